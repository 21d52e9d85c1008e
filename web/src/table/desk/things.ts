/** Which thing on the table stands for which decision. A thing's key is "domain:id". */
import type { Decision } from "../../api/types";

export type Key = string;

/** What a decision's family does to a building says where the building stands. */
const SEASIDE = new Set(["activate", "pay"]);

/** Where a decision is made on the table; null where it has no place, as to pass. */
export function placeOf({ family, domain, thing }: Decision): Key | null {
  if (!domain || !thing) return null;
  if (domain === "building") return `${SEASIDE.has(family) ? "seaside" : "tray"}:${thing}`;
  if (family === "take") return `pile:${thing}`;
  if (domain === "casualty") return thing === "supply" ? "supply:own" : `attribute:${thing}`;
  if (domain === "action") return null;
  return `${domain}:${thing}`;
}

/** The decisions that can be made at each place. */
export function byPlace(legal: Decision[]): Map<Key, Decision[]> {
  const places = new Map<Key, Decision[]>();
  for (const decision of legal) {
    const place = placeOf(decision);
    if (place) places.set(place, [...(places.get(place) ?? []), decision]);
  }
  return places;
}

/** How the server names the thing at a place. */
export function aboutOf(place: Key): string {
  const [domain = "", id = ""] = split(place);
  if (domain === "seaside" || domain === "tray") return `building:${id}`;
  if (domain === "pile") return `card:${id}`;
  if (domain === "supply") return "casualty:supply";
  return place;
}

export function split(key: Key): [string, string] {
  const cut = key.indexOf(":");
  return [key.slice(0, cut), key.slice(cut + 1)];
}

/** A part of the table that a narrow screen shows by itself. */
export type Part = "chart" | "mats" | "tray" | "decks";

const PARTS: Record<string, Part> = {
  pile: "decks",
  tray: "tray",
  card: "mats",
  seaside: "mats",
  token: "mats",
  attribute: "mats",
  supply: "mats",
};

/** On which part of the table a place lies. */
export function partOf(place: Key): Part {
  return PARTS[split(place)[0]] ?? "chart";
}

/** How many decisions each part of the table offers. */
export function counted(places: Map<Key, Decision[]>): Record<Part, number> {
  const counts = { chart: 0, mats: 0, tray: 0, decks: 0 };
  for (const place of places.keys()) counts[partOf(place)] += 1;
  return counts;
}
