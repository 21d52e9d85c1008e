import { expect, test } from "vitest";

import { apart, course, laidOut } from "../src/beside/plot";

test("the course begins with the beginning", () => {
  const decisions = [
    [0, 0],
    [1, 0],
    [2, 5],
    [3, 7],
  ];
  const history = { sides: ["red", "blue"], decisions, rounds: [1, 2], lengths: [2, 3], glory: [] };
  expect(course(history)).toEqual({
    rounds: [0, 1, 2],
    glory: [
      [0, 0],
      [2, 5],
      [3, 7],
    ],
  });
});

test("more Glory is drawn higher, later rounds further right", () => {
  const rows = [
    [0, 0],
    [10, 4],
  ];
  const plot = laidOut([0, 1], rows, 100, 50);
  expect(plot.lines).toEqual([
    [
      { x: 0, y: 50 },
      { x: 100, y: 0 },
    ],
    [
      { x: 0, y: 50 },
      { x: 100, y: 30 },
    ],
  ]);
  expect(plot.ticks.map(({ glory }) => glory)).toEqual([0, 2, 4, 6, 8, 10]);
});

test("Glory below nought is on the plot too", () => {
  const { ticks, lines } = laidOut([0, 1], [[0], [-3]], 100, 50);
  expect(ticks[0]?.glory).toBeLessThanOrEqual(-3);
  expect(lines[0]?.[1]?.y).toBeLessThanOrEqual(50);
});

test("labels keep their order and their distance", () => {
  const placed = apart([10, 11, 80, 12], 16);
  const sorted = [...placed].sort((a, b) => a - b);
  for (let k = 1; k < sorted.length; k += 1) {
    expect(sorted[k]! - sorted[k - 1]!).toBeGreaterThan(15.5);
  }
  expect(placed[0]).toBeLessThan(placed[1]!);
  expect(placed[1]).toBeLessThan(placed[3]!);
});
