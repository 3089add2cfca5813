/** Further words of a search are ignored. */
const MAX_WORDS = 20;

/** The words of a text: letters, marks and digits of any script. */
export function splitWords(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** A tsquery for all words, the last one as a prefix; undefined for a text without words. */
export function everyWordQuery(text: string): string | undefined {
  const words = splitWords(text);
  if (words.length === 0) return undefined;
  return words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');
}
