/** What happened since the viewer's last turn. Pure. */
import type { LogLine } from "../../api/types";

/** The number of the first line after the last one of an own decision; -1 where all is known. */
export function sinceOwn(lines: LogLine[], mine: number[]): number {
  const own = lines.findLast(({ seat }) => seat !== null && mine.includes(seat));
  if (!own) return -1;
  const first = lines.findIndex(({ n }) => n > own.n);
  return first;
}
