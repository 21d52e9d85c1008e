/** What a sea chart has besides the sea: lines of bearing, parallels, the scale on its border. */
import { type Box, UNIT, type XY, heightOf, widthOf } from "./geometry";

const RAYS = 32;
const NET = 20 * UNIT; // from one parallel to the next
const MARK = 5 * UNIT; // of the scale

/** Lines of bearing from the compass rose, and from the place opposite. */
export function rhumbs(frame: Box, heart: XY): string {
  const reach = Math.hypot(widthOf(frame), heightOf(frame));
  const opposite = { x: frame.left + frame.right - heart.x, y: frame.top + frame.bottom - heart.y };
  return [heart, opposite].flatMap(({ x, y }) => rays(x, y, reach)).join("");
}

function rays(x: number, y: number, reach: number): string[] {
  return Array.from({ length: RAYS }, (_, i) => {
    const turn = (i * 2 * Math.PI) / RAYS;
    const [dx, dy] = [reach * Math.cos(turn), reach * Math.sin(turn)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${dx.toFixed(0)} ${dy.toFixed(0)}`;
  });
}

/** Meridians and parallels. */
export function graticule({ left, top, right, bottom }: Box): string {
  const down = multiples(left, right, NET).map((x) => `M${x} ${top}V${bottom}`);
  const across = multiples(top, bottom, NET).map((y) => `M${left} ${y}H${right}`);
  return [...down, ...across].join("");
}

/** The black marks of the scale of degrees around the frame. */
export function degrees({ left, top, right, bottom }: Box, height: number): string {
  const across = multiples(left, right - MARK, 2 * MARK).flatMap((x) =>
    [top - height, bottom].map((y) => `M${x} ${y}h${MARK}v${height}h${-MARK}z`),
  );
  const down = multiples(top, bottom - MARK, 2 * MARK).flatMap((y) =>
    [left - height, right].map((x) => `M${x} ${y}h${height}v${MARK}h${-height}z`),
  );
  return [...across, ...down].join("");
}

/** The multiples of a number between two others. */
export function multiples(low: number, high: number, by: number): number[] {
  const first = Math.ceil(low / by) * by;
  return Array.from(
    { length: Math.max(0, Math.floor((high - first) / by) + 1) },
    (_, i) => first + i * by,
  );
}
