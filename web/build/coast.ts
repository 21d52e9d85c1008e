import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { feature } from "topojson-client";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Plugin } from "vite";

const NAME = "virtual:coast";
const DETAIL = 0.012; // square degrees that a bend of the coast must span to be kept
const ISLAND = 0.1; // square degrees that an island must have
const GRAIN = 10; // steps to a degree
const SOUTH = -60; // what lies wholly beyond is ice

type Ring = number[][];
type World = Topology<{ land: GeometryCollection }>;

/** `import coast from "virtual:coast"`: the land of the world as one SVG path, a unit to a degree. */
export function coast(): Plugin {
  return {
    name: "coast",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(coastline())}` : null),
  };
}

/** All rings of land that can be seen at the scale of a table. */
export function coastline(): string {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
  const weighed = presimplify(JSON.parse(readFileSync(file, "utf8")) as World);
  const small = filterWeight(weighed, ISLAND, (ring) => area(ring as Ring));
  const world = simplify(filter(weighed, small), DETAIL) as World;
  const shapes = feature(world, world.objects.land).features.map((land) => land.geometry);
  return shapes
    .flatMap((shape) => (shape.type === "MultiPolygon" ? shape.coordinates.flat() : []))
    .filter((ring) => Math.max(...ring.map(([, lat]) => lat ?? 0)) > SOUTH)
    .map(outline)
    .join("");
}

/**
 * A closed path in whole steps, each point told from the one before: the shortest text. A ring that
 * leaves the map on one side and comes back on the other is cut there.
 */
function outline(ring: Ring): string {
  const points = ring.map(([lon = 0, lat = 0]) => [
    Math.round(lon * GRAIN),
    Math.round(-lat * GRAIN),
  ]);
  const parts: string[][] = [];
  let [x, y] = [Infinity, 0];
  for (const [u = 0, v = 0] of points) {
    if (Math.abs(u - x) > 180 * GRAIN) parts.push([`M${u} ${v}l`]);
    else if (u !== x || v !== y) parts.at(-1)?.push(`${u - x}${v < y ? "" : " "}${v - y} `);
    [x, y] = [u, v];
  }
  const shown = parts.filter((part) => part.length > 2);
  return shown.map((part) => `${part.join("").trimEnd()}z`).join("");
}

function area(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax = 0, ay = 0] = ring[i] ?? [];
    const [bx = 0, by = 0] = ring[(i + 1) % ring.length] ?? [];
    sum += ax * by - bx * ay;
  }
  return Math.abs(sum) / 2;
}
