import { defineJob } from '#platform/job-definition.ts';

/** Looks for subcategories after an import; several imports at once are looked at together. */
export const findSubcategoryProposals = defineJob<{ userId: string }>({
  name: 'find-subcategory-proposals',
  policy: 'short',
});
