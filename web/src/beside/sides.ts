import type { Content, Snapshot } from "../api/types";

/** Somebody who is scored. */
export interface Side {
  colour: string;
  name: string;
}

/** All that are scored, in the order of the scores: the seats, then rivals that nobody plays. */
export function sides(content: Content, { seats }: Snapshot): Side[] {
  const rivals = content.rivals.map((colour) => ({
    colour,
    name: content.labels.colour?.[colour] ?? colour,
  }));
  return [...seats.map(({ colour, name }) => ({ colour, name })), ...rivals];
}

/** The sources of Glory by their heads; what only a variant scores stands under "" at the end. */
export function underHeads({ heads, scores }: Content): [head: string, rows: string[]][] {
  const known = new Set(["total", ...Object.values(heads).flat()]);
  const own = scores.filter((row) => !known.has(row));
  return [...Object.entries(heads), ...(own.length ? [["", own] as [string, string[]]] : [])];
}
