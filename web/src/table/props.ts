import type { Snippet } from "svelte";

import type { Content, Explained, Snapshot } from "../api/types";

/** Something that stands beside the table: a tab of its own on a phone. */
export interface Aside {
  id: string;
  label: string;
  /** A short sign on its tab: unread lines. */
  badge?: string | number | undefined;
  content: Snippet;
}

/** What the table is drawn from, and what a person does there. */
export interface TableProps {
  content: Content;
  /** A new object for every update; its log is complete. */
  snapshot: Snapshot;
  act: (decision: string) => Promise<void>;
  undo: () => Promise<void>;
  /** Decisions that name a thing ("space:goa"), and why they are not legal. */
  explain: (about: string) => Promise<Explained[]>;
  /** Nothing can be chosen just now. */
  busy?: boolean;
  /** An earlier position, or one that is only watched. */
  readonly?: boolean;
  /** The seat of a bot that is thinking. */
  thinking?: number | null;
  asides?: Aside[];
}
