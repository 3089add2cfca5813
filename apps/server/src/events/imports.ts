import { defineEvent } from '#platform/event-bus.ts';

/** An import has ended, completely or partly, and its conversations are stored. Listeners join its last transaction. */
export const importFinished = defineEvent<{ userId: string; importId: string }>('imports.finished');
