import { expect, test } from "vitest";

import type { Decision } from "../../src/api/types";
import { beside } from "../../src/table/decide/beside";
import { grouped, placeless } from "../../src/table/decide/groups";
import { openActions } from "../../src/table/decide/open";
import { partToShow } from "../../src/table/desk/follow";
import { commandOf, neighbour } from "../../src/table/desk/shortcuts";
import { aboutOf, byPlace, counted, partOf, placeOf } from "../../src/table/desk/things";

const decision = (family: string, domain: string | null, thing: string | null): Decision => ({
  decision: [family.split("_")[0], thing].filter(Boolean).join(" "),
  label: family,
  family,
  domain,
  thing,
});

test("a decision is made where its thing lies", () => {
  expect(placeOf(decision("occupy", "space", "goa"))).toBe("space:goa");
  expect(placeOf(decision("ship_region", "area", "india"))).toBe("area:india");
  expect(placeOf(decision("build", "building", "docks"))).toBe("tray:docks");
  expect(placeOf(decision("activate", "building", "docks"))).toBe("seaside:docks");
  expect(placeOf(decision("pay", "building", "docks"))).toBe("seaside:docks");
  expect(placeOf(decision("take", "card", "india_1"))).toBe("pile:india_1");
  expect(placeOf(decision("discard", "card", "india_1"))).toBe("card:india_1");
  expect(placeOf(decision("casualty", "casualty", "culture"))).toBe("attribute:culture");
  expect(placeOf(decision("casualty", "casualty", "supply"))).toBe("supply:own");
  expect(placeOf(decision("answer", "action", "ship"))).toBeNull();
  expect(placeOf(decision("pass", null, null))).toBeNull();
});

test("a place leads back to the thing that the server knows", () => {
  expect(aboutOf("tray:docks")).toBe("building:docks");
  expect(aboutOf("seaside:docks")).toBe("building:docks");
  expect(aboutOf("pile:india_1")).toBe("card:india_1");
  expect(aboutOf("supply:own")).toBe("casualty:supply");
  expect(aboutOf("space:goa")).toBe("space:goa");
});

test("choices are gathered by place and counted by part", () => {
  const legal = [
    decision("ship_region", "area", "india"),
    decision("activate", "building", "docks"),
    decision("spend", "token", "attack"),
    decision("pass", null, null),
  ];
  const places = byPlace(legal);
  expect([...places.keys()]).toEqual(["area:india", "seaside:docks", "token:attack"]);
  expect(counted(places)).toEqual({ chart: 1, mats: 2, tray: 0, decks: 0 });
  expect(partOf("deck:europe")).toBe("chart");
  expect(placeless(legal).map(({ decision }) => decision)).toEqual(["pass"]);
});

test("several decisions can share a place", () => {
  const both = [
    decision("silent_region", "area", "india"),
    decision("ship_region", "area", "india"),
  ];
  expect(byPlace(both).get("area:india")).toHaveLength(2);
});

test("the list of all choices is ordered by what one does", () => {
  const legal = [
    decision("occupy", "space", "goa"),
    decision("pass", null, null),
    decision("occupy", "space", "lima"),
  ];
  expect(grouped(legal).map(({ verb, decisions }) => [verb, decisions.length])).toEqual([
    ["occupy", 2],
    ["pass", 1],
  ]);
});

test("a turn shows each action as often as it is left", () => {
  const turn = { seat: 0, left: { ship: 2, occupy: 1 }, one_of: false, acted: 0, target: null };
  expect(openActions(turn)).toEqual(["ship", "ship", "occupy"]);
  expect(openActions(null)).toEqual([]);
});

test("the part with a choice comes forward, and stays where there is one", () => {
  const none = { chart: 0, mats: 0, tray: 0, decks: 0 };
  expect(partToShow("log", none, true)).toBe("log");
  expect(partToShow("chart", { ...none, tray: 3 }, true)).toBe("tray");
  expect(partToShow("tray", { ...none, tray: 3, chart: 1 }, true)).toBe("tray");
  expect(partToShow("tray", { ...none, chart: 1 }, true)).toBe("chart");
  expect(partToShow("tray", { ...none, chart: 1 }, false)).toBe("tray");
  expect(partToShow("chart", none, false)).toBe("mats");
});

test("an explanation stands below its thing, else above, else beside, always on the screen", () => {
  const card = { width: 100, height: 50 };
  const screen = { width: 300, height: 200 };
  const thing = (left: number, top: number) => ({ left, right: left + 20, top, bottom: top + 20 });
  expect(beside(thing(140, 40), card, screen)).toEqual({ left: 100, top: 70 });
  expect(beside(thing(140, 150), card, screen)).toEqual({ left: 100, top: 90 });
  expect(beside(thing(290, 40), card, screen).left).toBe(192);
  const tall = { left: 10, right: 30, top: 10, bottom: 190 };
  expect(beside(tall, card, screen)).toEqual({ left: 40, top: 10 });
});

test("single keys do something, unless one writes or holds another key", () => {
  const key = (init: KeyboardEventInit, target?: Element) => {
    const event = new KeyboardEvent("keydown", { ...init, bubbles: true });
    (target ?? document.body).dispatchEvent(event);
    return commandOf(event);
  };
  const box = document.body.appendChild(document.createElement("input"));
  expect(key({ key: "u" })).toBe("undo");
  expect(key({ key: "?" })).toBe("help");
  expect(key({ key: "u", ctrlKey: true })).toBeNull();
  expect(key({ key: "u" }, box)).toBeNull();
  expect(key({ key: "x" })).toBeNull();
});

test("one goes round through what can be chosen", () => {
  expect(neighbour(["a", "b", "c"], "c", 1)).toBe("a");
  expect(neighbour(["a", "b", "c"], undefined, 1)).toBe("a");
  expect(neighbour(["a", "b", "c"], undefined, -1)).toBe("c");
  expect(neighbour([], undefined, 1)).toBeUndefined();
});
