/** Colours: words can be read (WCAG AA), and sides told apart by colour-blind eyes. */
import { expect, test } from "vitest";

import { party } from "../src/theme/parties";
import css from "../src/theme/theme.css?raw";

type Rgb = [number, number, number];

const SIDES = ["red", "blue", "yellow", "green", "purple"];
const GROUNDS = ["paper", "paper-raised", "paper-sunk"];
const WORDS = ["ink", "ink-soft", "accent", "link", "good", "bad", "choice"];

/** The variables of day; night is day with its own put in place. */
function scheme(name: "day" | "night"): Record<string, string> {
  const [day = "", night = ""] = css.split(':root[data-scheme="night"]');
  const read = (text: string) =>
    Object.fromEntries([...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map((m) => [m[1], m[2]]));
  return name === "day" ? read(day) : { ...read(day), ...read(night) };
}

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(rgb(a)), luminance(rgb(b))].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

// Machado, Oliveira, Fernandes 2009, severity 1, on linear light.
const EYES: Record<string, number[][]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** OKLab of a colour as such eyes see it. */
function lab(hex: string, eye: string): Rgb {
  const [r, g, b] = EYES[eye]!.map((row) =>
    Math.max(
      0,
      row.reduce((sum, k, at) => sum + k * rgb(hex)[at]!, 0),
    ),
  ) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const pairs = SIDES.flatMap((a, at) => SIDES.slice(at + 1).map((b) => [a, b] as const));

for (const name of ["day", "night"] as const) {
  const colour = scheme(name);

  test(`${name}: words can be read on every ground`, () => {
    const faint = WORDS.flatMap((word) =>
      GROUNDS.filter((ground) => contrast(colour[word]!, colour[ground]!) < 4.5).map(
        (ground) => `${word} on ${ground}`,
      ),
    );
    expect(faint).toEqual([]);
    expect(contrast(colour["on-accent"]!, colour.accent!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour["on-choice"]!, colour.choice!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour.ink!, colour["choice-wash"]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...SIDES, "silent_fleet", "neutral"])(`${name}: %s shows its shape`, (side) => {
    const [fill, on] = [colour[`party-${side}`]!, colour[`on-party-${side}`]!];
    expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.keys(EYES))(`${name}: sides are told apart by %s eyes`, (eye) => {
    const near = pairs.filter(([a, b]) => {
      const [p, q] = [a, b].map((side) => lab(colour[`party-${side}`]!, eye)) as [Rgb, Rgb];
      return Math.hypot(...p.map((value, at) => value - q[at]!)) < 0.14;
    });
    expect(near).toEqual([]);
  });
}

test("every side has a shape of its own, and who is unknown has one too", () => {
  const sides = [...SIDES, "silent_fleet", "neutral", "somebody"];
  expect(new Set(sides.map((side) => party(side).mark)).size).toBe(sides.length);
});
