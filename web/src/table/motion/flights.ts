/** What is seen to move for the events of an update: pieces, and from where to where. Pure. */
import type { GameEvent } from "../../api/types";
import type { Key } from "../desk/things";

export type Piece =
  | { kind: "disc"; party: number | "neutral" }
  | { kind: "token"; token: string }
  | { kind: "card"; card: string }
  | { kind: "tile"; building: string };

export interface Flight {
  piece: Piece;
  /** Anchors on the screen, the first that is seen counts. */
  from: string[];
  to: string[];
  /** The place on the chart that waits for the piece. */
  arriving?: Key;
}

/** Where pieces of those lie who have no mat. */
const RIVAL = "rival";

const fields = (event: GameEvent) => {
  const text = (name: string) => String(event[name] ?? "");
  const seat = event.seat ?? -1;
  return { text, seat, party: seat };
};

const harbor = (seat: number) => [`harbor:${seat}`, `supply:${seat}`, RIVAL];
const supply = (seat: number) => [`supply:${seat}`, `harbor:${seat}`, RIVAL];
const cards = (seat: number) => [`cards:${seat}`, "cards:opposition", RIVAL];
const worker = (seat: number, building: string) => [
  `worker:${seat}:${building}`,
  `seaside:${seat}`,
];
const track = (area: string, place: string) => `track:${area}:${place}`;
/** Brown tokens go to their tracks, blue ones lie ready. */
const tokens = (seat: number, isBlue: boolean) =>
  isBlue ? [`tokens:${seat}`, RIVAL] : [`tracks:${seat}`, `tokens:${seat}`, RIVAL];

type Plan = (event: GameEvent, before: GameEvent | undefined) => Flight[];

/** A disc from its party's harbor to a place of the chart. */
const landing =
  (placeOf: (event: GameEvent) => Key, isNeutral = false): Plan =>
  (event) => {
    const { seat } = fields(event);
    const place = placeOf(event);
    const piece: Piece = { kind: "disc", party: isNeutral ? "neutral" : seat };
    return [{ piece, from: harbor(seat), to: [place], arriving: place }];
  };

const moved =
  (from: (seat: number) => string[], to: (seat: number) => string[]): Plan =>
  (event) => {
    const { seat } = fields(event);
    return [{ piece: { kind: "disc", party: seat }, from: from(seat), to: to(seat) }];
  };

const taken =
  (from: (event: GameEvent, before: GameEvent | undefined) => string): Plan =>
  (event, before) => {
    const { text, seat } = fields(event);
    const piece: Piece = { kind: "token", token: text("token") };
    return [{ piece, from: [from(event, before)], to: tokens(seat, event.is_blue === true) }];
  };

const carried =
  (from: (event: GameEvent) => string[], to: (event: GameEvent) => string[]): Plan =>
  (event) => [
    { piece: { kind: "card", card: fields(event).text("card") }, from: from(event), to: to(event) },
  ];

const space = (event: GameEvent) => `space:${String(event.space)}`;
const onTrack = (event: GameEvent) => track(String(event.area), String(event.place));
const hand = (event: GameEvent) => cards(event.seat ?? -1);
const deck = ({ card }: GameEvent) => {
  const id = String(card).replace(/_(\d+|governor)$/, "");
  return [`deck:${id}`];
};

const PLANS: Record<string, Plan> = {
  built: (event) => built(event),
  start_chosen: (event) => built(event),
  grew: moved(supply, harbor),
  bonus_disc: moved(supply, harbor),
  casualty_returned: moved(harbor, supply),
  paid: (event) => working(event, true),
  activated: (event) => working(event, false),
  shipped_track: landing(onTrack),
  shipped_fleet: landing(space),
  occupied: landing(space),
  shipped_sea: ({ seat, area }) => [
    {
      piece: { kind: "disc", party: seat ?? -1 },
      from: harbor(seat ?? -1),
      to: [`sea:${String(area)}`],
    },
  ],
  attacked: (event, before) => [driven(event), ...landing(space)(event, before)],
  neutral_shipped_track: landing(onTrack, true),
  neutral_shipped_fleet: landing(space, true),
  neutral_occupied: landing(space, true),
  token_taken: taken(space),
  link_token_taken: taken(({ link }) => `link:${String(link)}`),
  track_token_taken: taken((event, before) =>
    before ? onTrack({ ...before, area: event.area }) : "",
  ),
  governor_won: carried(deck, hand),
  card_drawn: carried(deck, hand),
  card_taken: carried(() => ["pile"], hand),
  discarded: carried(hand, () => ["pile"]),
};

function built({ seat, building }: GameEvent): Flight[] {
  const piece: Piece = { kind: "tile", building: String(building) };
  return [{ piece, from: [`tray:${String(building)}`], to: [`seaside:${seat}`] }];
}

function working({ seat, building }: GameEvent, isPaid: boolean): Flight[] {
  const [place, home] = [worker(seat ?? -1, String(building)), harbor(seat ?? -1)];
  const piece: Piece = { kind: "disc", party: seat ?? -1 };
  return [{ piece, from: isPaid ? place : home, to: isPaid ? home : place }];
}

/** The disc that an attack drives out. */
function driven(event: GameEvent): Flight {
  const party = Number(event.victim_seat ?? -1);
  return { piece: { kind: "disc", party }, from: [space(event)], to: supply(party) };
}

/**
 * The flights of an update, in the order of its events; `colours` are the parties by number, `isBlue`
 * tells whether a token is one to spend.
 */
export function flightsOf(
  events: GameEvent[],
  colours: string[],
  isBlue: (token: string) => boolean,
): Flight[] {
  return events.flatMap((event, i) => {
    const victim_seat = colours.indexOf(String(event.victim ?? ""));
    const known = { ...event, victim_seat, is_blue: isBlue(String(event.token ?? "")) };
    const before = events.slice(0, i).findLast(({ kind }) => kind.endsWith("shipped_track"));
    return PLANS[event.kind]?.(known, before) ?? [];
  });
}

/** The places of the chart that the events concern, to be marked for a while. */
export function touched(events: GameEvent[]): Key[] {
  return events.flatMap((event) => {
    if (typeof event.space === "string") return [`space:${event.space}`];
    if (typeof event.link === "string") return [`link:${event.link}`];
    if (event.kind.endsWith("shipped_track")) {
      return [`track_space:${String(event.area)}_${String(event.place)}`];
    }
    if (event.kind.startsWith("card_drawn")) return deck(event);
    return [];
  });
}
