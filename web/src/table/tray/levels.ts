/** The tray, level by level. Pure. */
import type { Building } from "../../api/types";

export interface Level {
  level: number;
  buildings: { building: string; copies: number | undefined }[];
}

/** What lies in the tray by level; with the start buildings while those are chosen. */
export function levels(
  tray: Record<string, number>,
  facts: Record<string, Building>,
  withStart: boolean,
): Level[] {
  const start = Object.keys(facts).filter((building) => withStart && facts[building]?.start);
  const rows = new Map<number, Level["buildings"]>();
  const add = (building: string, copies: number | undefined) => {
    const level = facts[building]?.level ?? 0;
    rows.set(level, [...(rows.get(level) ?? []), { building, copies }]);
  };
  for (const building of start) add(building, undefined);
  for (const [building, copies] of Object.entries(tray)) {
    if (!facts[building]?.start) add(building, copies);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([level, buildings]) => ({ level, buildings }));
}
