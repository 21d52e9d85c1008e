import type { Snapshot } from "../api/types";
import { language, say } from "../words/words.svelte";
import type { Side } from "./sides";

/** Who has won, in a sentence; in solo how well. Empty before the end. */
export function verdict({ over, view }: Snapshot, sides: Side[]): string {
  if (!over) return "";
  if (view.verdict) {
    const { level, difference, panache } = view.verdict;
    const told = say(`ending-verdict-${level}`, { difference: Math.abs(difference) });
    return panache ? `${told} ${say("ending-verdict-panache")}` : told;
  }
  const names = view.winners.map((side) => sides[side]?.name ?? "");
  const listed = new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
  const glory = view.scores[view.winners[0] ?? 0]?.total ?? 0;
  return say("ending-won", { count: names.length, names: listed, glory });
}
