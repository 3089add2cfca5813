import { SUBJECT_SLUGS } from './built-in-categories.ts';
import { seedPhrases } from './seeds/seed-phrases.ts';

/** All seed phrases with the index of their category in SUBJECT_SLUGS. */
export const LABELLED_SEEDS: readonly { phrase: string; label: number }[] = SUBJECT_SLUGS.flatMap((slug, label) =>
  seedPhrases(slug).map((phrase) => ({ phrase, label })),
);
