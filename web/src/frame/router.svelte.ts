/** Which page is shown, by the address. Links are plain `<a href>`; the click is caught here. */

import { tick } from "svelte";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "come"; token: string }
  | { page: "about" }
  | { page: "nowhere" };

/** The page that a path leads to. */
export function parse(path: string): Route {
  const [first = "", second = "", ...rest] = decoded(path);
  if (rest.length > 0) return { page: "nowhere" };
  if (!first) return { page: "home" };
  if (first === "about" && !second) return { page: "about" };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "come" && second) return { page: "come", token: second };
  return { page: "nowhere" };
}

/** The parts of a path; one that is badly written leads nowhere. */
function decoded(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"];
  }
}

let path = $state(location.pathname);
const now = $derived(parse(path));

/** The page that is shown. */
export function route(): Route {
  return now;
}

/** Show another page of ours. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive();
}

/** Follow the back button and clicks on our own links, from now on. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || !isOurs(link, event)) return;
    event.preventDefault();
    if (link.pathname !== location.pathname) go(link.pathname);
    if (link.hash) document.querySelector(link.hash)?.scrollIntoView();
  });
}

function arrive(): void {
  if (path === location.pathname) return;
  path = location.pathname;
  scrollTo(0, 0);
  // Who listens instead of looking is told that another page has come.
  void tick().then(() => document.getElementById("main")?.focus({ preventScroll: true }));
}

function isOurs(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const inside = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return (
    plain && inside && !event.defaultPrevented && !link.target && !link.hasAttribute("download")
  );
}
