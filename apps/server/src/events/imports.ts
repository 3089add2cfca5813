import { defineEvent } from '#platform/event-bus.ts';

/** An import has ended, completely or partly, and its conversations are stored. Listeners join its last transaction. */
export const importFinished = defineEvent<{ userId: string; importId: string }>('imports.finished');

/**
 * A device has sent conversations. `conversationIds` are the conversations whose last question has a reply: possibly
 * none, and some may be unchanged. `imports.finished` follows some minutes after the last such event.
 */
export const capturesStored = defineEvent<{ userId: string; importId: string; conversationIds: readonly string[] }>(
  'imports.captures-stored',
);
