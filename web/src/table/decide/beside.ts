/** Where a card stands beside a thing, within the window. Pure. */

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

export function beside(
  thing: { left: number; right: number; top: number; bottom: number },
  card: Size,
  window: Size,
): { left: number; top: number } {
  const isRoomBelow = thing.bottom + GAP + card.height + EDGE <= window.height;
  const isRoomAbove = thing.top - GAP - card.height >= EDGE;
  const middle = (thing.left + thing.right) / 2 - card.width / 2;
  const left = clamp(middle, EDGE, window.width - card.width - EDGE);
  if (isRoomBelow) return { left, top: thing.bottom + GAP };
  if (isRoomAbove) return { left, top: thing.top - GAP - card.height };
  const isRoomRight = thing.right + GAP + card.width + EDGE <= window.width;
  const side = isRoomRight ? thing.right + GAP : thing.left - GAP - card.width;
  const top = clamp(thing.top, EDGE, window.height - card.height - EDGE);
  return { left: clamp(side, EDGE, window.width - card.width - EDGE), top };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(Math.max(low, high), value));
}
