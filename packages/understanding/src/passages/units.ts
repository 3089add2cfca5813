import type { Turn } from '../quote-conversation.ts';
import { plainText, withoutCode } from '../text/plain-text.ts';
import { splitSentences } from '../text/sentences.ts';

const MAX_SENTENCES = 200;
const MARK = /^(?:[-*•]|\d{1,3}[.)]|#{1,6})\s+/;

/** A sentence or an item of a list. */
export interface Unit {
  turnId: string;
  role: 'user' | 'assistant';
  text: string;
  /** Position among the units of its message. */
  at: number;
  /** Whether it is the item of a list. */
  isItem: boolean;
}

/** The sentences and the list items of a conversation, one array for each message. */
export const unitsOf = (turns: readonly Turn[]): Unit[][] =>
  turns.map(({ id, role, text }) =>
    splitSentences(withoutCode(plainText(text)), MAX_SENTENCES)
      .map((sentence) => ({
        isItem: MARK.test(sentence.text),
        text: sentence.text.replace(MARK, '').replaceAll('**', '').trim(),
      }))
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map((unit, at) => ({ turnId: id, role, at, ...unit })),
  );
