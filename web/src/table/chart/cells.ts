/** Which part of the sheet belongs to which area: what lies nearest to something of it. */
import type { Chart } from "../../api/types";
import { type Box, type XY, along, pointsOf } from "./geometry";

/** The path of each area's part of the frame, by its id. */
export function cells(chart: Chart, frame: Box): Map<string, string> {
  const homes = chart.regions.flatMap((region) =>
    pointsOf(region).map((point) => ({ point, home: region.id })),
  );
  return new Map(
    chart.regions.map(({ id }) => {
      const others = homes.filter(({ home }) => home !== id).map(({ point }) => point);
      const own = homes.filter(({ home }) => home === id);
      return [id, own.map(({ point }) => outline(cell(frame, point, others))).join("")];
    }),
  );
}

/** The part of the frame that lies nearer to a point than to the others. */
export function cell(frame: Box, point: XY, others: XY[]): XY[] {
  const { left, top, right, bottom } = frame;
  let shape: XY[] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  for (const other of others) shape = cut(shape, point, other);
  return shape;
}

/** The part of a shape nearer to one point than to the other. */
function cut(shape: XY[], point: XY, other: XY): XY[] {
  const [nx, ny] = [other.x - point.x, other.y - point.y];
  const middle = along(point, other, 0.5);
  const beyond = (p: XY) => (p.x - middle.x) * nx + (p.y - middle.y) * ny;
  return shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length] ?? a;
    const [da, db] = [beyond(a), beyond(b)];
    const kept = da <= 0 ? [a] : [];
    return da * db < 0 ? [...kept, along(a, b, da / (da - db))] : kept;
  });
}

function outline(shape: XY[]): string {
  if (!shape.length) return "";
  return `M${shape.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
