/**
 * One stream of Server-Sent Events that looks after itself: it closes while the tab is hidden (a
 * browser has six connections a site), opens again when it is shown or the network is back, and
 * tries again after a fault, each time a little later.
 */

export type Connection = "connecting" | "live" | "offline" | "asleep";

export interface Listener {
  /** Where to listen; asked each time the stream is opened. */
  address: () => string;
  /** What is done with the events, by name. */
  events: Record<string, (data: unknown) => void>;
  changed: (connection: Connection) => void;
}

const FIRST_WAIT = 500; // ms
const LONGEST_WAIT = 15_000;

export class Stream {
  #source: EventSource | null = null;
  #waits = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly listener: Listener) {
    document.addEventListener("visibilitychange", this.#awaken);
    addEventListener("online", this.reopen);
    addEventListener("offline", this.#lose);
    addEventListener("pageshow", this.#awaken);
    this.#awaken();
  }

  /** Listen anew: the server begins with all there is. */
  reopen = (): void => {
    if (this.#stopped || document.hidden) return;
    this.#drop();
    this.listener.changed("connecting");
    const source = new EventSource(this.listener.address());
    this.#source = source;
    source.onopen = () => {
      this.#waits = 0;
      this.listener.changed("live");
    };
    source.onerror = () => this.#tryLater();
    for (const [name, take] of Object.entries(this.listener.events)) {
      source.addEventListener(name, (event) => take(JSON.parse((event as MessageEvent).data)));
    }
  };

  /** Stop for good. */
  stop(): void {
    this.#stopped = true;
    this.#drop();
    document.removeEventListener("visibilitychange", this.#awaken);
    removeEventListener("online", this.reopen);
    removeEventListener("offline", this.#lose);
    removeEventListener("pageshow", this.#awaken);
  }

  #awaken = (): void => {
    if (!document.hidden) {
      if (!this.#source) this.reopen();
    } else if (!this.#stopped) {
      this.#drop();
      this.listener.changed("asleep");
    }
  };

  /** The network is gone; the stream itself might notice that minutes later. */
  #lose = (): void => {
    this.#drop();
    this.listener.changed("offline");
  };

  #tryLater(): void {
    this.#drop();
    this.listener.changed("offline");
    const wait = Math.min(FIRST_WAIT * 2 ** this.#waits, LONGEST_WAIT);
    this.#waits += 1;
    this.#timer = setTimeout(this.reopen, wait);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }
}
