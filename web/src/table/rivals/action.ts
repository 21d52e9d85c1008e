/** What the Opposition did last, and why: the lines of its last action. Pure. */
import type { LogLine } from "../../api/types";

const OPENING = new Set(["ladder_turn", "bonus_draw", "bonus_draw_lost"]);
const CLOSING = new Set(["round_began", "ladder_moved", "tile_laid", "passed", "built"]);

export function lastAction(lines: LogLine[]): LogLine[] {
  const first = lines.findLastIndex(({ kind }) => OPENING.has(kind));
  if (first < 0) return [];
  const length = lines.slice(first + 1).findIndex(({ kind }) => CLOSING.has(kind));
  return length < 0 ? lines.slice(first) : lines.slice(first, first + 1 + length);
}
