import { defineJob } from '#platform/job-definition.ts';

// The names are stored with queued jobs, so they must not change.

/** Finds proposals of ready-made categories and of subcategories; several imports in a row queue it once. */
export const findProposals = defineJob<{ userId: string }>({
  name: 'find-subcategory-proposals',
  policy: 'short',
});

/** Finds the conversations the engine would now categorise differently. */
export const runResorting = defineJob<{ userId: string }>({
  name: 'look-for-places',
  policy: 'stately',
  expireInSeconds: 3_600,
});
