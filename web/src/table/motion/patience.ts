/** How long an update stays before the next one is shown. */
import type { GameEvent } from "../../api/types";

/** What a person need not be shown: it changes nothing that lies on the table. */
const QUIET = new Set(["turn_ended", "salary_ended", "discard_ended", "selector_moved"]);

const PLAIN = 250; // milliseconds
const EACH = 300; // for everything that can be seen to happen
const MOST = 1150;
const LONG = 8; // updates in wait, beyond which things go faster

export function patience(events: GameEvent[], waiting: number): number {
  const seen = events.filter(({ kind }) => !QUIET.has(kind)).length;
  const calm = Math.min(MOST, PLAIN + EACH * Math.min(3, seen));
  return waiting > LONG ? (calm * LONG) / waiting : calm;
}
