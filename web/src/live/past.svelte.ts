/** The replay of a table: any earlier position, by the number of decisions taken. */
import { api, ApiError } from "../api/client";
import type { Snapshot } from "../api/types";
import type { LiveTable } from "./live.svelte";

const KEPT = 200; // positions

export class Past {
  /** The earlier position that is shown; null shows the newest. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** The position that the slider stands at, ahead of `snapshot` while that is fetched. */
  wanted = $state<number | null>(null);
  fault = $state.raw<ApiError | null>(null);

  #kept = new Map<number, Snapshot>();

  constructor(readonly live: LiveTable) {}

  /** Show the position after so many decisions; the newest one shows the table as it is. */
  async go(n: number): Promise<void> {
    const newest = this.live.now?.length ?? 0;
    if (n >= newest) return this.leave();
    this.wanted = Math.max(0, n);
    const wanted = this.wanted;
    try {
      const snapshot = this.#kept.get(wanted) ?? (await api.past(this.live.id, wanted));
      this.#keep(wanted, snapshot);
      if (this.wanted === wanted) this.snapshot = snapshot;
      this.fault = null;
    } catch (error) {
      this.fault = error as ApiError;
    }
  }

  /** Back to the newest position. */
  leave(): void {
    this.wanted = null;
    this.snapshot = null;
  }

  /** Forget what was fetched: it speaks another language, or the table went back. */
  forget(): void {
    this.#kept.clear();
    if (this.wanted !== null) void this.go(this.wanted);
  }

  #keep(n: number, snapshot: Snapshot): void {
    this.#kept.set(n, snapshot);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
