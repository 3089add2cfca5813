import { mostFrequentOf } from './mention.ts';
import { isBroadWord, isCodeWord } from './subject-words.ts';

const MAX_NAME_LENGTH = 40;

/**
 * The words in lower case if any wording has them in lower case, because they are then no names: 'Sourdough Starter' in
 * a title, 'sourdough starter' in a question.
 */
function withPlainCase(words: readonly string[], wordings: readonly string[]): string[] {
  const spellings = new Set(wordings.flatMap((wording) => wording.split(' ')));
  return words.map((word) => {
    const lower = word.toLowerCase();
    const isAcronym = /^\p{Lu}[\p{Lu}\p{N}-]+$/u.test(word);
    return !isAcronym && spellings.has(lower) ? lower : word;
  });
}

/**
 * The name of a subject from the wordings of its mentions: one to three words in sentence case, with the capitals of
 * names and acronyms. Undefined if the most frequent wording is not a meaningful name, such as a single broad word, a
 * word of one or two letters, the same word twice, a piece of code, or more than 40 characters. Pure.
 */
export const nameSubject = (wordings: readonly string[]): string | undefined => {
  const spelling = mostFrequentOf(wordings);
  const words = spelling.split(' ');
  if (spelling === '' || spelling.length > MAX_NAME_LENGTH || words.some(isCodeWord)) return undefined;
  if (words.length === 1 && (isBroadWord(spelling) || spelling.length < 3)) return undefined;
  if (words.length > 1 && words[0]?.toLowerCase() === words[1]?.toLowerCase()) return undefined;
  const name = withPlainCase(words, wordings).join(' ');
  // 'iPhone' keeps its lower-case letter.
  return /^\p{Ll}\p{Lu}/u.test(name) ? name : name.slice(0, 1).toLocaleUpperCase('en') + name.slice(1);
};
