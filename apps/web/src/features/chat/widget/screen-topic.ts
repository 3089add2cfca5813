import type { ContinuedConversation } from '#lib/browser-storage.ts';

/** What the current screen shows, as a topic for the chat. */
export type ScreenTopic =
  | { kind: 'continue'; label: string; conversation: ContinuedConversation }
  /** The start of a question about the topic. */
  | { kind: 'ask'; label: string; text: string };
