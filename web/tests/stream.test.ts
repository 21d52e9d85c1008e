/** The stream: it sleeps when hidden, and comes back after a fault. The browser's part is played here. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Stream, type Connection } from "../src/live/stream";

class Source extends EventTarget {
  static all: Source[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

let hidden = false;
let heard: unknown[] = [];
let states: Connection[] = [];
let stream: Stream;

const open = () => Source.all.filter((source) => !source.closed);
const newest = () => Source.all.at(-1)!;

function hide(now: boolean): void {
  hidden = now;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  [Source.all, heard, states, hidden] = [[], [], [], false];
  stream = new Stream({
    address: () => `/events?${heard.length}`,
    events: { table: (data) => heard.push(data) },
    changed: (state) => states.push(state),
  });
});

afterEach(() => {
  stream.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what comes in is told", () => {
  newest().onopen?.();
  newest().dispatchEvent(new MessageEvent("table", { data: '{"length": 3}' }));
  expect(heard).toEqual([{ length: 3 }]);
  expect(states).toEqual(["connecting", "live"]);
});

test("hidden it listens no more, shown it asks anew for where it stands", () => {
  newest().dispatchEvent(new MessageEvent("table", { data: "1" }));
  hide(true);
  expect(open()).toEqual([]);
  expect(states.at(-1)).toBe("asleep");
  hide(false);
  expect(open().map(({ url }) => url)).toEqual(["/events?1"]);
});

test("after a fault it tries again, each time a little later, and never twice at once", () => {
  for (const wait of [500, 1000, 2000]) {
    newest().onerror?.();
    expect(states.at(-1)).toBe("offline");
    const before = Source.all.length;
    vi.advanceTimersByTime(wait - 1);
    expect(Source.all.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(open().length).toBe(1);
  }
  newest().onopen?.();
  newest().onerror?.();
  vi.advanceTimersByTime(500);
  expect(open().length).toBe(1);
});

test("when the network is back it does not wait", () => {
  newest().onerror?.();
  dispatchEvent(new Event("online"));
  expect(open().length).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(open().length).toBe(1);
});

test("a stopped stream stays silent", () => {
  stream.stop();
  hide(false);
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(open()).toEqual([]);
});
