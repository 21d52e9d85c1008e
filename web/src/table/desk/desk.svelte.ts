/** The state of a table on the screen: what is shown, what can be chosen, what a person looks at. */
import { getContext, setContext } from "svelte";

import type { Content, Decision, LogLine, Snapshot, View } from "../../api/types";
import { party, type Party } from "../../theme/parties";
import { Pace } from "../motion/pace.svelte";
import type { TableProps } from "../props";
import { type Key, type Part, aboutOf, byPlace, counted, partOf, split } from "./things";

const CONTEXT = Symbol("desk");

/** A thing that is explained, and where on the screen; `isHeld` until it is closed. */
export interface Told {
  place: Key;
  beside: Element | null;
  isHeld: boolean;
}

export class Desk {
  /** A choice that waits to be confirmed, or that several decisions could mean. */
  picked = $state<Key | null>(null);
  told = $state.raw<Told | null>(null);
  /** The things that a line of the log speaks of. */
  lit = $state.raw<ReadonlySet<Key>>(new Set());
  /** The thing of the chart that the Tab key comes to, once one had the focus. */
  stop = $state<Key | null>(null);
  readonly pace = new Pace();

  constructor(private readonly given: () => TableProps) {}

  get props(): TableProps {
    return this.given();
  }

  get content(): Content {
    return this.props.content;
  }

  /** The position that is drawn; it may lag behind the newest while moves are shown. */
  get now(): Snapshot {
    return this.pace.shown ?? this.props.snapshot;
  }

  get view(): View {
    return this.now.view;
  }

  get log(): LogLine[] {
    const { lines } = this.props.snapshot.log;
    return this.pace.isBehind ? lines.filter((line) => line.n <= this.now.length) : lines;
  }

  /** What the viewer may choose, once all moves have been shown. */
  get legal(): Decision[] {
    const { busy, readonly, snapshot } = this.props;
    return busy || readonly || this.pace.isBehind ? [] : snapshot.legal;
  }

  readonly places = $derived.by(() => byPlace(this.legal));
  readonly counts: Record<Part, number> = $derived.by(() => counted(this.places));

  /** Where the Tab key enters the chart: what had the focus last, or can be chosen, or the first. */
  readonly entrance: Key = $derived.by(() => {
    const first = this.content.chart.regions[0]?.cities[0]?.id ?? "";
    const choice = [...this.places.keys()].find((place) => partOf(place) === "chart");
    return this.stop ?? choice ?? `space:${first}`;
  });

  /** The seat that the large mat belongs to: the viewer's that decides, or their first. */
  get own(): number | null {
    const { mine, actor } = this.now;
    return actor !== null && mine.includes(actor) ? actor : (mine[0] ?? null);
  }

  /** The name of a thing in the language of the moment. */
  label(domain: string, id: string): string {
    return this.content.labels[domain]?.[id] ?? id;
  }

  /** Who a party is, by its number: a player, or a colour that nobody plays. */
  name(party: number): string {
    return this.view.names[party] ?? this.label("colour", this.colour(party));
  }

  /** The id of a party's colour. */
  colour(party: number): string {
    return this.view.colours[party] ?? this.content.rivals[0] ?? "neutral";
  }

  look(number: number): Party {
    return party(this.colour(number));
  }

  can(place: Key): boolean {
    return this.places.has(place);
  }

  /**
   * A place was pressed. Its only decision is taken, unless a finger met a small thing; several
   * are offered; a thing that can't be chosen is explained.
   */
  press(place: Key, beside: Element | null, isCoarse = false): void {
    const decisions = this.places.get(place) ?? [];
    const [only] = decisions;
    if (!only) this.tell(place, beside, true);
    else if (decisions.length > 1 || isCoarse) this.pick(place);
    else void this.decide(only);
  }

  pick(place: Key | null): void {
    this.picked = place;
    this.told = null;
  }

  async decide({ decision }: Decision): Promise<void> {
    this.pick(null);
    await this.props.act(decision);
  }

  async undo(): Promise<void> {
    this.pick(null);
    this.pace.skip();
    await this.props.undo();
  }

  /** Explain a thing, or no longer; what is held stays until another is held. */
  tell(place: Key | null, beside: Element | null = null, isHeld = false): void {
    if (!isHeld && this.told?.isHeld) return;
    this.told = place ? { place, beside, isHeld } : null;
  }

  /** A thing left the screen: what was told beside it goes with it. */
  forget(element: Element | undefined): void {
    if (this.told?.beside === element) this.told = null;
  }

  /** Close what is held. */
  hush(): void {
    this.told = null;
    this.picked = null;
  }

  light(things: Iterable<Key>): void {
    this.lit = new Set(things);
  }

  /** Whether a line of the log speaks of it. */
  isLit(place: Key): boolean {
    return this.lit.has(place) || this.lit.has(aboutOf(place));
  }

  /** What a place is called. */
  nameOf(place: Key): string {
    const [domain, id] = split(aboutOf(place));
    return this.label(domain, id);
  }
}

export function provideDesk(props: () => TableProps): Desk {
  return setContext(CONTEXT, new Desk(props));
}

export function useDesk(): Desk {
  return getContext<Desk>(CONTEXT);
}
