import { MAX_CARD_SIDE_LENGTH } from '@app/understanding/learning/proposal';
import { significantStems } from '@app/understanding/text/words';
import { z } from 'zod';
import { parseModelObject } from '#features/assistant/assistant.service.ts';
import type { Turn } from './sources.repository.ts';

export interface ModelCards {
  /** Undefined when the model named no valid topic. */
  topic: string | undefined;
  cards: { front: string; back: string; turnId: string }[];
}

const MAX_CARDS = 6;
const MIN_QUOTE_CHARACTERS = 15;
/** The share of the significant words on a card's back that the reply must contain. */
const MIN_GROUNDED_SHARE = 0.6;

const isPlain = (text: string): boolean => !/[{}<>`]|https?:/i.test(text);
const Side = z.string().trim().min(1).max(MAX_CARD_SIDE_LENGTH).refine(isPlain);
const Card = z.object({
  front: Side.min(8),
  back: Side,
  quote: z.string().trim().min(MIN_QUOTE_CHARACTERS).max(1_000),
});
const Topic = z
  .string()
  .trim()
  .min(2)
  .max(80)
  .refine((topic) => isPlain(topic) && !/[\r\n]/.test(topic));
const CardsObject = z.object({ topic: z.unknown(), cards: z.array(z.unknown()).catch([]) });

/** The cards in a model's text whose quote occurs in a reply and whose back is grounded in that reply. */
export function parseModelCards(text: string, turns: readonly Turn[]): ModelCards {
  const proposed = CardsObject.partial().safeParse(parseModelObject(text)).data;
  const replies = turns
    .filter(({ role }) => role === 'assistant')
    .map((reply) => ({
      id: reply.id,
      plainWords: toPlainWords(reply.text),
      stems: new Set(significantStems(reply.text)),
    }));
  const cards = (proposed?.cards ?? []).slice(0, MAX_CARDS).flatMap((each) => {
    const card = Card.safeParse(each).data;
    const reply = card && replies.find(({ plainWords }) => plainWords.includes(toPlainWords(card.quote)));
    if (card === undefined || reply === undefined || !isGroundedIn(reply, card)) return [];
    return [{ front: card.front, back: card.back, turnId: reply.id }];
  });
  return { topic: Topic.safeParse(proposed?.topic).data, cards };
}

/** Only the words: punctuation, spaces and case are ignored. */
const toPlainWords = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Whether the back uses the reply's words and numbers, and has at least one word that the front does not have. */
function isGroundedIn(
  { plainWords, stems }: { plainWords: string; stems: ReadonlySet<string> },
  { front, back }: { front: string; back: string },
): boolean {
  const backStems = new Set(significantStems(back));
  const frontStems = new Set(significantStems(front));
  const groundedStems = [...backStems].filter((stem) => stems.has(stem));
  const addsSomething = [...backStems].some((stem) => !frontStems.has(stem));
  const numbers = back.match(/\d+/g) ?? [];
  return (
    addsSomething &&
    groundedStems.length >= backStems.size * MIN_GROUNDED_SHARE &&
    numbers.every((number) => plainWords.includes(number))
  );
}
