import { plainText, withoutCode } from '../text/plain-text.ts';
import type { Lexicon } from './lexicon.ts';

/** Longer messages are mostly pasted text; the person's own words are at the top. */
const MAX_TYPED_LENGTH = 1_200;
/** Number of characters of a longer message that count as the person's own words. */
const TOP_LENGTH = 500;

/** The person's own words in a message: no code, quotes, pasted text or fiction. May be empty. */
export const ownWords = (
  text: string,
  { fictionOpeners, taskMarkers }: Pick<Lexicon, 'fictionOpeners' | 'taskMarkers'>,
): string => {
  if (fictionOpeners.test(text.slice(0, 200))) return '';
  const prose = withoutCode(plainText(text, MAX_TYPED_LENGTH * 2));
  const paragraphs = prose.split(/\n\s*\n/);
  const first = (paragraphs[0] ?? '').slice(0, TOP_LENGTH);
  if (text.length > MAX_TYPED_LENGTH) return first;
  return paragraphs.length > 1 && taskMarkers.test(first) ? first : prose;
};
