/** The winds of a compass rose: sixteen, clockwise, 0 is north. Lengths in units of its drawing. */

export const WINDS = 16;

const angle = (wind: number) => (wind / WINDS) * 2 * Math.PI;
const round = (value: number) => Math.round(value * 100) / 100;

/** The point so far from the middle, towards a wind. */
export function tip(wind: number, reach: number): string {
  return `${round(Math.sin(angle(wind)) * reach)} ${round(-Math.cos(angle(wind)) * reach)}`;
}

/** The point where the flank of a point bends, on its left (-1) or right (1). */
export function flank(wind: number, width: number, side: 1 | -1): string {
  return tip(wind + side * 2, width);
}
