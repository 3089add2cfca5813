import { plainWordsOf } from '../text/plain-words.ts';
import { bucketFor, bucketOfHash, textHash } from '../text/text-hash.ts';

/** Number of buckets the features are hashed into; a power of two. */
export const LEARNED_BUCKETS = 1 << 14;

const MIN_WORD_LENGTH = 2;
const MIN_GRAM_WORD_LENGTH = 3;
const PREFIX_LENGTH = 5;
const GRAM_LENGTH = 4;
const MAX_WORDS = 160;
/** Longer words hardly occur twice. */
const MAX_KNOWN_LENGTH = 24;

const bucketOf = (feature: string): number => bucketFor(feature, LEARNED_BUCKETS);

const PAIR = textHash('b');
const bucketOfPair = (first: string, second: string): number =>
  bucketOfHash(textHash(second, textHash(' ', textHash(first, PAIR))), LEARNED_BUCKETS);

/** The buckets of a word's features; a short word has no prefix. */
interface WordBuckets {
  word: number;
  prefix: number | undefined;
  grams: readonly number[];
}

/** The buckets of words that were read before: a few thousand words make up nearly all texts. */
const knownWords = new Map<string, WordBuckets>();
const MAX_KNOWN_WORDS = 10_000;

const bucketsOfWord = (word: string): WordBuckets => {
  const cached = knownWords.get(word);
  if (cached !== undefined) return cached;
  const marked = `^${word}$`;
  const grams: number[] = [];
  if (word.length >= MIN_GRAM_WORD_LENGTH) {
    for (let at = 0; at + GRAM_LENGTH <= marked.length; at += 1)
      grams.push(bucketOf(`c${marked.slice(at, at + GRAM_LENGTH)}`));
  }
  const prefix = word.length > PREFIX_LENGTH ? bucketOf(`p${word.slice(0, PREFIX_LENGTH)}`) : undefined;
  const found = { word: bucketOf(`w${word}`), prefix, grams };
  if (knownWords.size >= MAX_KNOWN_WORDS) knownWords.clear();
  if (word.length <= MAX_KNOWN_LENGTH) knownWords.set(word, found);
  return found;
};

/**
 * Hashed words, word pairs, prefixes and 4-grams of a text: bucket → weight, scaled to length 1. Prefixes and 4-grams
 * match inflected forms and compounds in every language.
 */
export const learnedFeatures = (text: string): Map<number, number> => {
  const features = new Map<number, number>();
  const add = (bucket: number, weight: number): void => {
    features.set(bucket, (features.get(bucket) ?? 0) + weight);
  };
  const seen = new Set<string>();
  let previous = '';
  for (const word of plainWordsOf(text).slice(0, MAX_WORDS)) {
    if (word.length < MIN_WORD_LENGTH) continue;
    if (previous !== '') add(bucketOfPair(previous, word), 0.5);
    previous = word;
    if (seen.has(word)) continue;
    seen.add(word);
    const buckets = bucketsOfWord(word);
    add(buckets.word, 1);
    if (buckets.prefix !== undefined) add(buckets.prefix, 0.7);
    for (const gram of buckets.grams) add(gram, 0.3);
  }
  let squares = 0;
  for (const weight of features.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  for (const [bucket, weight] of features) features.set(bucket, weight / length);
  return features;
};
