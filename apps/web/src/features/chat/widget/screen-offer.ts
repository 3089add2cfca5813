import type { ContinuedConversation } from '#lib/browser-storage.ts';

/** What the screen below shows, as something to talk about. */
export type ScreenOffer =
  | { kind: 'continue'; label: string; conversation: ContinuedConversation }
  /** Words about it to begin a question with. */
  | { kind: 'ask'; label: string; text: string };
