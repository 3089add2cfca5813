import type { IntentClass } from '../intent-classes.ts';

/** Messages of a language by what they ask for, divided by bars: what the classifier of other languages learns from. */
export type ForeignPhrases = Readonly<Record<Exclude<IntentClass, 'outside'>, string>>;
