import { anyWord, indexIn, type TimeWords } from './time-words.ts';

/** The numbers of one language, in digits and in words. The strings are alternations for a RegExp, without a group. */
export interface Numbers {
  anyNumber: string;
  /** Two to twelve; not one, which is also an article. */
  hourWords: string;
  /** Two to twenty-four; only next to a word for 'hour'. */
  hourWords24: string;
  /** Five, ten, twenty, twenty-five; fifteen is 'a quarter'. */
  minuteWords: string;
  /** Two to thirty-one. */
  dayWords: string;
  parseNumber: (text: string) => number;
}

/** The words without the group that `anyWord` puts around them. */
const alternation = (words: readonly string[]): string => anyWord(words).slice(1, -1);

export const numbersOf = ({ numbers }: TimeWords): Numbers => {
  const indexOf = indexIn(numbers);
  return {
    anyNumber: `\\d{1,3}|${alternation(numbers)}`,
    hourWords: alternation(numbers.slice(1, 12)),
    hourWords24: alternation(numbers.slice(1, 24)),
    minuteWords: alternation([4, 9, 19, 24].map((at) => numbers[at] ?? '')),
    dayWords: alternation(numbers.slice(1)),
    parseNumber: (text) => (/^\d/.test(text) ? Number.parseInt(text, 10) : indexOf(text) + 1),
  };
};
