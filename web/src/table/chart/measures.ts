/** How large things are drawn at a scale, so that they stay readable near and far. */

export interface Measures {
  /** Of spots: 1 as laid out, less when they would grow beyond need. */
  spot: number;
  /** Height of a name's letters, in units. */
  letter: number;
  /** Height of the letters of an area's name, in units. */
  title: number;
  /** Whether there is room for the names of cities and fleets. */
  hasNames: boolean;
}

const SPOT_AT_MOST = 26; // pixels
const LETTER = 12.5; // pixels
const RADIUS = 19; // units of a spot

export function measuresAt(scale: number): Measures {
  const spot = Math.max(0.5, Math.min(1, SPOT_AT_MOST / (RADIUS * scale)));
  const letter = Math.max(7, Math.min(33, LETTER / scale));
  const title = Math.max(12, Math.min(33, 15 / scale));
  return { spot, letter, title, hasNames: scale >= 0.3 };
}
