/** Whether a text has only ASCII characters, for which shorter expressions find the same words in less time. */
export const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

/** Lower-case words of a text, with inner apostrophes ("don't"), including numbers. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(isAscii(text) ? /[a-z0-9]+(?:'[a-z]+)?/g : /[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];

/** Words that only look as if they had an ending. */
const NOT_INFLECTED = new Set([
  'this',
  'his',
  'is',
  'was',
  'has',
  'news',
  'bus',
  'gas',
  'yes',
  'us',
  'plus',
  'address',
  'series',
  'during',
  'thing',
  'king',
  'ring',
  'spring',
  'morning',
  'evening',
  'wedding',
  'red',
  'bed',
  'need',
  'feed',
  'sibling',
]);

/** 'runn' of 'running' becomes 'run'. */
const undouble = (stem: string): string => (/([bdfgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem);

const withoutPluralEnding = (word: string): string => {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
};

/** Stems that were found before: a few thousand words make up nearly all texts. */
const knownStems = new Map<string, string>();
const MAX_KNOWN_STEMS = 20_000;
/** Longer words hardly occur twice. */
const MAX_KNOWN_LENGTH = 24;

/** A light stem, the same for 'pay', 'pays' and 'paying'; for comparison, not for display. */
export const stem = (word: string): string => {
  const cached = knownStems.get(word);
  if (cached !== undefined) return cached;
  const found = findStem(word);
  if (knownStems.size >= MAX_KNOWN_STEMS) knownStems.clear();
  if (word.length <= MAX_KNOWN_LENGTH) knownStems.set(word, found);
  return found;
};

const findStem = (word: string): string => {
  const base = word.replace(/'s$/, '').replaceAll("'", '');
  // Names such as node.js are not plurals.
  if (base.length < 4 || NOT_INFLECTED.has(base) || base.endsWith('.js')) return base;
  const singular = withoutPluralEnding(base);
  if (NOT_INFLECTED.has(singular)) return singular;
  if (singular.endsWith('ing') && singular.length > 5) return undouble(singular.slice(0, -3)).replace(/e$/, '');
  if (singular.endsWith('ied') && singular.length > 4) return `${singular.slice(0, -3)}y`;
  if (singular.endsWith('ed') && singular.length > 4) return undouble(singular.slice(0, -2)).replace(/e$/, '');
  if (singular.endsWith('ly') && singular.length > 5) return singular.slice(0, -2).replace(/e$/, '');
  return singular.length > 3 ? singular.replace(/e$/, '') : singular;
};

const STOP = `a about above after again all also am an and any anything are as at be because been before being below between both but by can could
did do does doing don't down during each few for from further get give go had has have having he her here hers him his how i i'd i'll i'm i've if in into is it
it's its just let like make many me might more most much must my need no nor not now of off on once one only or other our ours out over own please same she
should so some something such tell than that that's the their them then there these they thing things this those through to too under until up us very want
was way we were what what's when where which while who whom why will with would yes you your yours`;

const STOP_WORDS: ReadonlySet<string> = new Set(STOP.split(/\s+/));

/** True for words too common to distinguish texts. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Stems of the significant words of a text, in order, including repeats. */
export const significantStems = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stem);
