import { defineEvent } from '#platform/event-bus.ts';

/** An import was read to its end, or as far as it got: what it created or grew is there. Listeners join its last transaction. */
export const importFinished = defineEvent<{ userId: string; importId: string }>('imports.finished');
