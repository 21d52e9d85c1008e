/** The way to the server: one function per door, an ApiError where it says no. */
import type {
  Advised,
  ChatLine,
  Content,
  Explained,
  Game,
  History,
  Language,
  Me,
  Snapshot,
  TableRow,
  TableWish,
} from "./types";

/** The server's no, in the person's language. `code` is stable; `offline` means nobody answered. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

let spoken: Language = "en";

/** Everything that is asked from now on is answered in this language. */
export function speak(language: Language): void {
  spoken = language;
}

/** The address of a door of the server, with the language and whatever else the query says. */
export function address(path: string, query: Record<string, string | number> = {}): string {
  const words = new URLSearchParams({ lang: spoken });
  for (const [name, value] of Object.entries(query)) words.set(name, String(value));
  return `/api/${path}?${words}`;
}

const at = (table: string, rest = "") => `tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  /** Who I am; all null as long as I have not said so. */
  me: () => get<Me | Record<keyof Me, null>>("me"),
  introduce: (name: string) => post<Me>("me", { name }),
  move: (token: string) => post<Me>("me/move", { token }),

  games: () => get<Game[]>("games"),
  tables: (which: "mine" | "lobby" | "finished") => get<TableRow[]>("tables", { [which]: 1 }),
  create: (wish: TableWish) => post<{ table: string }>("tables", wish),
  upload: (journal: string, name: string) =>
    send<{ table: string }>(address("journals", { name }), "text/plain", journal),

  table: (id: string) => get<Snapshot>(at(id)),
  content: (id: string) => get<Content>(at(id, "/content")),
  past: (id: string, n: number) => get<Snapshot>(at(id, `/at/${n}`)),
  history: (id: string) => get<History>(at(id, "/history")),
  advice: (id: string) => get<{ decisions: Advised[] }>(at(id, "/advice")),
  explain: (id: string, query: { about: string } | { decision: string }) =>
    get<{ lines: Explained[] }>(at(id, "/explain"), query),

  decide: (id: string, decision: string, length: number) =>
    post<{ length: number }>(at(id, "/decisions"), { decision, length }),
  undo: (id: string, length: number) => post<{ length: number }>(at(id, "/undo"), { length }),
  join: (id: string, seat?: number) =>
    post<unknown>(at(id, "/join"), seat === undefined ? {} : { seat }),
  leave: (id: string, to?: string) => post<unknown>(at(id, "/leave"), to ? { to } : {}),
  seat: (id: string, seat: number, wish: { kind: "bot"; level: string } | { kind: "open" }) =>
    post<unknown>(at(id, `/seats/${seat}`), wish),
  chat: (id: string) => get<ChatLine[]>(at(id, "/chat")),
  speak: (id: string, text: string) => post<unknown>(at(id, "/chat"), { text }),

  /** The addresses of what the browser fetches by itself. */
  report: (id: string) => address(at(id, "/report")),
  journal: (id: string) => address(at(id, "/journal")),
  events: (id: string, after: number) => address(at(id, "/events"), { after }),
};

function get<T>(path: string, query: Record<string, string | number> = {}): Promise<T> {
  return ask<T>(address(path, query), { headers: { Accept: "application/json" } });
}

function post<T>(path: string, body: unknown): Promise<T> {
  return send<T>(address(path), "application/json", JSON.stringify(body));
}

function send<T>(url: string, type: string, body: string): Promise<T> {
  return ask<T>(url, { method: "POST", headers: { "Content-Type": type }, body });
}

async function ask<T>(url: string, request: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(url, { ...request, credentials: "same-origin" });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  throw fault(answer.status, body);
}

function fault(status: number, body: unknown): ApiError {
  const said = (body as { error?: Record<string, unknown> } | null)?.error ?? {};
  const { code = "unknown", message = "", ...details } = said;
  return new ApiError(status, String(code), String(message), details);
}
