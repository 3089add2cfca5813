import { isCommonPlainWord } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { isStopWord, wordsOf } from '../text/words.ts';

const OTHER_LANGUAGES = ['nl', 'de', 'fr', 'es', 'it', 'pt'] as const;

/** A common word of any language besides English, such as 'für'. */
const isSmallWord = (word: string): boolean => {
  const plain = plainWordsOf(word).join(' ');
  return OTHER_LANGUAGES.some((language) => isCommonPlainWord(plain, language));
};

/** The words of a text that are common in no language; if all are, those that are not common in English. */
export function wordsWithMeaning(text: string): string[] {
  const words = wordsOf(text.replaceAll(/(?<=(?:^|\s)(?:l|d|dell|all|un))['’]/giu, ' ')).filter(
    (word) => word.length > 1 && !isStopWord(word),
  );
  const some = words.filter((word) => !isSmallWord(word));
  return some.length > 0 ? some : words;
}
