/** An attribute track as a row of steps. Pure. */

export interface Step {
  value: number;
  /** The Glory that a marker here scores, where it does. */
  glory: number | null;
  isReached: boolean;
  /** A new level begins here. */
  isFirst: boolean;
  isHere: boolean;
}

/** The steps of a track, lengthened as far as the marker has come. */
export function steps(levels: number[], gloryAt: number[], value: number): Step[] {
  const last = Math.max(levels.length - 1, value);
  return Array.from({ length: last + 1 }, (_, step) => ({
    value: step,
    glory: (gloryAt.includes(step) && step > 0) || step >= levels.length ? step : null,
    isReached: step <= value,
    isFirst: step > 0 && step < levels.length && levels[step] !== levels[step - 1],
    isHere: step === value,
  }));
}
