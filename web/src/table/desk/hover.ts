/** Whether a pointer hovers: after a touch, browsers make up a mouse that stays where it was. */
export function isHovering({ pointerType }: PointerEvent): boolean {
  return pointerType === "mouse" && matchMedia("(hover: hover)").matches;
}
