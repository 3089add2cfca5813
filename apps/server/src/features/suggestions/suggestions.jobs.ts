import { defineJob } from '#platform/job-definition.ts';

/** Searches the messages of an import for plans; `conversationIds` limits the search to these conversations. */
export const findImportProposals = defineJob<{
  userId: string;
  importId: string;
  conversationIds?: readonly string[];
}>({
  name: 'find-import-proposals',
  policy: 'standard',
});
