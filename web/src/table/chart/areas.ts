/** In which area of the chart a thing lies. */
import type { Chart } from "../../api/types";
import { type Key, split } from "../desk/things";
import { spacesOf } from "./geometry";

/** How many of the places lie in each area; what lies beside the chart is not counted. */
export function areasOf(chart: Chart, places: Iterable<Key>): Map<string, number> {
  const home = new Map(
    chart.regions.flatMap((region) => spacesOf(region).map(({ id }) => [id, region.id] as const)),
  );
  const counts = new Map<string, number>();
  for (const place of places) {
    const [domain, id] = split(place);
    const area = areaOf(domain, id, home);
    if (area) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return counts;
}

function areaOf(domain: string, id: string, home: Map<string, string>): string | undefined {
  if (domain === "space") return home.get(id);
  if (domain === "area") return id;
  if (domain === "deck") return id === "slavery" ? "europe" : id;
  if (domain === "track_space") return id.replace(/_\d+$/, "");
  return undefined;
}
