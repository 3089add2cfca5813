/** At most this many words of what somebody typed are looked for. */
const MAX_WORDS = 20;

/** Letters, marks and digits of any script, apart from everything else. */
export function splitWords(text: string): string[] {
  return (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/** A tsquery in which every word must occur, the last one as a beginning; undefined when there is no word to look for. */
export function everyWordQuery(text: string): string | undefined {
  const words = splitWords(text);
  if (words.length === 0) return undefined;
  return words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');
}
