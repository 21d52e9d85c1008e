import { expect, test } from "vitest";

import type { Building, Decision } from "../../src/api/types";
import { pressable } from "../../src/table/mats/seaside";
import { steps } from "../../src/table/mats/steps";
import { widthOf } from "../../src/table/panel";
import { sign, star } from "../../src/table/pieces/shapes";
import { extraActions } from "../../src/table/rivals/selector";
import { levels } from "../../src/table/tray/levels";

const choice = (family: string): Decision => ({
  decision: `${family} market`,
  label: "",
  family,
  domain: "building",
  thing: "market",
});

test("of equal buildings the first without a worker is activated, the first with one paid", () => {
  const row = [
    { building: "market", worker: true },
    { building: "market", worker: false },
    { building: "market", worker: false },
  ];
  expect([...pressable(row, () => [choice("activate")])]).toEqual([1]);
  expect([...pressable(row, () => [choice("pay")])]).toEqual([0]);
  expect([...pressable(row, () => [])]).toEqual([]);
});

test("a track shows its levels, what scores, and where the marker is", () => {
  const row = steps([1, 1, 2, 2, 3], [0, 2, 4], 3);
  expect(row.map(({ isFirst }) => isFirst)).toEqual([false, false, true, false, true]);
  expect(row.map(({ glory }) => glory)).toEqual([null, null, 2, null, 4]);
  expect(row.findIndex(({ isHere }) => isHere)).toBe(3);
  expect(row.filter(({ isReached }) => isReached)).toHaveLength(4);
});

test("a track is lengthened as far as its marker goes", () => {
  const row = steps([1, 1, 2], [0, 2], 5);
  expect(row).toHaveLength(6);
  expect(row.at(-1)).toMatchObject({ glory: 5, isHere: true });
});

test("the tray lies level by level, start buildings only while they are chosen", () => {
  const building = (level: number, start = false) => ({ level, start }) as Building;
  const facts = { market: building(1), docks: building(3), colonial_house: building(0, true) };
  const tray = { docks: 2, market: 5 };
  expect(levels(tray, facts, false)).toEqual([
    { level: 1, buildings: [{ building: "market", copies: 5 }] },
    { level: 3, buildings: [{ building: "docks", copies: 2 }] },
  ]);
  expect(levels(tray, facts, true)[0]).toEqual({
    level: 0,
    buildings: [{ building: "colonial_house", copies: undefined }],
  });
});

test("a tile costs an extra action for each column from the selector", () => {
  expect([1, 2, 3].map((column) => extraActions(1, column))).toEqual([0, 1, 2]);
});

test("every attribute, action and ornament has a sign", () => {
  const needed = ["industry", "culture", "wealth", "influence", "glory", "crown", "governor"];
  const actions = ["ship", "occupy", "attack", "draw", "payment"];
  for (const name of [...needed, ...actions]) expect(sign(name), name).toMatch(/^M/);
  expect(sign("nothing")).toBe("");
  expect(star(4, 1, 0.5).match(/L/g)).toHaveLength(7);
});

test("a phone, a tablet and a desk are laid out differently", () => {
  expect([360, 820, 1440].map(widthOf)).toEqual(["narrow", "medium", "wide"]);
});
