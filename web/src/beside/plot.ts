/** The geometry of the plot of Glory over the rounds. */

import type { History } from "../api/types";

export interface Plot {
  /** A line per side: its points, from left to right. */
  lines: { x: number; y: number }[][];
  /** The marks of the axis of Glory. */
  ticks: { y: number; glory: number }[];
  rounds: { x: number; round: number }[];
}

/** The beginning, then the end of every round, each with the Glory of all sides. */
export function course({ decisions, rounds, lengths }: History): {
  rounds: number[];
  glory: number[][];
} {
  const rows = [0, ...lengths].map((length) => decisions[length] ?? []);
  return { rounds: [0, ...rounds], glory: rows };
}

const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_TICKS = 6;

/** Lay out rows of Glory, one per round, in a box of so many units. */
export function laidOut(rounds: number[], glory: number[][], width: number, height: number): Plot {
  const all = glory.flat();
  const low = Math.min(0, ...all);
  const step = STEPS.find((size) => (Math.max(1, ...all) - low) / size <= MOST_TICKS) ?? 100;
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(bottom + step, Math.ceil(Math.max(...all) / step) * step);
  const x = (at: number) => (rounds.length > 1 ? (at / (rounds.length - 1)) * width : width / 2);
  const y = (value: number) => height * (1 - (value - bottom) / (top - bottom));
  const sides = glory[0]?.length ?? 0;
  return {
    lines: Array.from({ length: sides }, (_, side) =>
      glory.map((row, at) => ({ x: x(at), y: y(row[side] ?? 0) })),
    ),
    ticks: Array.from({ length: (top - bottom) / step + 1 }, (_, k) => ({
      y: y(bottom + k * step),
      glory: bottom + k * step,
    })),
    rounds: rounds.map((round, at) => ({ x: x(at), round })),
  };
}

/** Places for labels at these heights, in their order, none nearer than `gap` to another. */
export function apart(heights: number[], gap: number): number[] {
  const order = heights.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  for (let pass = 0; pass < order.length * 4; pass += 1) {
    for (let k = 1; k < order.length; k += 1) {
      const [above, below] = [order[k - 1]!, order[k]!];
      const lack = gap - (below.y - above.y);
      if (lack > 0) [above.y, below.y] = [above.y - lack / 2, below.y + lack / 2];
    }
  }
  return order.sort((a, b) => a.at - b.at).map(({ y }) => y);
}
