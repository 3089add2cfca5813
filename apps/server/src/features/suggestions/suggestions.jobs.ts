import { defineJob } from '#platform/job-definition.ts';

/** Searches imported messages for plans; with `conversationIds` only those of these conversations. */
export const findImportProposals = defineJob<{
  userId: string;
  importId: string;
  conversationIds?: readonly string[];
}>({
  name: 'find-import-proposals',
  policy: 'standard',
});
