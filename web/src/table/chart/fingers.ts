/** Pointers on the chart: one drags, two pinch. What was dragged is not pressed. */
import type { XY } from "./geometry";

const STILL = 6; // pixels that a press may tremble

export interface Moves {
  drag: (dx: number, dy: number) => void;
  pinch: (factor: number, at: XY) => void;
}

export class Fingers {
  #down = new Map<number, XY>();
  #way = 0;

  constructor(private readonly moves: Moves) {}

  /** Whether the pointers have moved too far for a press. */
  get hasMoved(): boolean {
    return this.#way > STILL;
  }

  get areDown(): boolean {
    return this.#down.size > 0;
  }

  press(id: number, at: XY): void {
    if (!this.#down.size) this.#way = 0;
    this.#down.set(id, at);
  }

  move(id: number, at: XY): void {
    const before = this.#down.get(id);
    if (!before) return;
    const apart = this.#apart();
    this.#down.set(id, at);
    this.#way += Math.hypot(at.x - before.x, at.y - before.y);
    if (!this.hasMoved) return;
    if (this.#down.size > 1) this.moves.pinch(this.#apart() / (apart || 1), this.#middle());
    else this.moves.drag(at.x - before.x, at.y - before.y);
  }

  lift(id: number): void {
    this.#down.delete(id);
  }

  #both(): [XY, XY] {
    const [a, b] = [...this.#down.values()];
    const one = a ?? { x: 0, y: 0 };
    return [one, b ?? one];
  }

  #apart(): number {
    const [a, b] = this.#both();
    return Math.hypot(a.x - b.x, a.y - b.y);
  }

  #middle(): XY {
    const [a, b] = this.#both();
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
}
