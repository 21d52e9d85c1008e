/** Where the discs of an open sea are drawn: one for each party that is there, in a ring. */

export interface SeaDisc {
  party: number;
  count: number;
  dx: number;
  dy: number;
}

const RING = 0.62;

export function seaDiscs(counts: number[]): SeaDisc[] {
  const there = counts.map((count, party) => ({ party, count })).filter(({ count }) => count > 0);
  if (there.length === 1) return there.map((disc) => ({ ...disc, dx: 0, dy: 0 }));
  return there.map((disc, i) => {
    const turn = (i * 2 * Math.PI) / there.length - Math.PI / 2;
    return { ...disc, dx: RING * Math.cos(turn), dy: RING * Math.sin(turn) };
  });
}
