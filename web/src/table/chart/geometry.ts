/** Where everything of a chart lies on its sheet: y points down, UNIT steps to a degree. */
import type { Chart, Link, Place, Point, Region } from "../../api/types";

export const UNIT = 10;
const MARGIN = 7.5; // degrees of sea around everything

export interface XY {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a place in degrees lies on the sheet. */
export function seen([lon, lat]: Point): XY {
  return { x: lon * UNIT, y: -lat * UNIT };
}

export function along(a: XY, b: XY, share: number): XY {
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}

/** Where a city or fleet is drawn. */
export function placeOf({ lon, lat, shift }: Place): XY {
  return seen([lon + shift[0], lat + shift[1]]);
}

/** Where the spaces of a shipping track are drawn, the one claimed first at the head. */
export function trackRow(region: Region): XY[] {
  if (!region.track_anchor) return [];
  const [from, to] = [seen(region.track_anchor), seen(region.deck)];
  return Array.from({ length: region.track }, (_, place) => along(from, to, place / region.track));
}

/** Where discs lie that ship to an open region: its open sea, or else beside its track. */
export function seaOf(region: Region): XY | null {
  if (region.open_sea) return seen(region.open_sea);
  if (!region.track_anchor) return null;
  const [from, to] = [seen(region.track_anchor), seen(region.deck)];
  const middle = along(from, to, 0.5 - 0.5 / region.track);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const aside = 4.6 * UNIT;
  return {
    x: middle.x + (Math.abs(to.y - from.y) / length) * aside,
    y: middle.y + (Math.abs(to.x - from.x) / length) * aside,
  };
}

export function spacesOf(region: Region): Place[] {
  return [...region.cities, ...region.fleets];
}

/** Everything of an area that lies at a point. */
export function pointsOf(region: Region): XY[] {
  const decks = [region.deck, region.slavery_deck].flatMap((at) => (at ? [seen(at)] : []));
  const sea = seaOf(region);
  return [...spacesOf(region).map(placeOf), ...trackRow(region), ...decks, ...(sea ? [sea] : [])];
}

/** The two ends of a link, and where its spot lies between them. */
export function linkLine(link: Link, spaces: Map<string, XY>): { a: XY; b: XY; spot: XY } {
  const [a, b] = link.ends.map((end) => spaces.get(end) ?? { x: 0, y: 0 }) as [XY, XY];
  return { a, b, spot: along(a, b, link.at) };
}

/** All cities and fleets by id. */
export function spacePlaces(chart: Chart): Map<string, XY> {
  return new Map(chart.regions.flatMap(spacesOf).map((space) => [space.id, placeOf(space)]));
}

export function boxAround(points: XY[], by = 0): Box {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  return {
    left: Math.min(...xs) - by,
    top: Math.min(...ys) - by,
    right: Math.max(...xs) + by,
    bottom: Math.max(...ys) + by,
  };
}

/** The part of the world that the chart shows. */
export function frameOf(chart: Chart): Box {
  return boxAround(chart.regions.flatMap(pointsOf), MARGIN * UNIT);
}

/** The frame with more of the world on two sides, so that it has the shape of a window. */
export function shapedAs(frame: Box, window: { width: number; height: number }): Box {
  const ratio = window.width / window.height;
  const wide = Math.max(widthOf(frame), heightOf(frame) * ratio);
  const high = Math.max(heightOf(frame), widthOf(frame) / ratio);
  const [x, y] = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  return {
    left: Math.max(x - wide / 2, -180 * UNIT),
    right: Math.min(x + wide / 2, 180 * UNIT),
    top: Math.max(y - high / 2, -85 * UNIT),
    bottom: Math.min(y + high / 2, 85 * UNIT),
  };
}

export function widthOf(box: Box): number {
  return box.right - box.left;
}

export function heightOf(box: Box): number {
  return box.bottom - box.top;
}
