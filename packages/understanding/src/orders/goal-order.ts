import { bodyOf, comparable, ORDER_FORMS } from './order-forms.ts';
import type { OrderWords } from './order-words.table.ts';

const MAX_LENGTH = 200;
/** 'Goal: 2-1 by Kane' is a score. */
const SCORE = /\b\d{1,2} ?[-–:] ?\d{1,2}\b/;

/** What an order for a goal is about, in any of the seven languages: 'Ik wil vijf kilo kwijt, maak daar een doel van'. */
export const goalOrder = (text: string): { body: string; words: OrderWords } | undefined => {
  if (text.length > MAX_LENGTH || SCORE.test(text)) return undefined;
  const written = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s¿¡]+/, '')
    .trim();
  const plain = comparable(written);
  for (const { words, goalOrders } of ORDER_FORMS) {
    const body = goalOrders.map((form) => bodyOf(form, plain, written)).find((found) => found !== undefined);
    if (body !== undefined) return { body, words };
  }
  return undefined;
};
