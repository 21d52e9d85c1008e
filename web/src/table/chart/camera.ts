/** What of the sheet is seen: a middle and a scale, kept within the frame. Pure arithmetic. */
import { type Box, type XY, heightOf, widthOf } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

/** `scale` is pixels to a unit of the sheet. */
export interface Camera {
  middle: XY;
  scale: number;
}

const NEAREST = 2.4; // pixels to a unit, at most

/** The scale at which a box just fits into the window. */
export function fitting(box: Box, window: Size): number {
  return Math.min(window.width / widthOf(box), window.height / heightOf(box));
}

/** The camera that shows a box as large as the window allows. */
export function showing(box: Box, frame: Box, window: Size): Camera {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return kept({ middle, scale: fitting(box, window) }, frame, window);
}

/** The same camera, not farther away than the whole chart, and looking at nothing beyond. */
export function kept({ middle, scale }: Camera, frame: Box, window: Size): Camera {
  const whole = fitting(frame, window);
  const held = Math.max(whole, Math.min(Math.max(NEAREST, whole), scale));
  return {
    scale: held,
    middle: {
      x: within(middle.x, frame.left, frame.right, window.width / held),
      y: within(middle.y, frame.top, frame.bottom, window.height / held),
    },
  };
}

function within(middle: number, low: number, high: number, span: number): number {
  if (span >= high - low) return (low + high) / 2;
  return Math.max(low + span / 2, Math.min(high - span / 2, middle));
}

/** Nearer or farther by a factor; the point of the window stays over the same place. */
export function zoomed(camera: Camera, factor: number, at: XY, frame: Box, window: Size): Camera {
  const place = under(camera, at, window);
  const { scale } = kept({ ...camera, scale: camera.scale * factor }, frame, window);
  const middle = {
    x: place.x - (at.x - window.width / 2) / scale,
    y: place.y - (at.y - window.height / 2) / scale,
  };
  return kept({ middle, scale }, frame, window);
}

/** Moved by so many pixels of the window. */
export function moved(camera: Camera, dx: number, dy: number, frame: Box, window: Size): Camera {
  const { x, y } = camera.middle;
  const middle = { x: x - dx / camera.scale, y: y - dy / camera.scale };
  return kept({ middle, scale: camera.scale }, frame, window);
}

/** The place of the sheet under a point of the window. */
export function under(camera: Camera, at: XY, window: Size): XY {
  return {
    x: camera.middle.x + (at.x - window.width / 2) / camera.scale,
    y: camera.middle.y + (at.y - window.height / 2) / camera.scale,
  };
}

/** How a picture taken by one camera is moved and scaled to pass for one by another. */
export function drift(taken: Camera, now: Camera): string {
  const x = (taken.middle.x - now.middle.x) * now.scale;
  const y = (taken.middle.y - now.middle.y) * now.scale;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(now.scale / taken.scale).toFixed(4)})`;
}

/** The viewBox of the SVG. */
export function viewBox({ middle, scale }: Camera, window: Size): string {
  const [w, h] = [window.width / scale, window.height / scale];
  return [middle.x - w / 2, middle.y - h / 2, w, h].map((n) => n.toFixed(2)).join(" ");
}
