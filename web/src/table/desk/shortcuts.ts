/** Single keys that a person at the keyboard may use. Pure but for the last function. */

export type Command = "chart" | "choices" | "next" | "before" | "mats" | "log" | "undo" | "help";

export const KEYS: Record<string, Command> = {
  c: "chart",
  d: "choices",
  n: "next",
  p: "before",
  m: "mats",
  l: "log",
  u: "undo",
  "?": "help",
};

/** What a key asks for; nothing while somebody writes, or holds another key. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return null;
  return KEYS[event.key] ?? null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
}

/** The place after, or before, the one that has the focus; round and round. */
export function neighbour<T>(all: T[], now: T | undefined, step: 1 | -1): T | undefined {
  const at = now === undefined ? -1 : all.indexOf(now);
  const from = at < 0 ? (step > 0 ? -1 : 0) : at;
  return all[(from + step + all.length) % all.length];
}
