import type { Snippet } from "svelte";

/** A part of the table with a tab of its own. */
export interface Panel {
  id: string;
  label: string;
  badge?: string | number | undefined;
  content: Snippet;
}

export type Width = "narrow" | "medium" | "wide";

/** How much room there is: a phone, a tablet, a desk. */
export function widthOf(pixels: number): Width {
  if (pixels < 720) return "narrow";
  return pixels < 1180 ? "medium" : "wide";
}
