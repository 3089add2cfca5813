import { defineJob } from '#platform/job-definition.ts';

/** Starts the work that follows an import, some minutes after a device has sent conversations. */
export const finishCaptures = defineJob<{ userId: string; importId: string }>({
  name: 'finish-captures',
  policy: 'short',
});
