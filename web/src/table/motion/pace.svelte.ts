/** Shows one update after the other, so that a person can follow what others do. */
import type { Snapshot } from "../../api/types";
import type { Key } from "../desk/things";
import { touched } from "./flights";
import { patience } from "./patience";

type Listener = (now: Snapshot, before: Snapshot) => void;

export class Pace {
  /** The position on the screen. */
  shown = $state.raw<Snapshot | null>(null);
  /** How many updates are still to be shown. */
  waiting = $state(0);
  /** The places to which something is on its way, so that it isn't there yet. */
  arriving = $state.raw<ReadonlySet<Key>>(new Set());

  /** The places that the update on the screen concerns. */
  recent = $state.raw<ReadonlySet<Key>>(new Set());

  #newest: Snapshot | null = null;
  #queue: Snapshot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<Listener>();

  get isBehind(): boolean {
    return this.waiting > 0;
  }

  isArriving(place: Key): boolean {
    return this.arriving.has(place);
  }

  /** Something is on its way to these places. */
  expect(places: Key[]): void {
    this.arriving = new Set([...this.arriving, ...places]);
  }

  /** What was on its way to a place is there. */
  land(place: Key): void {
    this.arriving = new Set([...this.arriving].filter((other) => other !== place));
  }

  /** Told of each update that comes onto the screen in its turn; returns how to stop that. */
  onShown(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A position came in: it is shown in its turn, or at once where no move leads to it. */
  take(now: Snapshot, isJump: boolean): void {
    const before = this.#newest;
    this.#newest = now;
    const isMove = before?.table === now.table && now.length > before.length;
    if (isJump || !isMove || document.hidden) return this.#jump(now);
    this.#queue.push(now);
    if (this.#timer === undefined) this.#next();
    else this.waiting = this.#queue.length;
  }

  /** Show the newest position at once. */
  skip(): void {
    if (this.#newest) this.#jump(this.#newest);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #jump(to: Snapshot): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.waiting = 0;
    this.arriving = new Set();
    this.recent = new Set();
    this.shown = to;
  }

  #next(): void {
    this.#timer = undefined;
    const next = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!next) return;
    const before = this.shown;
    this.shown = next;
    this.recent = new Set(touched(next.events));
    if (before) for (const listener of this.#listeners) listener(next, before);
    this.#timer = setTimeout(() => this.#next(), patience(next.events, this.#queue.length));
  }
}
