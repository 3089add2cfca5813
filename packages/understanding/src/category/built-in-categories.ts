/** The categories every account starts with, in the order they are shown; `other` takes what fits none. */
export const BUILT_IN_SLUGS = [
  'education',
  'work',
  'health',
  'fitness',
  'finances',
  'family',
  'friends',
  'politics',
  'religion',
  'other',
] as const;

export type BuiltInSlug = (typeof BUILT_IN_SLUGS)[number];

/** The slug that takes what fits none and what is too uncertain. */
export const OTHER_SLUG: BuiltInSlug = 'other';
