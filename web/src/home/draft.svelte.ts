/** A table that is being planned: what was chosen, and what can still be. */
import type { Combination, Game, OwnOption, SeatWish, TableWish } from "../api/types";

export type Preset = "bots" | "friends" | "solo";

const PLAYERS = 4; // where nobody has said
const LEVEL = "normal";

/** Keeps its parts together: players fit the variant, the chart both, and there is a seat for each. */
export class Draft {
  variant = $state<string | null>(null);
  players = $state(PLAYERS);
  chart = $state("");
  own = $state<Record<string, string | boolean>>({});
  level = $state("");
  seats = $state<SeatWish[]>([]);
  isPublic = $state(false);
  advice = $state(true);
  name = $state("");

  constructor(
    readonly game: Game,
    readonly preset: Preset,
  ) {
    this.level = (game.levels.find(({ id }) => id === LEVEL) ?? game.levels[0])?.id ?? "";
    this.isPublic = preset === "friends";
    this.chooseVariant(preset === "solo" ? "solo" : null);
  }

  /** The numbers of players that the variant takes. */
  get playersThere(): number[] {
    const numbers = this.#combinations((row) => row.variant === this.variant);
    return [...new Set(numbers.map((row) => row.players))].sort((a, b) => a - b);
  }

  /** The charts for so many players of the variant, the usual one first. */
  get chartsThere(): { id: string; label: string }[] {
    const rows = this.#combinations(
      (row) => row.variant === this.variant && row.players === this.players,
    );
    const labels = new Map(this.game.charts.map(({ id, label }) => [id, label]));
    return rows.map(({ chart }) => ({ id: chart, label: labels.get(chart) ?? chart }));
  }

  /** The options that only this variant has. */
  get ownThere(): OwnOption[] {
    return this.game.variants.find(({ id }) => id === this.variant)?.own ?? [];
  }

  get note(): string {
    return this.game.variants.find(({ id }) => id === this.variant)?.note ?? "";
  }

  get hasBots(): boolean {
    return this.seats.some(({ kind }) => kind === "bot");
  }

  get hasOpenSeats(): boolean {
    return this.seats.some(({ kind }) => kind === "open");
  }

  chooseVariant(variant: string | null): void {
    this.variant = variant;
    this.own = Object.fromEntries(this.ownThere.map((option) => [option.id, option.default]));
    this.choosePlayers(nearest(this.players, this.playersThere));
  }

  choosePlayers(players: number): void {
    this.players = players;
    const charts = this.chartsThere;
    this.chart = charts[0]?.id ?? "";
    this.seats = Array.from(
      { length: players },
      (_, seat) => this.seats[seat] ?? this.#usual(seat),
    );
  }

  /** The level of every bot. */
  chooseLevel(level: string): void {
    this.level = level;
    this.seats = this.seats.map((seat) => (seat.kind === "bot" ? { kind: "bot", level } : seat));
  }

  /** Who sits there: "me", "open", or a bot's level. */
  chooseSeat(seat: number, who: string): void {
    const wish: SeatWish =
      who === "me" || who === "open" ? { kind: who } : { kind: "bot", level: who };
    this.seats = this.seats.map((seated, number) => (number === seat ? wish : seated));
  }

  /** What the server is asked for; a table that was given no name gets the usual one. */
  wish(usualName: string): TableWish {
    const { variant, players, chart, own } = this;
    return {
      game: this.game.game,
      options: { players, chart, ...(variant && { variant, ...own }) },
      seats: this.seats,
      public: this.isPublic && this.hasOpenSeats,
      advice: this.advice,
      name: this.name.trim() || usualName,
    };
  }

  #combinations(test: (row: Combination) => boolean): Combination[] {
    return this.game.combinations.filter(test);
  }

  #usual(seat: number): SeatWish {
    if (seat === 0) return { kind: "me" };
    return this.preset === "friends" ? { kind: "open" } : { kind: "bot", level: this.level };
  }
}

/** The number nearest to the one wished for. */
function nearest(wished: number, there: number[]): number {
  const distance = (number: number) => Math.abs(number - wished);
  return there.reduce(
    (best, next) => (distance(next) < distance(best) ? next : best),
    there[0] ?? wished,
  );
}
