import { countMatches } from './snippet.ts';

/** The texts in which a hit was found: as they are stored, and as another program sees them. */
export interface SearchedText {
  stored: string;
  shown: string;
}

/**
 * Whether another program may see a hit: only if the search would find it even without the words that occur only in
 * hidden places, such as masked secrets. Otherwise a search for a secret would reveal whether a person has it.
 * `isFoundWithoutAllWords`: whether the search also finds conversations that contain only some of the words, or that
 * are only similar in meaning.
 */
export function isShownMatch(
  texts: readonly SearchedText[],
  words: readonly string[],
  isFoundWithoutAllWords: boolean,
): boolean {
  const changed = texts.filter(({ stored, shown }) => stored !== shown);
  if (changed.length === 0 || words.length === 0) return true;
  const isIn = (word: string, side: keyof SearchedText): boolean =>
    texts.some((text) => countMatches(text[side], [word]) > 0);
  const shown = words.filter((word) => isIn(word, 'shown'));
  const isEachShown = words.every((word) => shown.includes(word) || !isIn(word, 'stored'));
  return isEachShown || (shown.length > 0 && isFoundWithoutAllWords);
}
