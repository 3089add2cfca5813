import { wordsOf } from '../text/words.ts';
import { commandSubject } from './archive-question.ts';

/** One or two words are not a command. */
export const isTooShort = (text: string): boolean => wordsOf(text).length <= 2;

const MAX_EMPTY_WORDS = 5;
export const isWithoutSubject = (text: string): boolean =>
  wordsOf(text).length <= MAX_EMPTY_WORDS && commandSubject(text).length === 0;
