/** What a person chose for this browser. Kept here, never told to the server. */

export type Motion = "system" | "none";
export type Scheme = "system" | "day" | "night";

interface Settings {
  scheme: Scheme;
  /** "system" asks prefers-reduced-motion, "none" moves nothing. */
  motion: Motion;
  sound: boolean;
  /** Single keys do something at the table. */
  keys: boolean;
}

const KEPT = "caravelle.settings";

export const settings = $state<Settings>({
  scheme: "system",
  motion: "system",
  sound: false,
  keys: true,
  ...read(),
});

const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", showScheme);
showScheme();

/** Keep the settings, and show the colours of day or night; within an effect. */
export function keepSettings(): void {
  showScheme();
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // Then they hold until the page is closed.
  }
}

function showScheme(): void {
  const system = dark.matches ? "night" : "day";
  document.documentElement.dataset.scheme = settings.scheme === "system" ? system : settings.scheme;
}

/** Whether things may move: asked at each animation. */
export function mayMove(): boolean {
  return settings.motion === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}
