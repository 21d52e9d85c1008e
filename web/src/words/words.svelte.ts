/** The page's own words: the Fluent catalogues that lie with the server, in one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { speak } from "../api/client";
import type { Language } from "../api/types";

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
};

const KEPT = "caravelle.language";

const files = import.meta.glob<string>("../../../src/caravelle/server/text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = new Map<Language, FluentBundle>();

const current = $state<{ language: Language }>({ language: wanted() });
tell(current.language);

/** The language that the page speaks; who reads it is told when it changes. */
export function language(): Language {
  return current.language;
}

/** Another language for everything, at once and the next time. */
export function changeLanguage(chosen: Language): void {
  current.language = chosen;
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    // A browser that keeps nothing still speaks.
  }
  tell(chosen);
}

/** The text of a message. A missing one is shown by its id: a test makes sure that none is. */
export function say(message: string, variables: Record<string, FluentVariable> = {}): string {
  const bundle = bundleOf(current.language);
  const found = bundle.getMessage(message);
  return found?.value ? bundle.formatPattern(found.value, variables, []) : `{${message}}`;
}

/** One word, by chance, of a message that lists some. */
export function oneOf(message: string): string {
  const listed = say(message).split(", ");
  return listed[Math.floor(Math.random() * listed.length)] ?? "";
}

/** Whether there is such a message. */
export function has(message: string): boolean {
  return bundleOf(current.language).hasMessage(message);
}

/** A number as the language writes it, a negative one with a true minus sign. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(current.language, options).format(value).replace("-", "−");
}

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { LOWER_FIRST: ([text]) => lowerFirst(String(text)) },
    });
    for (const [path, source] of Object.entries(files)) {
      if (path.includes(`/text/${language}/`)) bundle.addResource(new FluentResource(source));
    }
    bundles.set(language, bundle);
  }
  return bundle;
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The server answers in this language, and screen readers pronounce the page in it. */
function tell(language: Language): void {
  speak(language);
  document.documentElement.lang = language;
}

function wanted(): Language {
  const known = (tag: string | null) => {
    const found = tag?.slice(0, 2).toLowerCase();
    return found && found in LANGUAGES ? (found as Language) : undefined;
  };
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // Then the browser's own languages decide.
  }
  return known(kept) ?? navigator.languages.map(known).find(Boolean) ?? "en";
}
