/** The window onto the chart: its camera, moved by whoever looks. */
import { mayMove } from "../../frame/settings.svelte";
import { type Camera, type Size, fitting, kept, moved, showing, viewBox, zoomed } from "./camera";
import type { Box, XY } from "./geometry";

const GLIDE = 280; // milliseconds

export class ChartView {
  camera = $state.raw<Camera | null>(null);
  #glide = 0;

  constructor(
    private readonly frame: () => Box,
    private readonly window: () => Size,
  ) {}

  /** The camera, the whole chart until somebody has chosen another. */
  readonly seen: Camera = $derived.by(() =>
    this.camera
      ? kept(this.camera, this.frame(), this.window())
      : showing(this.frame(), this.frame(), this.window()),
  );
  readonly viewBox = $derived.by(() => viewBox(this.seen, this.window()));
  readonly isWhole = $derived.by(
    () => this.seen.scale < fitting(this.frame(), this.window()) * 1.02,
  );

  drag(dx: number, dy: number): void {
    this.#set(moved(this.seen, dx, dy, this.frame(), this.window()));
  }

  /** Nearer or farther, about a point of the window or its middle. */
  zoom(factor: number, at?: XY): void {
    const { width, height } = this.window();
    at ??= { x: width / 2, y: height / 2 };
    this.#set(zoomed(this.seen, factor, at, this.frame(), this.window()));
  }

  whole(): void {
    this.#glideTo(showing(this.frame(), this.frame(), this.window()));
  }

  show(box: Box): void {
    this.#glideTo(showing(box, this.frame(), this.window()));
  }

  /** Whether a place is seen, and not at the very edge. */
  sees(place: XY): boolean {
    const { middle, scale } = this.seen;
    const { width, height } = this.window();
    const [rx, ry] = [(0.46 * width) / scale, (0.46 * height) / scale];
    return Math.abs(place.x - middle.x) < rx && Math.abs(place.y - middle.y) < ry;
  }

  /** Move on until a place is seen. */
  reveal(place: XY): void {
    if (this.sees(place)) return;
    const { scale } = this.seen;
    this.#glideTo(kept({ middle: place, scale }, this.frame(), this.window()));
  }

  #set(camera: Camera): void {
    cancelAnimationFrame(this.#glide);
    this.camera = camera;
  }

  #glideTo(to: Camera): void {
    cancelAnimationFrame(this.#glide);
    if (!mayMove()) return this.#set(to);
    const [from, begun] = [this.seen, performance.now()];
    const step = (time: number) => {
      const share = Math.min(1, (time - begun) / GLIDE);
      const eased = share * share * (3 - 2 * share);
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.camera = {
        middle: { x: mix(from.middle.x, to.middle.x), y: mix(from.middle.y, to.middle.y) },
        scale: mix(from.scale, to.scale),
      };
      if (share < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }
}
