import type { LogLine } from "../api/types";

/** The decisions after which each round began, in order. */
export function roundStarts(lines: LogLine[]): number[] {
  const starts = new Map<number, number>();
  for (const { n, round } of lines) if (!starts.has(round)) starts.set(round, n);
  return [...starts.values()].sort((a, b) => a - b);
}
