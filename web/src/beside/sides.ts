import type { Content, Snapshot } from "../api/types";

/** Somebody who is scored. */
export interface Side {
  colour: string;
  name: string;
}

/** All that are scored, in the order of the scores: the seats, then rivals that nobody plays. */
export function sides(content: Content, { seats }: Snapshot): Side[] {
  const rivals = content.rivals.map((colour) => ({
    colour,
    name: content.labels.seat?.[colour] ?? colour,
  }));
  return [...seats.map(({ colour, name }) => ({ colour, name })), ...rivals];
}
