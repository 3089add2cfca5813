import { plainText, withoutCode } from '../text/plain-text.ts';
import type { Lexicon } from './lexicon.ts';

/** Longer messages are mostly pasted; what the person says of it stands at the top. */
const TYPED = 1_200;
const TOP = 500;

/** What somebody says in a message in their own voice: no code, no quotes, no pasted or made-up text. May be empty. */
export const ownWords = (text: string, { madeUp, handedOver }: Pick<Lexicon, 'madeUp' | 'handedOver'>): string => {
  if (madeUp.test(text.slice(0, 200))) return '';
  const spoken = withoutCode(plainText(text, TYPED * 2));
  const paragraphs = spoken.split(/\n\s*\n/);
  const first = (paragraphs[0] ?? '').slice(0, TOP);
  if (text.length > TYPED) return first;
  return paragraphs.length > 1 && handedOver.test(first) ? first : spoken;
};
