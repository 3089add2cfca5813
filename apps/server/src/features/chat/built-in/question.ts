import type { Thread } from './thread.ts';

/** A message to the built-in assistant, with who asks, when and where. */
export interface Question {
  userId: string;
  firstName: string;
  text: string;
  now: Date;
  timeZone: string;
  /** The conversation it was asked in; null in a new one. */
  conversationId: string | null;
  thread: Thread;
}
