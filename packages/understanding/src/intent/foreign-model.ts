import { softmax, type SoftmaxModel, trainSoftmax } from '../category/softmax-regression.ts';
import { isCommonPlainWord } from '../text/language.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import { bucketOf, INTENT_BUCKETS } from './intent-features.ts';
import { INTENT_CLASSES, type IntentClass } from './intent-classes.ts';
import { FURTHER_FOREIGN_MESSAGES, messagesIn } from './seeds/further-messages.table.ts';
import { FOREIGN_PHRASES, vocabularyOf, wordsOfText } from './vocabularies.ts';

const TRAINING = { epochs: 24, rate: 1.2, decay: 0.001 };
const TEMPERATURE = 0.5;
const MAX_WORDS = 40;
/** Longer words also count by their beginning: verbs and nouns are inflected. */
const PREFIX_LENGTH = 5;

/** Hashed words, pairs and beginnings of a message without accents: bucket → weight, scaled to length 1. */
const featuresOf = (text: string): Map<number, number> => {
  const features = new Map<number, number>();
  const add = (name: string, weight: number): void => {
    const bucket = bucketOf(name);
    features.set(bucket, (features.get(bucket) ?? 0) + weight);
  };
  const words = wordsOfText(text)
    .slice(0, MAX_WORDS)
    .map((word) => (/^\d/.test(word) ? '#' : word));
  for (const [at, word] of words.entries()) {
    const previous = words[at - 1] ?? '^';
    add(`w:${word}`, 1);
    add(`b:${previous} ${word}`, 0.8);
    if (word.length > PREFIX_LENGTH) add(`p:${word.slice(0, PREFIX_LENGTH)}`, 0.6);
  }
  add(`f:${words[0] ?? ''}`, 0.8);
  add(`f:${words.slice(0, 2).join(' ')}`, 0.6);
  add(`l:${words.at(-1) ?? ''}`, 0.3);
  if (/\?\s*$/.test(text)) add('question', 0.3);
  if (/:/.test(text)) add('colon', 0.3);
  add(`n:${Math.min(4, Math.ceil(words.length / 4))}`, 0.3);
  const scale = 1 / Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return new Map([...features].map(([bucket, weight]) => [bucket, weight * scale]));
};

/** One phrase of each class and language alternately, so that the last class is not favoured. */
const examples = () => {
  const lists = INTENT_CLASSES.flatMap((name, label) =>
    name === 'outside'
      ? []
      : [
          ...FOREIGN_PHRASES.map(([, table]) => messagesIn(table[name]).map((phrase) => ({ phrase, label }))),
          messagesIn(FURTHER_FOREIGN_MESSAGES[name]).map((phrase) => ({ phrase, label })),
        ],
  );
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
};

/**
 * The language to which most words of a short message belong: 'noem deze chat sollicitatie' ('call this chat job
 * application'). Undefined if fewer than two words, or fewer than half, are known.
 */
export const languageByWords = (text: string): PlanLanguage | undefined => {
  const words = wordsOfText(text);
  const known = FOREIGN_PHRASES.map(([language]) => ({
    language,
    count: words.filter((word) => vocabularyOf(language).has(word)).length,
  }));
  const [best] = known.toSorted((a, b) => b.count - a.count);
  const english = words.filter((word) => isCommonPlainWord(word, 'en') || vocabularyOf('en').has(word)).length;
  const isKnown = best !== undefined && best.count >= MIN_KNOWN && best.count * 2 >= words.length;
  return isKnown && best.count > english ? best.language : undefined;
};
const MIN_KNOWN = 2;

let trained: SoftmaxModel | undefined;

// Trained at the first message in another language: a process that reads none does not pay for it.
const model = (): SoftmaxModel => {
  trained ??= trainSoftmax(
    examples().map(({ phrase, label }) => ({ features: featuresOf(phrase), label })),
    { classes: INTENT_CLASSES.length, buckets: INTENT_BUCKETS, ...TRAINING },
  );
  return trained;
};

/** The likeliest class of a message in Dutch, German, French, Spanish, Italian or Portuguese, with its probability. */
export const likeliestForeignIntent = (text: string): { name: IntentClass; share: number } => {
  const shares = softmax(model().scores(featuresOf(text)), TEMPERATURE);
  const share = Math.max(...shares);
  return { name: INTENT_CLASSES[shares.indexOf(share)] ?? 'knowledge', share };
};
