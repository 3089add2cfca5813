import { defineJob } from '#platform/job-definition.ts';

/** Searches imported messages for plans. */
export const findImportProposals = defineJob<{ userId: string; importId: string }>({
  name: 'find-import-proposals',
  policy: 'standard',
});
