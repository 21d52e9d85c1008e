/** Which part of the table comes forward when there is something new to choose. Pure. */
import type { Part } from "./things";

/** The part that is shown now, unless it offers nothing and another does. */
export function partToShow(
  shown: string,
  counts: Record<Part, number>,
  isChartAPart: boolean,
): string {
  const parts = (["mats", "tray", "decks", "chart"] as Part[]).filter(
    (part) => isChartAPart || part !== "chart",
  );
  if (!isChartAPart && (shown === "chart" || counts.chart > 0)) {
    return shown === "chart" ? (parts.find((part) => counts[part]) ?? "mats") : shown;
  }
  if (counts[shown as Part]) return shown;
  return parts.find((part) => counts[part] > 0) ?? shown;
}
