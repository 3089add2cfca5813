import { countMatches } from './snippet.ts';

/** The texts in which a hit was found: as they are stored, and as another program sees them. */
export interface SearchedText {
  stored: string;
  shown: string;
}

/**
 * Whether another program may see a hit: it would be found even without the words that occur only in hidden places,
 * such as masked secrets. Otherwise a search for a secret would reveal whether a person has it. `isFoundByOthers`:
 * whether some of the words, or their meaning, are enough to be found.
 */
export function isShownMatch(
  texts: readonly SearchedText[],
  words: readonly string[],
  isFoundByOthers: boolean,
): boolean {
  const changed = texts.filter(({ stored, shown }) => stored !== shown);
  if (changed.length === 0 || words.length === 0) return true;
  const isIn = (word: string, side: keyof SearchedText): boolean =>
    texts.some((text) => countMatches(text[side], [word]) > 0);
  const shown = words.filter((word) => isIn(word, 'shown'));
  const isEachShown = words.every((word) => shown.includes(word) || !isIn(word, 'stored'));
  return isEachShown || (shown.length > 0 && isFoundByOthers);
}
