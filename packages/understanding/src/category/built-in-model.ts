import { SUBJECT_SLUGS, OTHER_SLUG } from './built-in-categories.ts';
import { lexiconScores } from './lexicon-scores.ts';
import { seedPhrases } from './seeds/seed-phrases.ts';
import { type SoftmaxModel, trainSoftmax } from './softmax-regression.ts';
import { FEATURE_BUCKETS, textFeatures } from './text-features.ts';

/** Weight of the model trained on the seed phrases relative to the word lists. */
const LEARNED_WEIGHT = 0.7;
/** The words of Other are everyday words: they weigh less than the words of the other subjects. */
const OTHER_WORDS_WEIGHT = 0.6;
/** Added to the score of Other, so that it wins for a text without significant words. */
const OTHER_BIAS = 0.4;
/** Few epochs and a strong decay: the seed phrases are only a sample of each subject. */
const TRAINING = { epochs: 20, decay: 0.004 };

let trained: SoftmaxModel | undefined;

// Trained at the first use instead of at import: a process that never categorises does not pay for it.
const model = (): SoftmaxModel => {
  trained ??= trainSoftmax(
    SUBJECT_SLUGS.flatMap((slug, label) =>
      seedPhrases(slug).map((phrase) => ({ features: textFeatures(phrase), label })),
    ),
    { classes: SUBJECT_SLUGS.length, buckets: FEATURE_BUCKETS, ...TRAINING },
  );
  return trained;
};

/** One score per subject, in the order of SUBJECT_SLUGS; `features` are the textFeatures of the text. */
export const builtInScores = (text: string, features: ReadonlyMap<number, number> = textFeatures(text)): number[] => {
  const learned = model().scores(features);
  const fromLexicon = lexiconScores(text);
  return SUBJECT_SLUGS.map((slug, at) => {
    const isOther = slug === OTHER_SLUG;
    return (
      LEARNED_WEIGHT * (learned[at] ?? 0) +
      (isOther ? OTHER_WORDS_WEIGHT : 1) * (fromLexicon[at] ?? 0) +
      (isOther ? OTHER_BIAS : 0)
    );
  });
};
