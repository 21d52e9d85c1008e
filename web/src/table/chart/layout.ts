/** The whole chart laid out: where each thing lies, the names' places, the ornaments. */
import type { Chart, Link, Place, Region } from "../../api/types";
import { cells } from "./cells";
import {
  type Box,
  type XY,
  boxAround,
  linkLine,
  placeOf,
  pointsOf,
  seaOf,
  seen,
  spacePlaces,
  spacesOf,
  trackRow,
} from "./geometry";
import { Room } from "./room";

export const SPOT = 19; // radius of a city or fleet
export const TRACK = 17.5;
export const LINK = 13.5;
export const ROSE = 62;
const NAME = { letter: 13, line: 26, gap: 26 };
const TITLE = { letter: 23, line: 76 };

export interface Spot {
  place: Place;
  area: string;
  isFleet: boolean;
  at: XY;
  name: NamePlace;
}

export interface NamePlace {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
  lines: string[];
}

export interface Sea {
  region: Region;
  row: XY[];
  deck: XY;
  slavery: XY | null;
  sea: XY | null;
  /** Where the area's name stands. */
  title: XY;
  box: Box;
}

export interface Sheet {
  frame: Box;
  spots: Spot[];
  links: { link: Link; a: XY; b: XY; spot: XY }[];
  seas: Sea[];
  cells: Map<string, string>;
  rose: XY | null;
}

/** Lays a chart out in a frame; `name` tells what a space or an area is called. */
export function laidOut(
  chart: Chart,
  frame: Box,
  name: (domain: string, id: string) => string,
): Sheet {
  const at = spacePlaces(chart);
  const links = chart.links.map((link) => ({ link, ...linkLine(link, at) }));
  const spots = chart.regions.flatMap((region) =>
    spacesOf(region).map((place) => ({
      place,
      area: region.id,
      isFleet: region.fleets.includes(place),
      at: placeOf(place),
      name: nameAt(place, name("space", place.id)),
    })),
  );
  const room = new Room(frame);
  for (const { at, name } of spots) blockName(room, at, name);
  for (const { a, b } of links) room.blockLine(a, b, 16);
  for (const region of chart.regions) for (const at of pointsOf(region)) room.block(at, 50, 50);
  const titles = chart.regions.map((region) =>
    titleAt(room, chart, region, name("area", region.id)),
  );
  const corners = [
    { x: frame.left, y: frame.bottom },
    { x: frame.right, y: frame.bottom },
    { x: frame.left, y: frame.top },
  ];
  return {
    frame,
    spots,
    links,
    cells: cells(chart, frame),
    rose: room.take(ROSE * 2.5, ROSE * 2.7, corners, () => true),
    seas: chart.regions.map((region, i) => ({
      region,
      row: trackRow(region),
      deck: seen(region.deck),
      slavery: region.slavery_deck ? seen(region.slavery_deck) : null,
      sea: seaOf(region),
      title: titles[i]!,
      box: boxAround(pointsOf(region), 70),
    })),
  };
}

const SIDES: Record<string, [number, number, NamePlace["anchor"]]> = {
  n: [0, -1.15, "middle"],
  ne: [0.7, -0.8, "start"],
  e: [1, 0, "start"],
  se: [0.7, 0.8, "start"],
  s: [0, 1.15, "middle"],
  sw: [-0.7, 0.8, "end"],
  w: [-1, 0, "end"],
  nw: [-0.7, -0.8, "end"],
};

/** A name beside its space: from its middle so many times the gap. */
export function nameAt({ label }: Place, name: string): NamePlace {
  const [dx, dy, anchor] = SIDES[label] ?? SIDES.s!;
  return { dx, dy, anchor, lines: linesOf(name) };
}

/** A long name in two lines, cut near its middle. */
export function linesOf(name: string, long = 14): string[] {
  const cuts = [...name.matchAll(/[ -]/g)].map((found) => found.index);
  if (name.length <= long || !cuts.length) return [name];
  const cut = cuts.reduce((a, b) =>
    Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a,
  );
  const isHyphen = name[cut] === "-";
  return [name.slice(0, isHyphen ? cut + 1 : cut), name.slice(cut + 1)];
}

function blockName(room: Room, at: XY, { dx, dy, anchor, lines }: NamePlace): void {
  const width = Math.max(...lines.map((line) => line.length)) * NAME.letter;
  const height = lines.length * NAME.line;
  const x = at.x + dx * NAME.gap + { start: width / 2, middle: 0, end: -width / 2 }[anchor];
  room.block(
    { x, y: at.y + dy * (NAME.gap + ((lines.length - 1) * NAME.line) / 2) },
    width,
    height,
  );
}

function titleAt(room: Room, chart: Chart, region: Region, name: string): XY {
  const points = pointsOf(region);
  const middle = {
    x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
    y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
  };
  const homes = chart.regions.flatMap((r) => pointsOf(r).map((point) => ({ point, home: r.id })));
  const isHome = (at: XY) =>
    homes.reduce((a, b) => (far(b.point, at) < far(a.point, at) ? b : a)).home === region.id;
  const width = name.length * TITLE.letter;
  return room.take(width, TITLE.line, [middle], isHome) ?? middle;
}

function far(a: XY, b: XY): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}
