/** Every message that the page asks for is there, in every language, and can be said. */
import { expect, test } from "vitest";

import type { Language } from "../src/api/types";
import { changeLanguage, has, LANGUAGES, say } from "../src/words/words.svelte";

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../../src/caravelle/server/text/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const text = Object.values(sources).join("\n");
const known = Object.values(catalogues).flatMap((file) =>
  [...file.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!),
);
const literal = new Set(
  [...text.matchAll(/\b(?:say|oneOf)\(\s*"([\w-]+)"/g)].map((match) => match[1]!),
);
const patterns = [...text.matchAll(/\bsay\(\s*`([^`]+)`/g)].map((match) => match[1]!);
const languages = Object.keys(LANGUAGES) as Language[];

test("the page asks for messages", () => {
  expect(literal.size).toBeGreaterThan(50);
  expect(patterns.length).toBeGreaterThan(5);
});

test.each(languages)("what is asked for by name can be said: %s", (language) => {
  changeLanguage(language);
  const missing = [...literal].filter((message) => !has(message));
  expect(missing).toEqual([]);
});

test.each(patterns)("what is asked for as %s has its messages", (pattern) => {
  const form = new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`);
  const found = known.filter((message) => form.test(message));
  expect(found.length).toBeGreaterThan(1);
});

test("a change of language is heard at once, also in LOWER_FIRST and plurals", () => {
  changeLanguage("de");
  expect(say("seats-not-begun", { count: 1 })).toContain("letzte Platz");
  expect(say("seats-not-begun", { count: 3 })).toContain("3 freien Plätze");
  expect(document.documentElement.lang).toBe("de");
  changeLanguage("en");
  expect(say("page-close")).toBe("Close");
});
