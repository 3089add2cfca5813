import { TIME_TABLES } from '../time/languages/tables.ts';
import { MONTH_PATTERN } from '../time/months.ts';
import { WEEKDAY_PATTERN } from '../time/weekdays.ts';
import { textHash } from '../text/text-hash.ts';

/** Features of a text: hash → weight, scaled to length 1. */
export type Features = ReadonlyMap<number, number>;

const MAX_TOKENS = 220;
const TOKENS = /\p{L}+(?:'\p{L}+)*|\d+(?:[:.h]\d\d)?|[?!:"“”«»„<>@\n.,;()]/gu;
const ONLY_PAUSE = /^[.,;()]$/;
const ENDS_SENTENCE = /^[.?!\n:;]$/;

const wholeToken = (sources: readonly string[]): RegExp => new RegExp(`^(?:${sources.join('|')})(?:s|en)?$`, 'iu');
const DAY = wholeToken([...TIME_TABLES.flatMap(({ weekdays }) => weekdays), WEEKDAY_PATTERN]);
const MONTH = wholeToken([...TIME_TABLES.flatMap(({ months }) => months), MONTH_PATTERN]);

/** Pronouns of all seven languages by grammatical person; '1+' is the first person plural. */
const PERSONS: readonly (readonly [string, RegExp])[] = [
  [
    '1',
    /^(?:i|i'm|i've|i'll|i'd|im|ive|ich|je|j'ai|ik|yo|io|eu|me|mich|mir|moi|mij|my|mein\p{L}*|mon|ma|mes|mijn|mi|mis|mio|mia|miei|mie|meu|minha|meus|minhas|m'n)$/u,
  ],
  [
    '1+',
    /^(?:we|we're|we've|we'll|us|our|wir|uns|unser\p{L}*|nous|on|notre|nos|wij|ons|onze|nosotros|nuestr\p{L}*|noi|nostr\p{L}*|nós|noss\p{L}*)$/u,
  ],
  [
    '3',
    /^(?:he|she|they|his|her|their|him|them|he's|she's|they're|er|sie|ihr\p{L}*|sein\p{L}*|il|elle|ils|elles|leur|leurs|hij|zij|ze|hun|haar|él|ella|ellos|sus?|lui|lei|loro|suo|sua|ele|ela|eles|elas|dele|dela)$/u,
  ],
  ['2', /^(?:you|your|u|du|dich|dir|dein\p{L}*|tu|te|toi|vous|votre|jij|jouw|tú|ti|usted|você|voce)$/u],
];

/** A hash of 24 bits. */
const hashOf = (name: string): number => {
  const value = textHash(name);
  return (value ^ (value >>> 8)) & 0xffffff;
};

/** The token, or a common token for all days, months and numbers: which one a text names does not make it a plan. */
const maskToken = (token: string): string => {
  if (/^\d/.test(token)) return /\D/.test(token) ? '#:#' : '#';
  if (DAY.test(token)) return 'DAY';
  return MONTH.test(token) ? 'MONTH' : token;
};

const TIME_TOKENS = new Set(['DAY', 'MONTH', '#', '#:#']);
const NEARBY_WORDS = 3;
/** The words beside a time, at most NEARBY_WORDS on each side. */
const nearbyWords = (words: readonly string[], at: number): string[] => [
  ...words.slice(Math.max(0, at - NEARBY_WORDS), at),
  ...words.slice(at + 1, at + 1 + NEARBY_WORDS),
];

const tokensOf = (text: string): string[] =>
  (text.toLowerCase().replaceAll('’', "'").match(TOKENS) ?? []).slice(0, MAX_TOKENS).map(maskToken);

const personsOf = (words: readonly string[]): string[] => {
  const found = words.flatMap((word) => PERSONS.find(([, pattern]) => pattern.test(word))?.[0] ?? []);
  const kinds = [...new Set(found)];
  return [...kinds.map((kind) => `=${kind}`), `=${kinds.toSorted().join('')}`, `=first ${found[0] ?? ''}`];
};

type Add = (name: string, weight?: number) => void;

/** Words that name a day by its distance from today. */
const NEAR_DAY =
  /^(?:today|tomorrow|tonight|heute|morgen|aujourd'hui|demain|hoy|mañana|oggi|domani|hoje|amanhã|vandaag)$/;

/** The words of the sentences that name a time: they say more about a plan than the rest of the turn. */
const addTimedSentences = (tokens: readonly string[], add: Add): void => {
  let sentence: string[] = [];
  for (const [at, token] of tokens.entries()) {
    sentence.push(token);
    if (!ENDS_TIMED_SENTENCE.test(token) && at < tokens.length - 1) continue;
    if (sentence.some((one) => TIME_TOKENS.has(one) || NEAR_DAY.test(one)))
      for (const [index, word] of sentence.entries()) {
        add(`t${word}`);
        if (index > 0) add(`tb${sentence[index - 1]} ${word}`, 0.7);
      }
    sentence = [];
  }
};
const ENDS_TIMED_SENTENCE = /^[.?!\n;]$/;

const MIN_PART_LENGTH = 3;
const MAX_PART_LENGTH = 4;
const MIN_WORD_LENGTH = 4;
/** Parts of words, which inflected and misspelt forms share. */
const addParts = (tokens: readonly string[], add: Add): void => {
  for (const token of tokens) {
    if (token.length < MIN_WORD_LENGTH || TIME_TOKENS.has(token)) continue;
    const word = `<${token}>`;
    for (let length = MIN_PART_LENGTH; length <= MAX_PART_LENGTH; length += 1)
      for (let at = 0; at + length <= word.length; at += 1) add(`c${word.slice(at, at + length)}`, 0.35);
  }
};

/**
 * The hashed features of a text, by their first letter: w words, b pairs of words, s last three letters, c parts of words,
 * d words near a time, t and tb words and pairs in sentences with a time, S beginnings of sentences, ^ and $ the beginning
 * and the end of the text, = grammatical persons.
 */
export const featuresOf = (text: string): Features => {
  const tokens = tokensOf(text);
  const words = tokens.filter((token) => !ONLY_PAUSE.test(token));
  const weights = new Map<number, number>();
  const add: Add = (name, weight = 1) => {
    const hash = hashOf(name);
    weights.set(hash, Math.max(weights.get(hash) ?? 0, weight));
  };
  addTimedSentences(tokens, add);
  addParts(tokens, add);
  for (const [at, word] of words.entries()) {
    add(`w${word}`);
    if (word.length > 4) add(`s${word.slice(-3)}`, 0.5);
    if (at > 0) add(`b${words[at - 1]} ${word}`);
    if (TIME_TOKENS.has(word)) for (const beside of nearbyWords(words, at)) add(`d${beside}`, 0.6);
  }
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && !ENDS_SENTENCE.test(tokens[at - 1] ?? '')) continue;
    add(`S${token}`, 0.7);
    add(`S${token} ${tokens[at + 1] ?? ''}`, 0.7);
  }
  add(`^${tokens[0] ?? ''}`);
  add(`^${tokens[0] ?? ''} ${tokens[1] ?? ''}`);
  add(`$${tokens.at(-1) ?? ''}`);
  for (const person of personsOf(words)) add(person);
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const scale = 1 / Math.sqrt(squares);
  return new Map([...weights].map(([hash, weight]) => [hash, weight * scale]));
};
