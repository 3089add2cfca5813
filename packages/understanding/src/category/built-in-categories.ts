/** The categories every account starts with, in display order; `other` is for texts that fit none. */
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

/** The slug for texts that fit none and for uncertain ones. */
export const OTHER_SLUG: BuiltInSlug = 'other';
