/** What can be played, and how well bots can: asked once for each language. */
import { api } from "./client";
import type { Game, Language } from "./types";

const asked = new Map<Language, Promise<Game[]>>();

/** The games of the server, in the language of the moment. */
export function choices(language: Language): Promise<Game[]> {
  let answer = asked.get(language);
  if (!answer) {
    answer = api.games();
    asked.set(language, answer);
    answer.catch(() => asked.delete(language));
  }
  return answer;
}
