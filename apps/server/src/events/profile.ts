import { defineEvent } from '#platform/event-bus.ts';

/** A user reached an achievement; published in the transaction that stores it. */
export const achievementReached = defineEvent<{ userId: string; name: string; description: string }>(
  'profile.achievement-reached',
);
