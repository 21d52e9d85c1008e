import { expect, test } from "vitest";

import type { Chart, Place, Region } from "../../src/api/types";
import { drift, kept, showing, under, zoomed } from "../../src/table/chart/camera";
import { areasOf } from "../../src/table/chart/areas";
import { cell, cells } from "../../src/table/chart/cells";
import { Fingers } from "../../src/table/chart/fingers";
import {
  frameOf,
  linkLine,
  seaOf,
  seen,
  shapedAs,
  spacePlaces,
  trackRow,
} from "../../src/table/chart/geometry";
import { laidOut, linesOf, nameAt } from "../../src/table/chart/layout";
import { measuresAt } from "../../src/table/chart/measures";
import { graticule, multiples } from "../../src/table/chart/ornaments";
import { Room } from "../../src/table/chart/room";
import { seaDiscs } from "../../src/table/chart/sea";
import { nearest } from "../../src/table/chart/walk";

const place = (id: string, lon: number, lat: number): Place => ({
  id,
  glory: 1,
  lon,
  lat,
  shift: [0, 0],
  label: "s",
});

const europe: Region = {
  id: "europe",
  track: 0,
  track_anchor: null,
  deck: [10, 60],
  slavery_deck: [18, 60],
  open_sea: null,
  cities: [place("lisbon", -10, 40), { ...place("genoa", 8, 44), shift: [1, 2] }],
  fleets: [place("biscay", -6, 46)],
};
const africa: Region = {
  id: "africa",
  track: 4,
  track_anchor: [-20, -20],
  deck: [0, -20],
  slavery_deck: null,
  open_sea: null,
  cities: [place("elmina", 0, 5)],
  fleets: [],
};
const chart: Chart = {
  regions: [europe, africa],
  links: [{ id: "lisbon-elmina", ends: ["lisbon", "elmina"], kind: "circle", glory: 1, at: 0.25 }],
};
const window = { width: 400, height: 200 };

test("north is up, ten steps to a degree, and a shift moves a space", () => {
  expect(seen([8, 44])).toEqual({ x: 80, y: -440 });
  expect(spacePlaces(chart).get("genoa")).toEqual({ x: 90, y: -460 });
});

test("a track runs from its anchor to one step before the deck", () => {
  expect(trackRow(africa).map(({ x }) => x)).toEqual([-200, -150, -100, -50]);
  expect(trackRow(europe)).toEqual([]);
});

test("without an open sea discs lie beside the track", () => {
  expect(seaOf(africa)).toEqual({ x: -125, y: 246 });
  expect(seaOf({ ...africa, open_sea: [3, -3] })).toEqual({ x: 30, y: 30 });
  expect(seaOf(europe)).toBeNull();
});

test("a link's spot lies at its share of the way", () => {
  const [link] = chart.links;
  expect(linkLine(link!, spacePlaces(chart)).spot).toEqual({ x: -75, y: -312.5 });
});

test("the frame holds everything, and takes the shape of a window", () => {
  const frame = frameOf(chart);
  expect(frame.left).toBeLessThan(-200);
  const shaped = shapedAs(frame, window);
  expect((shaped.right - shaped.left) / (shaped.bottom - shaped.top)).toBeCloseTo(2);
  expect(shaped.top).toBeLessThanOrEqual(frame.top);
});

test("an area's cell is what lies nearer to it than to others", () => {
  const frame = { left: 0, top: 0, right: 100, bottom: 100 };
  const shape = cell(frame, { x: 10, y: 50 }, [{ x: 90, y: 50 }]);
  expect(Math.max(...shape.map(({ x }) => x))).toBeCloseTo(50);
  expect([...cells(chart, frameOf(chart)).keys()]).toEqual(["europe", "africa"]);
});

test("a camera shows a box, and never what lies beyond the frame", () => {
  const frame = { left: 0, top: 0, right: 1000, bottom: 500 };
  const whole = showing(frame, frame, window);
  expect(whole.scale).toBeCloseTo(0.4);
  expect(kept({ middle: { x: 0, y: 0 }, scale: 0.8 }, frame, window).middle).toEqual({
    x: 250,
    y: 125,
  });
  expect(kept({ middle: { x: 0, y: 0 }, scale: 0.01 }, frame, window).scale).toBeCloseTo(0.4);
});

test("what lies under the pointer stays there when one zooms", () => {
  const frame = { left: 0, top: 0, right: 1000, bottom: 500 };
  const before = { middle: { x: 500, y: 250 }, scale: 1 };
  const at = { x: 300, y: 60 };
  const after = zoomed(before, 1.5, at, frame, window);
  expect(after.scale).toBeCloseTo(1.5);
  expect(under(after, at, window).x).toBeCloseTo(under(before, at, window).x);
  expect(under(after, at, window).y).toBeCloseTo(under(before, at, window).y);
});

test("a picture of the coasts is moved and scaled as the camera goes on", () => {
  const taken = { middle: { x: 100, y: 50 }, scale: 1 };
  expect(drift(taken, taken)).toBe("translate(0.00px, 0.00px) scale(1.0000)");
  const now = { middle: { x: 110, y: 50 }, scale: 2 };
  expect(drift(taken, now)).toBe("translate(-20.00px, 0.00px) scale(2.0000)");
});

test("names stand where the chart says, long ones in two lines", () => {
  expect(linesOf("Gulf of Saint Lawrence fleet")).toEqual(["Gulf of Saint", "Lawrence fleet"]);
  expect(linesOf("Goa")).toEqual(["Goa"]);
  expect(linesOf("Sankt-Petersburger Flotte").join(" ")).toContain("Flotte");
  expect(nameAt({ ...place("x", 0, 0), label: "w" }, "Lima")).toMatchObject({
    anchor: "end",
    dx: -1,
  });
});

test("what is free is taken once, and nearest to its goal", () => {
  const room = new Room({ left: 0, top: 0, right: 200, bottom: 200 });
  room.block({ x: 100, y: 100 }, 60, 60);
  const first = room.take(40, 40, [{ x: 100, y: 100 }], () => true)!;
  expect(Math.max(Math.abs(first.x - 100), Math.abs(first.y - 100))).toBeGreaterThanOrEqual(50);
  expect(room.take(40, 40, [first], () => true)).not.toEqual(first);
  expect(room.take(400, 40, [first], () => true)).toBeNull();
});

test("a chart is laid out with every space, link and area once", () => {
  const sheet = laidOut(chart, frameOf(chart), (_, id) => id);
  expect(sheet.spots.map(({ place, area }) => [place.id, area])).toEqual([
    ["lisbon", "europe"],
    ["genoa", "europe"],
    ["biscay", "europe"],
    ["elmina", "africa"],
  ]);
  expect(sheet.spots.map(({ isFleet }) => isFleet)).toEqual([false, false, true, false]);
  expect(sheet.links).toHaveLength(1);
  expect(sheet.seas.map(({ row }) => row.length)).toEqual([0, 4]);
});

test("letters keep their size on the screen, within limits", () => {
  expect(measuresAt(1).letter).toBeCloseTo(12.5);
  expect(measuresAt(0.1)).toMatchObject({ hasNames: false, letter: 33 });
  expect(measuresAt(3).spot).toBeLessThan(measuresAt(0.5).spot);
});

test("arrow keys go to the nearest thing that way", () => {
  const points = [
    { x: 100, y: 0 },
    { x: 40, y: 10 },
    { x: 0, y: 50 },
    { x: -30, y: 0 },
  ];
  expect(nearest("ArrowRight", { x: 0, y: 0 }, points)).toBe(1);
  expect(nearest("ArrowDown", { x: 0, y: 0 }, points)).toBe(2);
  expect(nearest("ArrowLeft", { x: 0, y: 0 }, points)).toBe(3);
  expect(nearest("ArrowUp", { x: 0, y: 0 }, points)).toBe(-1);
});

test("one finger drags, two pinch, and a tremble is a press", () => {
  const seenMoves: string[] = [];
  const fingers = new Fingers({
    drag: (dx) => seenMoves.push(`drag ${dx}`),
    pinch: (factor) => seenMoves.push(`pinch ${factor}`),
  });
  fingers.press(1, { x: 0, y: 0 });
  fingers.move(1, { x: 3, y: 0 });
  expect(fingers.hasMoved).toBe(false);
  fingers.move(1, { x: 10, y: 0 });
  fingers.press(2, { x: 20, y: 0 });
  fingers.move(2, { x: 30, y: 0 });
  expect(seenMoves).toEqual(["drag 7", "pinch 2"]);
  fingers.lift(1);
  fingers.lift(2);
  fingers.press(1, { x: 0, y: 0 });
  expect(fingers.hasMoved).toBe(false);
});

test("discs of an open sea lie in a ring, a lone one in its middle", () => {
  expect(seaDiscs([0, 2, 0])).toEqual([{ party: 1, count: 2, dx: 0, dy: 0 }]);
  const two = seaDiscs([1, 1]);
  expect(Math.hypot(two[0]!.dx - two[1]!.dx, two[0]!.dy - two[1]!.dy)).toBeGreaterThan(1);
});

test("choices are counted by area, wherever on the chart they lie", () => {
  const places = [
    "space:lisbon",
    "space:elmina",
    "area:africa",
    "track_space:africa_2",
    "deck:slavery",
  ];
  expect([...areasOf(chart, [...places, "tray:docks"])]).toEqual([
    ["europe", 2],
    ["africa", 3],
  ]);
});

test("parallels stand at whole steps", () => {
  expect(multiples(-25, 45, 20)).toEqual([-20, 0, 20, 40]);
  expect(graticule({ left: 0, top: 0, right: 100, bottom: 100 })).toContain("M0 0V100");
});
