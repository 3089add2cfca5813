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

/** Everyday subjects that a person can add as categories; until then such texts belong to `other`. */
export const EXTRA_SLUGS = ['home', 'food', 'travel', 'entertainment', 'technology'] as const;

/** All subjects that the models distinguish. */
export const SUBJECT_SLUGS = [...BUILT_IN_SLUGS, ...EXTRA_SLUGS] as const;

export type BuiltInSlug = (typeof BUILT_IN_SLUGS)[number];
export type ExtraSlug = (typeof EXTRA_SLUGS)[number];
export type SubjectSlug = (typeof SUBJECT_SLUGS)[number];

/** The slug for texts that fit none and for uncertain ones. */
export const OTHER_SLUG: BuiltInSlug = 'other';

export const isBuiltIn = (slug: string | undefined): slug is BuiltInSlug =>
  slug !== undefined && (BUILT_IN_SLUGS as readonly string[]).includes(slug);
