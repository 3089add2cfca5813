import { bucketOf as hash } from '../intent/intent-features.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { BUILT_IN_SLUGS, SUBJECT_SLUGS } from './built-in-categories.ts';
import { FOREIGN_QUESTIONS } from './seeds/foreign-questions.table.ts';
import { type SoftmaxModel, trainSoftmax } from './softmax-regression.ts';

const BUCKETS = 1 << 13;
const TRAINING = { epochs: 12, rate: 1, decay: 0.002 };
const MIN_WORD_LENGTH = 3;
const PREFIX_LENGTH = 5;
const GRAM_LENGTH = 4;
const MAX_WORDS = 120;

/** Words, their beginnings and parts of four letters: what forms of a word and compounds share. Scaled to length 1. */
const featuresOf = (text: string): Map<number, number> => {
  const features = new Map<number, number>();
  const add = (name: string, weight: number): void => {
    const bucket = hash(name);
    features.set(bucket, (features.get(bucket) ?? 0) + weight);
  };
  for (const word of new Set(plainWordsOf(text).slice(0, MAX_WORDS))) {
    if (word.length < MIN_WORD_LENGTH) continue;
    add(`w${word}`, 1);
    if (word.length > PREFIX_LENGTH) add(`p${word.slice(0, PREFIX_LENGTH)}`, 0.7);
    const marked = `^${word}$`;
    for (let at = 0; at + GRAM_LENGTH <= marked.length; at += 1) add(`c${marked.slice(at, at + GRAM_LENGTH)}`, 0.3);
  }
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return new Map([...features].map(([bucket, weight]) => [bucket, weight / length]));
};

let trained: SoftmaxModel | undefined;

// Trained at the first question in one of the languages: a process that reads only English does not pay for it.
const model = (): SoftmaxModel => {
  if (trained !== undefined) return trained;
  const lists = BUILT_IN_SLUGS.map((slug) => FOREIGN_QUESTIONS[slug].trim().split('\n'));
  const longest = Math.max(...lists.map((list) => list.length));
  // One question of each category in turn, so that the last category is not favoured.
  const examples = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list, label) => {
      const text = list[at];
      return text === undefined ? [] : [{ features: featuresOf(text), label }];
    }),
  ).flat();
  trained = trainSoftmax(examples, { classes: BUILT_IN_SLUGS.length, buckets: BUCKETS, ...TRAINING });
  return trained;
};

/**
 * The scores of the model for the six other languages, in the order of SUBJECT_SLUGS. The everyday subjects have the score
 * of Other, to which the questions about them belong.
 */
export const foreignLearnedScores = (text: string): number[] => {
  const scores = model().scores(featuresOf(text));
  return SUBJECT_SLUGS.map((_, at) => scores[Math.min(at, BUILT_IN_SLUGS.length - 1)] ?? 0);
};
