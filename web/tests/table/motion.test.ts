import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { GameEvent, LogLine, Snapshot } from "../../src/api/types";
import { sinceOwn } from "../../src/table/log/since";
import { flightsOf as planned, touched } from "../../src/table/motion/flights";
import { Pace } from "../../src/table/motion/pace.svelte";
import { patience } from "../../src/table/motion/patience";
import { lastAction } from "../../src/table/rivals/action";

const colours = ["red", "blue"];
const flightsOf = (events: GameEvent[], parties: string[]) =>
  planned(events, parties, (token) => token === "attack");
const event = (kind: string, seat: number | null, data = {}): GameEvent => ({
  kind,
  seat,
  ...data,
});

test("a disc goes from the harbor to its space, and its token to the mat", () => {
  const flights = flightsOf(
    [
      event("occupied", 0, { space: "goa" }),
      event("token_taken", 0, { token: "culture", space: "goa" }),
    ],
    colours,
  );
  expect(flights).toEqual([
    {
      piece: { kind: "disc", party: 0 },
      from: ["harbor:0", "supply:0", "rival"],
      to: ["space:goa"],
      arriving: "space:goa",
    },
    {
      piece: { kind: "token", token: "culture" },
      from: ["space:goa"],
      to: ["tracks:0", "tokens:0", "rival"],
    },
  ]);
});

test("a token of a track comes from the space that was shipped to", () => {
  const flights = flightsOf(
    [
      event("shipped_track", 1, { area: "india", place: 3 }),
      event("track_token_taken", 1, { token: "attack", area: "india" }),
    ],
    colours,
  );
  expect(flights.map(({ from }) => from[0])).toEqual(["harbor:1", "track:india:3"]);
  expect(flights[1]?.to).toEqual(["tokens:1", "rival"]);
});

test("an attack drives the other disc out before the own one lands", () => {
  const flights = flightsOf([event("attacked", 0, { space: "goa", victim: "blue" })], colours);
  expect(flights.map(({ piece, to }) => [piece, to[0]])).toEqual([
    [{ kind: "disc", party: 1 }, "supply:1"],
    [{ kind: "disc", party: 0 }, "space:goa"],
  ]);
});

test("a worker comes and goes between harbor and building", () => {
  const [busy] = flightsOf([event("activated", 0, { building: "docks" })], colours);
  const [paid] = flightsOf([event("paid", 0, { building: "docks" })], colours);
  expect(busy?.to).toEqual(["worker:0:docks", "seaside:0"]);
  expect(paid?.from).toEqual(["worker:0:docks", "seaside:0"]);
});

test("cards come from their deck or the pile; what only is said moves nothing", () => {
  const drawn = flightsOf([event("card_drawn", 0, { card: "far_east_2" })], colours);
  const won = flightsOf([event("governor_won", 0, { card: "far_east_governor" })], colours);
  expect(drawn[0]?.from).toEqual(["deck:far_east"]);
  expect(won[0]?.from).toEqual(["deck:far_east"]);
  expect(flightsOf([event("round_began", null, { round: 2 })], colours)).toEqual([]);
});

test("the places that an update concerns are marked", () => {
  const events = [
    event("shipped_track", 0, { area: "india", place: 3 }),
    event("link_controlled", 0, { link: "goa-madras" }),
    event("turn_ended", 0),
  ];
  expect(touched(events)).toEqual(["track_space:india_3", "link:goa-madras"]);
});

test("more happening stays longer, many updates in wait go faster", () => {
  const busy = [event("occupied", 0), event("token_taken", 0), event("link_controlled", 0)];
  expect(patience(busy, 0)).toBeGreaterThan(patience([event("turn_ended", 0)], 0));
  expect(patience(busy, 30)).toBeLessThan(patience(busy, 3));
});

const snapshot = (length: number, table = "t") =>
  ({ table, length, events: [event("passed", 0)], mine: [] }) as unknown as Snapshot;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("updates are shown one after the other, and skipped on demand", () => {
  const pace = new Pace();
  pace.take(snapshot(1), false);
  pace.take(snapshot(2), false);
  pace.take(snapshot(3), false);
  pace.take(snapshot(4), false);
  expect([pace.shown?.length, pace.waiting]).toEqual([2, 2]);
  vi.advanceTimersByTime(2000);
  expect(pace.shown?.length).toBeGreaterThan(2);
  pace.skip();
  expect([pace.shown?.length, pace.isBehind]).toEqual([4, false]);
  pace.stop();
});

test("what no move leads to is shown at once", () => {
  const pace = new Pace();
  pace.take(snapshot(5), false);
  pace.take(snapshot(3), false);
  expect(pace.shown?.length).toBe(3);
  pace.take(snapshot(9), true);
  expect(pace.shown?.length).toBe(9);
  pace.take(snapshot(12, "another"), false);
  expect([pace.shown?.length, pace.waiting]).toEqual([12, 0]);
  pace.stop();
});

test("a place waits for its piece until that has landed", () => {
  const pace = new Pace();
  pace.expect(["space:goa", "space:lima"]);
  pace.land("space:goa");
  expect([pace.isArriving("space:goa"), pace.isArriving("space:lima")]).toEqual([false, true]);
});

const line = (n: number, seat: number | null, kind = "passed"): LogLine => ({
  n,
  seat,
  round: 1,
  text: kind,
  kind,
  things: [],
});

test("what is new begins behind the viewer's last decision", () => {
  const lines = [line(1, 0), line(2, 1), line(3, 0), line(4, 1), line(5, null)];
  expect(sinceOwn(lines, [0])).toBe(3);
  expect(sinceOwn(lines, [1])).toBe(4);
  expect(sinceOwn(lines, [2])).toBe(-1);
  expect(sinceOwn(lines.slice(0, 3), [0])).toBe(-1);
});

test("the Opposition's last action is told with its reasons", () => {
  const lines = [
    line(1, 1, "ladder_turn"),
    line(1, 1, "occupied"),
    line(2, 2, "ladder_turn"),
    line(2, null, "rung_found"),
    line(2, 2, "card_drawn"),
    line(2, null, "ladder_moved"),
  ];
  expect(lastAction(lines).map(({ kind }) => kind)).toEqual([
    "ladder_turn",
    "rung_found",
    "card_drawn",
  ]);
  expect(lastAction([])).toEqual([]);
});
