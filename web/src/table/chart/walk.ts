/** Walking over the chart with the arrow keys: the nearest thing that way. Pure. */
import type { XY } from "./geometry";

const WAYS: Record<string, XY> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** The number of the point that lies best in the arrow's way; -1 if none does. */
export function nearest(key: string, from: XY, points: XY[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Infinity;
  points.forEach((point, i) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const cost = ahead + 2.2 * aside;
    if (ahead > 1 && aside <= 1.8 * ahead && cost < least) [best, least] = [i, cost];
  });
  return best;
}
