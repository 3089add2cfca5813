import { defineEvent } from '#platform/event-bus.ts';

/** An account was made; listeners join the transaction that makes it. */
export const userRegistered = defineEvent<{ userId: string }>('identity.user-registered');
