import { BUILT_IN_SLUGS } from './built-in-categories.ts';
import { lexiconScores } from './lexicon-scores.ts';
import { SEED_PHRASES } from './seeds/seed-phrases.ts';
import { type SoftmaxModel, trainSoftmax } from './softmax-regression.ts';
import { FEATURE_BUCKETS, textFeatures } from './text-features.ts';

/** Weight of the authored word lists against the model trained on the seed phrases. */
const LEXICON_WEIGHT = 1;
/** What a text without any telling word is: Other. */
const OTHER_BIAS = 0.9;

let trained: SoftmaxModel | undefined;

// Trained at the first question instead of at import: a process that never sorts does not pay for it.
const model = (): SoftmaxModel => {
  trained ??= trainSoftmax(
    BUILT_IN_SLUGS.flatMap((slug, label) =>
      SEED_PHRASES[slug].map((phrase) => ({ features: textFeatures(phrase), label })),
    ),
    { classes: BUILT_IN_SLUGS.length, buckets: FEATURE_BUCKETS },
  );
  return trained;
};

/** One score for each built-in category, in the order of BUILT_IN_SLUGS. */
export const builtInScores = (text: string): number[] => {
  const learned = model().scores(textFeatures(text));
  const listed = lexiconScores(text);
  return BUILT_IN_SLUGS.map(
    (slug, at) => (learned[at] ?? 0) + LEXICON_WEIGHT * (listed[at] ?? 0) + (slug === 'other' ? OTHER_BIAS : 0),
  );
};
