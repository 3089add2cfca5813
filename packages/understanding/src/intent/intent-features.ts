import { stem, wordsOf } from '../text/words.ts';
import { bucketFor } from '../text/text-hash.ts';

/** Number of buckets the features are hashed into; a power of two. */
export const INTENT_BUCKETS = 1 << 13;

export const bucketOf = (feature: string): number => bucketFor(feature, INTENT_BUCKETS);

const POLITE = /^(?:(?:please|hey|hi|ok|okay|so|and|well|assistant|kindly|just)[, ]+){1,4}/i;
const POLITE_QUESTION = /^(?:can|could|would|will) you (?:please |kindly )?(?!help|tell me about)/i;

/**
 * The words of a message. Common words are kept, because they decide its intent ('what did we …', 'to my list'). A number
 * or a clock time becomes the token '#'.
 */
const tokens = (text: string): string[] =>
  wordsOf(
    text
      .replace(POLITE, '')
      .replace(POLITE_QUESTION, '')
      .replaceAll(/\bwhat's\b/gi, 'what is')
      .replaceAll(/(\w)['’]s\b/g, '$1 s'),
  )
    .slice(0, 40)
    .map((word) => (/^\d/.test(word) ? '#' : stem(word)));

/** Hashed words, word pairs and prefixes of a message: bucket → weight, scaled to length 1. */
export const intentFeatures = (text: string): Map<number, number> => {
  const features = new Map<number, number>();
  const add = (name: string, weight: number): void => {
    const bucket = bucketOf(name);
    features.set(bucket, (features.get(bucket) ?? 0) + weight);
  };
  const words = tokens(text);
  // Kinds of features: w word, b pair, t triple, p prefix, f first words, l last word, n length of the message.
  for (const [at, word] of words.entries()) {
    const previous = words[at - 1] ?? '^';
    add(`w:${word}`, 1);
    add(`b:${previous} ${word}`, 0.8);
    if (at > 1) add(`t:${words[at - 2]} ${previous} ${word}`, 0.4);
    if (word.length > 5) add(`p:${word.slice(0, 5)}`, 0.4);
  }
  add(`f:${words.slice(0, 2).join(' ')}`, 0.8);
  add(`f:${words[0] ?? ''}`, 0.8);
  if (words.length > 0) add(`l:${words.at(-1)}`, 0.3);
  if (/\?\s*$/.test(text)) add('question', 0.3);
  add(`n:${Math.min(4, Math.ceil(words.length / 4))}`, 0.3);
  let squares = 0;
  for (const weight of features.values()) squares += weight * weight;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  for (const [bucket, weight] of features) features.set(bucket, weight * scale);
  return features;
};
