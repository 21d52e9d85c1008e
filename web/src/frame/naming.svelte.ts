/** The question for a name, asked where one is needed: to sit down, to speak. */
import { person } from "./person.svelte";

type Answer = (named: boolean) => void;

let waiting = $state.raw<Answer | null>(null);

/** Whether the question is on the screen. */
export function isAsking(): boolean {
  return waiting !== null;
}

/** Ask for a name unless there is one. False if the person would rather not say. */
export async function needName(): Promise<boolean> {
  if (!person.asked) await person.ask().catch(() => undefined); // whoever is quicker than the server
  if (person.me) return true;
  waiting?.(false);
  return new Promise((resolve) => (waiting = resolve));
}

/** The question was answered, or closed. */
export function answer(named: boolean): void {
  waiting?.(named);
  waiting = null;
}
