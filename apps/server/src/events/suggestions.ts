import { defineEvent } from '#platform/event-bus.ts';

/** All conversations of an import were searched for plans; those found wait in the inbox. */
export const importSearchedForPlans = defineEvent<{ userId: string }>('suggestions.import-searched');
