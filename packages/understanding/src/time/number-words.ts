const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Spoken numbers from 1 to 99, tens and ones with a space between. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, at): [string, number] => [word, at + 1]),
  ...TEENS.map((word, at): [string, number] => [word, at + 10]),
  ...TENS.flatMap((ten, tens): [string, number][] => [
    [ten, (tens + 2) * 10],
    ...ONES.map((word, at): [string, number] => [`${ten} ${word}`, (tens + 2) * 10 + at + 1]),
  ]),
]);

/** Pattern source for any of these words, the longest first; a hyphen matches like a space. */
export const alternation = (words: Iterable<string>): string =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(' ', '[ -]'))
    .join('|');

const COUNTED: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['couple', 2],
  ['a couple of', 2],
  ['a few', 3],
  ['half a', 0.5],
  ['half an', 0.5],
]);

/** 'A', 'two', 'a couple of', 'half an', '12', '1.5' as a number; undefined for anything else. */
export const numberIn = (words: string): number | undefined => {
  const lower = words.toLowerCase().replace(/(?<=[a-z])-(?=[a-z])/, ' ');
  if (/^\d{1,4}(?:[.,]\d{1,2})?$/.test(lower)) return Number(lower.replace(',', '.'));
  return COUNTED.get(lower) ?? NUMBER_WORDS.get(lower);
};

/** Pattern source for the words that `numberIn` reads. */
export const COUNT_WORD = alternation([...COUNTED.keys(), ...NUMBER_WORDS.keys()].filter((word) => word !== 'couple'));

/** Pattern source for a number up to 999 in digits, or from one to twelve (or 'a', 'an') in words. */
export const NUMBER_PATTERN = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?)';
