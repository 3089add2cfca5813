import { defineJob } from '#platform/job-definition.ts';

/** Looks through what an import brought for plans. */
export const findImportProposals = defineJob<{ userId: string; importId: string }>({
  name: 'find-import-proposals',
  policy: 'standard',
});
