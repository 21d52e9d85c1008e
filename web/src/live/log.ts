import type { LogLine } from "../api/types";

/** The log with a piece of it put in place: all lines from `from` on are replaced. */
export function spliced(log: LogLine[], piece: { from: number; lines: LogLine[] }): LogLine[] {
  return [...log.filter((line) => line.n < piece.from), ...piece.lines];
}
