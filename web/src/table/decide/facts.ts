/** What is told of a thing, line by line. Names come from the server, sentences from the catalogue. */
import { say } from "../../words/words.svelte";
import { spacesOf } from "../chart/geometry";
import type { Desk } from "../desk/desk.svelte";

type Teller = (desk: Desk, id: string) => string[];

const TELLERS: Record<string, Teller> = {
  space,
  link,
  area,
  sea: area,
  track_space: (desk, id) => trackSpace(desk, id),
  deck,
  card,
  building,
  attribute,
};

export function factLines(desk: Desk, domain: string, id: string): string[] {
  return (TELLERS[domain]?.(desk, id) ?? []).filter(Boolean);
}

function space(desk: Desk, id: string): string[] {
  const region = desk.content.chart.regions.find((r) => spacesOf(r).some((s) => s.id === id));
  const place = region && spacesOf(region).find((s) => s.id === id);
  const here = desk.view.spaces[id];
  if (!region || !place || !here) return [];
  const isFleet = region.fleets.includes(place);
  const links = desk.content.chart.links.filter(({ ends }) => ends.includes(id));
  return [
    say(isFleet ? "table-fact-fleet" : "table-fact-city", {
      area: desk.label("area", region.id),
      glory: place.glory,
    }),
    lies(desk, here),
    ...links.map(({ id: name, ends }) => linkLine(desk, name, ends[0] === id ? ends[1] : ends[0])),
  ];
}

function lies(desk: Desk, { disc, token }: { disc: number | null; token: string | null }): string {
  if (disc !== null) return say("table-fact-disc", { who: desk.name(disc) });
  return token
    ? say("table-fact-token", { token: desk.label("token", token) })
    : say("table-fact-empty");
}

function linkLine(desk: Desk, id: string, end: string): string {
  const { token = null, controlled = null } = desk.view.links[id] ?? {};
  return say("table-fact-link", {
    to: desk.label("space", end),
    what: controlled !== null ? "controlled" : token ? "token" : "none",
    who: controlled !== null ? desk.name(controlled) : "",
    token: token ? desk.label("token", token) : "",
  });
}

function link(desk: Desk, id: string): string[] {
  const here = desk.view.links[id];
  const rows = desk.content.chart.links.find((row) => row.id === id);
  if (!here || !rows) return [];
  return [
    say("table-fact-link-kind", { kind: rows.kind, glory: rows.glory ?? 1 }),
    here.controlled !== null ? say("table-fact-controls", { who: desk.name(here.controlled) }) : "",
    here.token ? say("table-fact-token", { token: desk.label("token", here.token) }) : "",
  ];
}

function area(desk: Desk, id: string): string[] {
  const here = desk.view.areas[id];
  if (!here) return [];
  const present = here.presence
    .map((count, party) => ({ count, party }))
    .filter(({ count }) => count > 0)
    .map(({ count, party }) => `${desk.name(party)} ${count}`);
  const free = here.track.filter(({ disc }) => disc === null).length;
  return [
    here.track.length ? say(here.open ? "table-fact-open" : "table-fact-closed", { free }) : "",
    present.length ? say("table-fact-presence", { who: present.join(", ") }) : "",
    here.governor ? say("table-fact-governor", { card: desk.label("card", here.governor) }) : "",
  ];
}

function trackSpace(desk: Desk, id: string): string[] {
  const [, area = "", place = "1"] = /^(.*)_(\d+)$/.exec(id) ?? [];
  const here = desk.view.areas[area]?.track[Number(place) - 1];
  return here
    ? [say("table-fact-track", { area: desk.label("area", area), place }), lies(desk, here)]
    : [];
}

function deck(desk: Desk, id: string): string[] {
  const cards = desk.view.decks[id] ?? [];
  const area = desk.content.decks.find((row) => row.id === id)?.area ?? id;
  return [
    cards.length
      ? say("table-fact-deck", { cards: cards.map((card) => desk.label("card", card)).join(", ") })
      : say("table-deck-empty"),
    ...presence(desk, area),
  ];
}

function presence(desk: Desk, area: string): string[] {
  const own = desk.own;
  if (own === null) return [];
  const count = desk.view.areas[area]?.presence[own] ?? 0;
  return [say("table-fact-own-presence", { area: desk.label("area", area), count })];
}

function card(desk: Desk, id: string): string[] {
  const facts = desk.content.cards[id];
  if (!facts) return [];
  const isDiscOn = facts.bonus_disc && desk.content.edition.bonus_disc;
  return [
    facts.value !== null ? say("table-fact-value", { value: facts.value }) : "",
    isDiscOn ? say("table-fact-bonus") : "",
    facts.abolition ? say("table-fact-abolition") : "",
    facts.kind === "slavery" ? say("table-fact-slavery") : "",
    facts.kind === "governor" ? say("table-fact-governor-card") : "",
  ];
}

function building(desk: Desk, id: string): string[] {
  const facts = desk.content.buildings[id];
  if (!facts) return [];
  const copies = desk.view.tray[id];
  return [
    facts.level ? say("table-fact-level", { level: facts.level }) : say("table-fact-start"),
    facts.actions.length > 1 ? say("table-fact-combine", { combine: facts.combine ?? "one" }) : "",
    facts.glory ? say("table-fact-glory", { glory: facts.glory }) : "",
    facts.no_payment ? say("table-no-payment") : "",
    facts.effect ? say("table-fact-effect", { effect: facts.effect }) : "",
    copies !== undefined && !facts.start ? say("table-fact-copies", { copies }) : "",
  ];
}

function attribute(desk: Desk, id: string): string[] {
  const track = desk.content.tracks.attributes.find((row) => row.id === id);
  return track ? [desk.label("grant", track.grants)] : [];
}
