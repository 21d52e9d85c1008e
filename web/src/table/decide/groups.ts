/** The decisions of the bar: those without a place at hand, the others by kind. Pure. */
import type { Decision } from "../../api/types";
import { placeOf } from "../desk/things";

/** Decisions that have no place on the table: to pass, to stop, to choose an answer. */
export function placeless(legal: Decision[]): Decision[] {
  return legal.filter((decision) => placeOf(decision) === null);
}

/** All decisions by their verb, in the order in which they came. */
export function grouped(legal: Decision[]): { verb: string; decisions: Decision[] }[] {
  const groups = new Map<string, Decision[]>();
  for (const decision of legal) {
    const verb = decision.decision.split(" ")[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), decision]);
  }
  return [...groups].map(([verb, decisions]) => ({ verb, decisions }));
}
