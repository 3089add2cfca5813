import { anyWord, indexIn, type TimeWords } from './time-words.ts';

/** The numbers of one language, in digits and in words. The pattern sources capture nothing. */
export interface Numbers {
  anyNumber: string;
  /** From two to twelve: 'one' is also an article. */
  hourWords: string;
  /** From two to twenty-four, beside the word for an hour. */
  allHourWords: string;
  /** Five, ten, twenty, twenty-five. */
  minuteWords: string;
  /** From two to thirty-one. */
  dayWords: string;
  valueOf: (words: string) => number;
}

const uncaptured = (words: readonly string[]): string => anyWord(words).slice(1, -1);

export const numbersOf = ({ numbers }: TimeWords): Numbers => {
  const indexOf = indexIn(numbers);
  return {
    anyNumber: `\\d{1,3}|${uncaptured(numbers)}`,
    hourWords: uncaptured(numbers.slice(1, 12)),
    allHourWords: uncaptured(numbers.slice(1, 24)),
    minuteWords: uncaptured([4, 9, 19, 24].map((at) => numbers[at] ?? '')),
    dayWords: uncaptured(numbers.slice(1)),
    valueOf: (words) => (/^\d/.test(words) ? Number.parseInt(words, 10) : indexOf(words) + 1),
  };
};
