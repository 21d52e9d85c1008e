/** A table while it is looked at: what the server told last, and what a person can do there. */
import { api, ApiError } from "../api/client";
import type { ChatLine, Content, Snapshot } from "../api/types";
import { spliced } from "./log";
import { Past } from "./past.svelte";
import { Stream, type Connection } from "./stream";

/** Told of every update, with the position before it (null for the first, or after a jump). */
export type UpdateListener = (now: Snapshot, before: Snapshot | null) => void;

interface Thinking {
  seat: number | null;
  preparing?: boolean | undefined;
}

const AGAIN = 2_000; // ms until a table that could not be had is asked for again

export class LiveTable {
  /** The position that the server told last, its log complete; null until it has. */
  now = $state.raw<Snapshot | null>(null);
  content = $state.raw<Content | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** The newest line of the chat that was on the screen. */
  #read = $state(0);
  connection = $state<Connection>("connecting");
  /** The bot's seat that is thinking. */
  thinking = $state<number | null>(null);
  /** A bot is to think, once bots have been compiled. */
  preparing = $state(false);
  /** A decision is on its way: nothing can be chosen until it is answered. */
  sending = $state(false);
  /** Why the last decision was refused, until the next one. */
  refusal = $state.raw<ApiError | null>(null);
  /** Why the table can't be shown at all. */
  fault = $state.raw<ApiError | null>(null);
  readonly past: Past;

  #stream: Stream | null = null;
  #listeners = new Set<UpdateListener>();
  #closed = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.past = new Past(this);
  }

  /** The position to draw: the one of the replay's slider, else the newest. */
  get shown(): Snapshot | null {
    return this.past.snapshot ?? this.now;
  }

  /** Lines of the chat that nobody here has seen. */
  get unread(): number {
    return this.chat.filter(({ id }) => id > this.#read).length;
  }

  /** The chat is on the screen. */
  markRead(): void {
    this.#read = Math.max(this.#read, this.chat.at(-1)?.id ?? 0);
  }

  /** Whether the viewer may choose now. */
  get canDecide(): boolean {
    const legal = this.now?.legal.length ?? 0;
    return legal > 0 && !this.sending && !this.past.snapshot && this.connection === "live";
  }

  /** Fetch all in the language of the moment, then listen. Also after a change of language. */
  async open(): Promise<void> {
    try {
      const [now, content, chat] = await Promise.all([
        api.table(this.id),
        api.content(this.id),
        api.chat(this.id),
      ]);
      if (this.#closed) return;
      if (!this.now) this.#read = chat.at(-1)?.id ?? 0; // what was said before one came is old
      [this.content, this.chat, this.fault] = [content, chat, null];
      this.#take(now, true);
      this.past.forget();
      this.#listen();
    } catch (error) {
      if (!this.#closed) this.#despair(error as ApiError);
    }
  }

  /** Listen no more; a table that was closed is not opened again. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    this.#stream?.stop();
    this.past.leave();
  }

  /** Tell me of updates, until the function that this returns is called. */
  onUpdate(listener: UpdateListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Take a decision. A stale one is forgotten and the newest position fetched. */
  async decide(decision: string): Promise<void> {
    if (!this.canDecide) return;
    await this.#send((length) => api.decide(this.id, decision, length));
  }

  /** Take back the viewer's last decision. */
  async undo(): Promise<void> {
    if (!this.now?.undo || this.sending) return;
    await this.#send((length) => api.undo(this.id, length));
  }

  /** Not now: nobody answers, or rules are being compiled. Then try again; else say why not. */
  #despair(fault: ApiError): void {
    this.fault = fault;
    clearTimeout(this.#again);
    const passes = fault.status === 0 || fault.status >= 500;
    if (passes) this.#again = setTimeout(() => void this.open(), AGAIN);
  }

  /** What was chosen from is offered no more, until the position that comes of it is there. */
  async #send(act: (length: number) => Promise<unknown>): Promise<void> {
    const { length } = this.now!;
    this.sending = true;
    this.refusal = null;
    try {
      await act(length);
      if (this.now!.length !== length) this.sending = false;
      if (this.connection !== "live") this.#stream?.reopen();
    } catch (error) {
      this.sending = false;
      this.refusal = error as ApiError;
      this.#stream?.reopen(); // whatever went wrong: begin again from what the server has
    }
  }

  #listen(): void {
    this.#stream?.stop();
    this.#stream = new Stream({
      address: () => api.events(this.id, this.now?.length ?? 0),
      events: {
        table: (data) => this.#take(data as Snapshot, false),
        chat: (data) => this.#hear(data as ChatLine),
        presence: (data) => this.#see((data as { online: number[] }).online),
        thinking: (data) => this.#ponder(data as Thinking),
      },
      changed: (connection) => (this.connection = connection),
    });
  }

  #take(now: Snapshot, jumped: boolean): void {
    const before = jumped ? null : this.now;
    if (this.now?.length !== now.length) this.sending = false;
    const lines = spliced(this.now?.log.lines ?? [], now.log);
    this.now = { ...now, log: { from: 0, lines } };
    this.#ponder({ seat: now.thinking ?? null, preparing: now.preparing });
    for (const listener of this.#listeners) listener(this.now, before);
  }

  /** A line of the chat: new, or once more after the stream was opened again. */
  #hear(line: ChatLine): void {
    const others = this.chat.filter(({ id }) => id !== line.id);
    this.chat = [...others, line].sort((a, b) => a.id - b.id);
  }

  #ponder({ seat, preparing = false }: Thinking): void {
    [this.thinking, this.preparing] = [seat, preparing];
  }

  #see(online: number[]): void {
    if (!this.now) return;
    const seats = this.now.seats.map((seat) => ({ ...seat, online: online.includes(seat.seat) }));
    this.now = { ...this.now, seats };
  }
}
