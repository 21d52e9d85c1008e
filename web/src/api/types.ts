/** What the server sends and takes. The names are the server's; ids are words of the game's data. */

export type Language = "en" | "fr" | "de";
export type SeatKind = "person" | "bot" | "open";

export interface Me {
  person: string;
  name: string;
  /** The private way in on another device: a path of this site. */
  link: string;
}

/** A thing with a stable id and what people call it. */
export interface Named {
  id: string;
  label: string;
}

export interface ChartChoice extends Named {
  edition: string;
}

/** An option that belongs to one variant: a switch, unless it names its values. */
export interface OwnOption extends Named {
  note?: string;
  default: boolean | string;
  values?: (Named & { note?: string })[];
}

export interface VariantChoice extends Named {
  /** What it is, in a sentence. */
  note?: string | null;
  own: OwnOption[];
}

/** What can be played together. */
export interface Combination {
  variant: string | null;
  players: number;
  chart: string;
}

/** What can be played, for the form of a new table. */
export interface Game {
  game: string;
  label: string;
  charts: ChartChoice[];
  variants: VariantChoice[];
  levels: Named[];
  /** The colours in the order of the seats. */
  colours: Named[];
  /** All that are allowed; of those with the same variant and players the usual one first. */
  combinations: Combination[];
}

export type Options = Record<string, string | number | boolean | null>;

export interface SeatWish {
  kind: "me" | "bot" | "open";
  level?: string;
}

/** A table to be made. */
export interface TableWish {
  game: string;
  options: Options;
  seats: SeatWish[];
  name?: string;
  public: boolean;
  advice: boolean;
  seed?: number | null;
}

export interface Seat {
  seat: number;
  colour: string;
  kind: SeatKind;
  name: string;
  level?: string | null;
  online?: boolean | null;
  mine?: boolean;
}

/** A table in a list. */
export interface TableRow {
  id: string;
  name: string;
  options: Options;
  game: string;
  started: boolean;
  public: boolean;
  maker: boolean;
  seats: Seat[];
  length: number;
  round?: number | null;
  actor: number | null;
  over: boolean;
  winners: number[];
  updated: string;
}

/** A decision that can be taken now, told in the viewer's language. */
export interface Decision {
  decision: string;
  label: string;
  family: string;
  domain: string | null;
  thing: string | null;
}

export interface LogLine {
  /** The decision that brought this about, counted from 1; 0 before the first. */
  n: number;
  seat: number | null;
  round: number;
  text: string;
  kind: string;
  /** "space:goa", "card:india_1": what the line speaks of. */
  things: string[];
}

export interface GameEvent {
  /** The decision that brought it about. */
  n?: number;
  kind: string;
  seat: number | null;
  [data: string]: unknown;
}

/** The position, as the game's `view` gives it (docs/api.md). */
export interface View {
  names: string[];
  seat: number | null;
  length: number;
  actor: number | null;
  edition: string;
  chart: string;
  round: number;
  step: string;
  colours: string[];
  crown: number | null;
  wages: number;
  turn: Turn | null;
  spaces: Record<string, { disc: number | null; token: string | null }>;
  links: Record<string, { token: string | null; controlled: number | null }>;
  areas: Record<string, Area>;
  decks: Record<string, string[]>;
  pile: string[];
  removed: string[];
  abolished: boolean;
  tray: Record<string, number>;
  seats: Mat[];
  scores: Score[];
  winners: number[];
  verdict?: { level: string; difference: number; panache: boolean } | null;
  opposition?: Opposition;
  ladder?: { discs: number[]; marker: number; acted: boolean };
  building_board?: BuildingBoard;
  choice?: { of: string; colour: number; rung: number | null; space: string | null } | null;
  neutral_discs?: NeutralDiscs;
  silent_fleet?: SilentFleet;
  /** What other variants add. */
  [more: string]: unknown;
}

export interface Turn {
  seat: number;
  left: Record<string, number>;
  one_of: boolean;
  acted: number;
  target: string | null;
}

export interface Area {
  open: boolean;
  track: { disc: number | null; token: string | null }[];
  sea: number[];
  presence: number[];
  governor: string | null;
}

export interface Mat {
  seat: number;
  colour: string;
  supply: number;
  harbor: number;
  passed: boolean;
  attributes: Record<string, number>;
  levels: Record<string, number>;
  buildings: { building: string; worker: boolean }[];
  tokens: Record<string, number>;
  memorial: Record<string, number>;
  cards: string[];
  set_aside: string[];
}

export interface Opposition {
  attributes: Record<string, number>;
  levels: Record<string, number>;
  tokens: Record<string, number>;
  cards: string[];
  set_aside: string[];
  governors_aside: string[];
}

/** Beside the mats, by seat; `removed` are the tokens that have left each track. */
export interface NeutralDiscs {
  reserve: number[];
  harbor: number[];
  gone: number;
  removals: number;
  removed: Record<string, number>;
}

export interface SilentFleet {
  party: number;
  colour: string;
  supply: number;
  provoked: string[];
  occupied: string[];
  answering: string | null;
  scrapped: Record<string, number>;
  options: string[];
}

export interface BuildingBoard {
  rows: {
    level: number;
    columns: (string | null)[];
    reserve: Record<string, number>;
    waiting: string | null;
  }[];
  selector: { level: number; column: number };
}

/** Glory by source, and its sum. */
export type Score = Record<string, number> & { total: number };

/** A table as its viewer sees it, whole. Updates have the same shape, but only the new log lines. */
export interface Snapshot {
  table: string;
  name: string;
  length: number;
  started: boolean;
  over: boolean;
  maker: boolean;
  mine: number[];
  advice: boolean;
  public?: boolean;
  seats: Seat[];
  view: View;
  legal: Decision[];
  ahead?: Decision[] | null;
  undo: boolean;
  actor: number | null;
  /** The seat of a bot that is thinking. */
  thinking?: number | null;
  /** A bot is to decide, but bots are still being compiled. */
  preparing?: boolean;
  /** What is to be decided now, as a sentence. */
  question: string | null;
  /** Replaces all lines with n >= from. */
  log: { from: number; lines: LogLine[] };
  /** What the decisions since the update before brought about. */
  events: GameEvent[];
}

/** What never changes while a table is played. */
export interface Content {
  digest: string;
  rules_version: number | string;
  options: Options;
  seats: string[];
  rivals: string[];
  colours: string[];
  labels: Record<string, Record<string, string>>;
  chart: Chart;
  buildings: Record<string, Building>;
  cards: Record<string, Card>;
  decks: { id: string; area: string; kind: string }[];
  tokens: Record<string, Token>;
  tracks: Tracks;
  /** The sources of Glory under the heads of the rulebook. */
  heads: Record<string, string[]>;
  /** All sources of Glory, and their total. */
  scores: string[];
  /** The phase of each step. */
  steps: Record<string, string>;
  edition: Record<string, unknown>;
}

/** Longitude and latitude, or a shift of them. */
export type Point = [number, number];

export type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

export interface Place {
  id: string;
  glory: number;
  lon: number;
  lat: number;
  /** How far from its true place it is drawn. */
  shift: Point;
  /** On which side its name stands. */
  label: Side;
}

export interface Region {
  id: string;
  open_at_start?: boolean;
  track: number;
  track_anchor: Point | null;
  deck: Point;
  slavery_deck: Point | null;
  open_sea: Point | null;
  cities: Place[];
  fleets: Place[];
}

export interface Link {
  id: string;
  ends: [string, string];
  kind: "circle" | "square";
  /** Where its token lies, from the first end (0) to the second (1). */
  at: number;
  glory: number;
}

export interface Chart {
  regions: Region[];
  links: Link[];
  [more: string]: unknown;
}

export interface Building {
  level: number;
  actions: string[];
  combine: "all" | "one" | null;
  attributes: Record<string, number>;
  glory: number;
  no_payment: boolean;
  effect: string | null;
  start: boolean;
}

export interface Card {
  deck: string | null;
  value: number | null;
  /** Attributes and Glory. */
  symbols: Record<string, number>;
  kind: "asset" | "slavery" | "governor";
  bonus_disc?: boolean;
  abolition?: boolean;
}

export interface Token {
  symbols: Record<string, number>;
  actions: string[];
  combine: "all" | "one" | null;
}

export interface Tracks {
  attributes: { id: string; grants: string; levels: number[] }[];
  max_value: number;
  glory_at: number[];
}

/** Why a decision is not legal. */
export interface Refusal {
  code: string;
  reason: string;
  rule: string;
  text?: string;
}

export interface Explained {
  decision: string;
  label: string;
  refusal: Refusal | null;
}

export interface Advised {
  decision: string;
  label: string;
  share: number;
  win: number[];
  glory: number[];
}

export interface ChatLine {
  id: number;
  kind: "said" | "notice";
  name: string | null;
  mine: boolean;
  text: string;
  /** Seconds since 1970. */
  at: number;
}

/** The Glory of each side as it grew. */
export interface History {
  sides: string[];
  /** After each decision, the beginning at the head. */
  decisions: number[][];
  /** The rounds that are over, and the one under way. */
  rounds: number[];
  /** The journal's length at the end of each of them. */
  lengths: number[];
  /** Of each side, at the end of each of them. */
  glory: number[][];
}
