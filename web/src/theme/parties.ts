/**
 * The colours of the sides, each doubled by a shape, so that nobody needs to tell colours apart.
 * The colours themselves are CSS variables of theme.css: --party-red, and --on-party-red for what is
 * written upon it. Shapes are drawn in a box from -1 to 1.
 */

export interface Party {
  /** The outline of its mark, as an SVG path. */
  mark: string;
  /** CSS values for fill and for text upon it. */
  fill: string;
  on: string;
}

const MARKS: Record<string, string> = {
  // circle
  red: "M0-.62A.62.62 0 1 1 0 .62 .62.62 0 1 1 0-.62Z",
  // square
  blue: "M-.55-.55H.55V.55H-.55Z",
  // triangle
  yellow: "M0-.68.68.5H-.68Z",
  // diamond
  green: "M0-.75.62 0 0 .75-.62 0Z",
  // cross
  purple: "M-.24-.68H.24V-.24H.68V.24H.24V.68H-.24V.24H-.68V-.24H-.24Z",
  // crescent, for the Silent Fleet
  silent_fleet: "M.3-.62A.66.66 0 1 0 .3.62 .52.52 0 0 1 .3-.62Z",
  // bar, for discs that are nobody's
  neutral: "M-.65-.2H.65V.2H-.65Z",
};

const RING = "M0-.62A.62.62 0 1 0 0 .62 .62.62 0 1 0 0-.62ZM0-.3A.3.3 0 1 1 0 .3 .3.3 0 1 1 0-.3Z";

/** How a side is drawn; one that the page does not know is drawn as a grey ring. */
export function party(colour: string): Party {
  const known = colour in MARKS;
  return {
    mark: MARKS[colour] ?? RING,
    fill: `var(--party-${known ? colour : "neutral"})`,
    on: `var(--on-party-${known ? colour : "neutral"})`,
  };
}
