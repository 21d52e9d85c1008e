import type { TableRow } from "../api/types";

/** Whether it is one of the viewer's seats that decides. */
export function isMyTurn({ actor, seats }: TableRow): boolean {
  return actor !== null && seats.some(({ seat, mine }) => seat === actor && mine === true);
}

/** Tables where the viewer is asked come first, then the newest. */
export function byTurn(a: TableRow, b: TableRow): number {
  return Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.updated.localeCompare(a.updated);
}

/** How long ago that was, in words. */
export function ago(updated: string, language: string, now = Date.now()): string {
  const seconds = Math.min(0, (Date.parse(updated) - now) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, size]) => -seconds >= size) ?? (["second", 1] as const);
  return words.format(Math.trunc(seconds / size), unit);
}

const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;
