/** The room on a sheet: what is placed already, and where the rest finds a place. */
import type { Box, XY } from "./geometry";

const STEP = 12; // units between the places that are tried

export class Room {
  #taken: Box[] = [];

  constructor(readonly frame: Box) {}

  /** Nothing else may lie there. */
  block(at: XY, width: number, height: number): void {
    this.#taken.push(around(at, width, height));
  }

  /** Nothing else may lie on the way between. */
  blockLine(a: XY, b: XY, width: number): void {
    const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / width));
    for (let i = 0; i <= steps; i++) {
      const at = { x: a.x + ((b.x - a.x) * i) / steps, y: a.y + ((b.y - a.y) * i) / steps };
      this.block(at, width, width);
    }
  }

  /** The middle of a free place as near to a goal as can be; it is then taken. Null if none. */
  take(width: number, height: number, goals: XY[], allowed: (at: XY) => boolean): XY | null {
    const far = (at: XY) =>
      Math.min(...goals.map((goal) => Math.hypot(at.x - goal.x, at.y - goal.y)));
    let best: XY | null = null;
    let least = Infinity;
    const { left, top, right, bottom } = this.frame;
    for (let x = left + width / 2; x <= right - width / 2; x += STEP) {
      for (let y = top + height / 2; y <= bottom - height / 2; y += STEP) {
        const at = { x, y };
        const distance = far(at);
        if (distance < least && allowed(at) && this.#isFree(around(at, width, height))) {
          [best, least] = [at, distance];
        }
      }
    }
    if (best) this.block(best, width, height);
    return best;
  }

  #isFree(box: Box): boolean {
    return !this.#taken.some(
      (other) =>
        other.left < box.right &&
        box.left < other.right &&
        other.top < box.bottom &&
        box.top < other.bottom,
    );
  }
}

function around({ x, y }: XY, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}
