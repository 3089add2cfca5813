import { defineJob } from '#platform/job-definition.ts';

/** Builds a person's context pack again. For each person at most one job runs and one waits. */
export const buildContextPack = defineJob<{ userId: string }>({
  name: 'build-context-pack',
  policy: 'stately',
  retryLimit: 1,
});

/** Finds the packs that were last built more than a day ago, and queues their builds. */
export const findOldContextPacks = defineJob<Record<string, never>>({
  name: 'find-old-context-packs',
  policy: 'exclusive',
  cron: '41 * * * *',
});
