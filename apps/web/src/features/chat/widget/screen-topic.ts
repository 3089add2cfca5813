import type { ContinuedConversation } from '#lib/browser-storage.ts';

/** What the current screen shows, as a topic for the chat. */
export type ScreenTopic =
  | { kind: 'continue'; label: string; conversation: ContinuedConversation }
  | {
      kind: 'ask';
      label: string;
      /** The start of a question, which prefills the input. */
      text: string;
    };
