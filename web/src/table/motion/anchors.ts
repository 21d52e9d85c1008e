/** Finds where on the screen something lies, by the marks that the table's parts bear. */

/** The first of these anchors or places that can be seen. */
export function anchored(names: string[]): Element | null {
  for (const name of names) {
    const marked = document.querySelectorAll(
      `[data-anchor="${CSS.escape(name)}"], [data-place="${CSS.escape(name)}"]`,
    );
    for (const element of marked) if (isSeen(element)) return element;
  }
  return null;
}

function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right <= left && bottom <= top) return false;
  const clip = element.closest("svg[role=group]")?.getBoundingClientRect();
  const [low, high] = clip ? [clip.top, clip.bottom] : [0, innerHeight];
  const [near, far] = clip ? [clip.left, clip.right] : [0, innerWidth];
  return right > near && left < far && bottom > low && top < high;
}
