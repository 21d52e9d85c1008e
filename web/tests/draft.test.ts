import { expect, test } from "vitest";

import type { Game } from "../src/api/types";
import { Draft } from "../src/home/draft.svelte";

const named = (...ids: string[]) => ids.map((id) => ({ id, label: id }));
const game: Game = {
  game: "endeavor",
  label: "Endeavor",
  charts: named("side_a", "side_b").map((chart) => ({ ...chart, edition: "age_of_sail" })),
  variants: [
    { id: "silent_fleet", label: "", own: [{ id: "limited", label: "", default: false }] },
    { id: "solo", label: "", own: [{ id: "difficulty", label: "", default: "normal" }] },
  ],
  levels: named("easy", "normal", "hard"),
  colours: named("red", "blue", "yellow", "green", "purple"),
  combinations: [
    { variant: null, players: 2, chart: "side_a" },
    { variant: null, players: 4, chart: "side_b" },
    { variant: null, players: 4, chart: "side_a" },
    { variant: "silent_fleet", players: 2, chart: "side_a" },
    { variant: "silent_fleet", players: 2, chart: "side_b" },
    { variant: "solo", players: 1, chart: "side_a" },
  ],
};

test("against bots: you, and three bots of the middle level, on the usual chart", () => {
  expect(new Draft(game, "bots").wish("Fair Wind")).toEqual({
    game: "endeavor",
    options: { players: 4, chart: "side_b" },
    seats: [{ kind: "me" }, ...Array(3).fill({ kind: "bot", level: "normal" })],
    public: false,
    advice: true,
    name: "Fair Wind",
  });
});

test("with friends: open seats, in the lobby", () => {
  const wish = new Draft(game, "friends").wish("Fair Wind");
  expect(wish.seats.slice(1)).toEqual(Array(3).fill({ kind: "open" }));
  expect(wish.public).toBe(true);
});

test("solo: one seat, and the options of the variant as they usually are", () => {
  const wish = new Draft(game, "solo").wish("Fair Wind");
  expect(wish.seats).toEqual([{ kind: "me" }]);
  expect(wish.options).toEqual({
    players: 1,
    chart: "side_a",
    variant: "solo",
    difficulty: "normal",
  });
});

test("a variant brings its number of players, and the seats follow", () => {
  const draft = new Draft(game, "bots");
  draft.chooseSeat(1, "open");
  draft.chooseVariant("silent_fleet");
  expect(draft.players).toBe(2);
  expect(draft.chart).toBe("side_a");
  expect(draft.seats).toEqual([{ kind: "me" }, { kind: "open" }]);
  draft.chooseVariant(null);
  expect(draft.wish("Fair Wind").options).toEqual({ players: 2, chart: "side_a" });
});

test("only charts that fit can be chosen", () => {
  const draft = new Draft(game, "bots");
  expect(draft.playersThere).toEqual([2, 4]);
  expect(draft.chartsThere.map(({ id }) => id)).toEqual(["side_b", "side_a"]);
  draft.choosePlayers(2);
  expect(draft.chartsThere.map(({ id }) => id)).toEqual(["side_a"]);
});

test("the level is that of every bot, and of those who come later", () => {
  const draft = new Draft(game, "bots");
  draft.choosePlayers(2);
  draft.chooseLevel("hard");
  draft.choosePlayers(4);
  expect(draft.seats.slice(1)).toEqual(Array(3).fill({ kind: "bot", level: "hard" }));
});

test("a table without open seats is in no lobby", () => {
  const draft = new Draft(game, "friends");
  [1, 2, 3].forEach((seat) => draft.chooseSeat(seat, "easy"));
  expect(draft.wish("Fair Wind").public).toBe(false);
});
