import { plainWordsOf } from '../text/plain-words.ts';
import { bucketFor } from '../text/text-hash.ts';

/** Number of buckets the features are hashed into; a power of two. */
export const LEARNED_BUCKETS = 1 << 14;

const MIN_WORD_LENGTH = 2;
const MIN_GRAM_WORD_LENGTH = 3;
const PREFIX_LENGTH = 5;
const GRAM_LENGTH = 4;
const MAX_WORDS = 160;

const bucketOf = (feature: string): number => bucketFor(feature, LEARNED_BUCKETS);

/**
 * Hashed words, word pairs, prefixes and 4-grams of a text: bucket → weight, scaled to length 1. Prefixes and 4-grams
 * match inflected forms and compounds in every language.
 */
export const learnedFeatures = (text: string): Map<number, number> => {
  const features = new Map<number, number>();
  const add = (name: string, weight: number): void => {
    const bucket = bucketOf(name);
    features.set(bucket, (features.get(bucket) ?? 0) + weight);
  };
  const seen = new Set<string>();
  let previous = '';
  for (const word of plainWordsOf(text).slice(0, MAX_WORDS)) {
    if (word.length < MIN_WORD_LENGTH) continue;
    if (previous !== '') add(`b${previous} ${word}`, 0.5);
    previous = word;
    if (seen.has(word)) continue;
    seen.add(word);
    add(`w${word}`, 1);
    if (word.length > PREFIX_LENGTH) add(`p${word.slice(0, PREFIX_LENGTH)}`, 0.7);
    const marked = `^${word}$`;
    if (word.length < MIN_GRAM_WORD_LENGTH) continue;
    for (let at = 0; at + GRAM_LENGTH <= marked.length; at += 1) add(`c${marked.slice(at, at + GRAM_LENGTH)}`, 0.3);
  }
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return new Map([...features].map(([bucket, weight]) => [bucket, weight / length]));
};
