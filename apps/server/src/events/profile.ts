import { defineEvent } from '#platform/event-bus.ts';

/** Somebody reached an achievement; in the transaction that keeps it. */
export const achievementReached = defineEvent<{ userId: string; name: string; description: string }>(
  'profile.achievement-reached',
);
