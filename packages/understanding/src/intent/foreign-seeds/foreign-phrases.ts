import type { IntentClass } from '../intent-classes.ts';

/** Messages of a language by intent, separated by bars: the training data of the classifier for other languages. */
export type ForeignPhrases = Readonly<Record<Exclude<IntentClass, 'outside'>, string>>;
