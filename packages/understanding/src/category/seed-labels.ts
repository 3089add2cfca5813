import { BUILT_IN_SLUGS } from './built-in-categories.ts';
import { SEED_PHRASES } from './seeds/seed-phrases.ts';

/** All seed phrases with the index of their category in BUILT_IN_SLUGS. */
export const LABELLED_SEEDS: readonly { phrase: string; label: number }[] = BUILT_IN_SLUGS.flatMap((slug, label) =>
  SEED_PHRASES[slug].map((phrase) => ({ phrase, label })),
);
