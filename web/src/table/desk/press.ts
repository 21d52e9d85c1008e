/** A long press of a finger or pen, in place of the click that would follow it. */

const LONG = 450; // milliseconds
const STILL = 8; // pixels that a finger may tremble

/** Svelte action: `held` is called once the element was pressed long enough. */
export function longPress(element: Element, held: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let at = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);

  function down({ pointerType, clientX, clientY }: PointerEvent) {
    stop();
    isHeld = false;
    at = { x: clientX, y: clientY };
    if (pointerType === "mouse") return;
    timer = setTimeout(() => {
      isHeld = true;
      held();
    }, LONG);
  }

  function move({ clientX, clientY }: PointerEvent) {
    if (Math.hypot(clientX - at.x, clientY - at.y) > STILL) stop();
  }

  /** The click after a long press chooses nothing. */
  function click(event: Event) {
    stop();
    if (isHeld) event.stopPropagation();
    isHeld = false;
  }

  /** Nor does the browser show a menu of its own. */
  function menu(event: Event) {
    if ((event as PointerEvent).pointerType !== "mouse") event.preventDefault();
  }

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", stop],
    ["pointercancel", stop],
    ["pointerleave", stop],
    ["click", click],
    ["contextmenu", menu],
  ];
  for (const [name, listener] of listeners) {
    element.addEventListener(name, listener as EventListener);
  }
  return { destroy: stop };
}
