/** What a turn still allows, each action as often as it is left. Pure. */
import type { Turn } from "../../api/types";

export function openActions(turn: Turn | null): string[] {
  return Object.entries(turn?.left ?? {}).flatMap(([action, left]) =>
    Array.from({ length: left }, () => action),
  );
}
