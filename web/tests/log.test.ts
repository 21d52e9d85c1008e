import { expect, test } from "vitest";

import type { LogLine } from "../src/api/types";
import { roundStarts } from "../src/beside/rounds";
import { spliced } from "../src/live/log";

const line = (n: number, text = `${n}`, round = 1): LogLine => ({
  n,
  text,
  round,
  seat: 0,
  kind: "built",
  things: [],
});
const texts = (lines: LogLine[]) => lines.map(({ text }) => text);

test("new lines follow the old ones", () => {
  expect(texts(spliced([line(1), line(2)], { from: 3, lines: [line(3), line(3, "3b")] }))).toEqual([
    "1",
    "2",
    "3",
    "3b",
  ]);
});

test("an undo takes lines away, and puts none in their place", () => {
  expect(texts(spliced([line(1), line(2), line(3)], { from: 2, lines: [] }))).toEqual(["1"]);
});

test("a whole log replaces all", () => {
  expect(texts(spliced([line(1, "Red"), line(2)], { from: 0, lines: [line(1, "Rot")] }))).toEqual([
    "Rot",
  ]);
});

test("a round begins with the first decision that is told of it", () => {
  expect(roundStarts([line(1), line(2), line(9, "", 2), line(10, "", 2), line(30, "", 3)])).toEqual(
    [1, 9, 30],
  );
});
