import { detectLanguage } from '../text/language.ts';
import { plainText, withoutCode } from '../text/plain-text.ts';
import { openingWordsOf } from '../title/openings.ts';
import type { Lexicon } from './lexicon.ts';

/** Longer messages are mostly pasted text; the person's own words are at the top. */
const MAX_TYPED_LENGTH = 1_200;
/** Number of characters of a longer message that count as the person's own words. */
const TOP_LENGTH = 500;

/** Words of somebody else, or of a text that is discussed. */
const QUOTED_TEXT = /"[^"\n]{12,400}"|[“„«][^”“»\n]{12,400}[”“»]/gu;
/** 'Anna: I want to move out', a line of a dialogue or a chat log. */
const SPOKEN_LINE = /^[ \t]*\p{Lu}[\p{L} .]{1,25}:[ \t].*$/gmu;

/** The person's own words in a message: no code, quotes, pasted text or fiction. May be empty. */
export const ownWords = (
  text: string,
  { fictionOpeners, requestMarkers }: Pick<Lexicon, 'fictionOpeners' | 'requestMarkers'>,
): string => {
  const beginning = text.slice(0, 200);
  if (fictionOpeners.test(beginning) || openingWordsOf(detectLanguage(beginning)).rolePlay.test(beginning.trimStart()))
    return '';
  const prose = withoutCode(plainText(text, MAX_TYPED_LENGTH * 2))
    .replaceAll(QUOTED_TEXT, ' ')
    .replaceAll(SPOKEN_LINE, '');
  const paragraphs = prose.split(/\n\s*\n/);
  const first = (paragraphs[0] ?? '').slice(0, TOP_LENGTH);
  if (text.length > MAX_TYPED_LENGTH) return first;
  return paragraphs.length > 1 && requestMarkers.test(first) ? first : prose;
};
