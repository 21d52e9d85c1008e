/** Of several equal buildings, the one that a decision means. Pure. */
import type { Decision, Mat } from "../../api/types";

/** The numbers of the buildings to press: the first of its kind whose worker fits the decision. */
export function pressable(
  buildings: Mat["buildings"],
  decisionsOf: (building: string) => Decision[],
): Set<number> {
  const found = new Set<number>();
  const seen = new Set<string>();
  buildings.forEach(({ building, worker }, i) => {
    const fits = decisionsOf(building).some(({ family }) => (family === "pay") === worker);
    if (!fits || seen.has(building)) return;
    seen.add(building);
    found.add(i);
  });
  return found;
}
