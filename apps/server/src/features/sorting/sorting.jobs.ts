import { defineJob } from '#platform/job-definition.ts';

/** Looks for subcategories after an import; several imports at once are looked at together. */
export const findSubcategoryProposals = defineJob<{ userId: string }>({
  name: 'find-subcategory-proposals',
  policy: 'short',
});

/** Looks where the engine would file everything today. */
export const lookForPlaces = defineJob<{ userId: string }>({
  name: 'look-for-places',
  policy: 'stately',
  expireInSeconds: 3_600,
});
