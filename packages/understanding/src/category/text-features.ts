import { isStopWord, stem, wordsOf } from '../text/words.ts';
import { bucketOfHash, textHash } from '../text/text-hash.ts';

/** Number of buckets the features are hashed into; a power of two. */
export const FEATURE_BUCKETS = 1 << 14;

const KINDS = { word: textHash('w:'), pair: textHash('b:'), prefix: textHash('p:') };

/** Hashed stems, pairs of neighbouring words and word prefixes of a text: bucket → weight, scaled to length 1. */
export const textFeatures = (text: string): Map<number, number> => {
  const features = new Map<number, number>();
  const add = (hash: number, weight: number): void => {
    const bucket = bucketOfHash(hash, FEATURE_BUCKETS);
    features.set(bucket, (features.get(bucket) ?? 0) + weight);
  };
  // '^' is the start of the text.
  let previous = '^';
  for (const word of wordsOf(text)) {
    const stemmed = stem(word);
    add(textHash(stemmed, KINDS.word), isStopWord(word) ? 0.25 : 1);
    add(textHash(stemmed, textHash(' ', textHash(previous, KINDS.pair))), 0.4);
    if (stemmed.length > 5) add(textHash(stemmed.slice(0, 5), KINDS.prefix), 0.5);
    previous = stemmed;
  }
  let squares = 0;
  for (const weight of features.values()) squares += weight * weight;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  for (const [bucket, weight] of features) features.set(bucket, weight * scale);
  return features;
};
