import { expect, test } from "vitest";

import type { Seat, TableRow } from "../src/api/types";
import { ago, byTurn, isMyTurn } from "../src/home/rows";

const seat = (number: number, mine: boolean): Seat => ({
  seat: number,
  mine,
  colour: "red",
  kind: "person",
  name: "",
});
const row = (id: string, actor: number | null, updated: string): TableRow => ({
  id,
  actor,
  updated,
  name: id,
  game: "endeavor",
  options: {},
  seats: [seat(0, false), seat(1, true)],
  length: 1,
  started: true,
  public: true,
  maker: false,
  over: false,
  winners: [],
});

test("tables where I am asked come first, then the newest", () => {
  const rows = [
    row("old", 0, "2026-01-01T00:00:00+00:00"),
    row("mine", 1, "2025-01-01T00:00:00+00:00"),
    row("new", null, "2026-02-01T00:00:00+00:00"),
  ];
  expect(rows.sort(byTurn).map(({ id }) => id)).toEqual(["mine", "new", "old"]);
  expect(rows.map(isMyTurn)).toEqual([true, false, false]);
});

test("how long ago is told in the language", () => {
  const now = Date.parse("2026-03-01T12:00:00Z");
  expect(ago("2026-03-01T09:30:00+00:00", "en", now)).toBe("2 hours ago");
  expect(ago("2026-02-28T12:00:00+00:00", "de", now)).toBe("gestern");
  expect(ago("2026-03-01T12:00:05+00:00", "en", now)).toBe("now"); // clocks differ
});
