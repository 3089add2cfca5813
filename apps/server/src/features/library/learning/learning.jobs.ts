import { defineJob } from '#platform/job-definition.ts';

/** Looks for cards in what imports and chats have brought; one at a time for each person, and one waiting. */
export const findCards = defineJob<{ userId: string }>({
  name: 'find-cards',
  policy: 'stately',
  expireInSeconds: 3_600,
});
