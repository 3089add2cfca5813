import { significantStems } from '@app/understanding/text/words';
import { z } from 'zod';
import { parseModelObject } from '#features/assistant/assistant.service.ts';
import type { Turn } from './sources.repository.ts';

export interface ModelCards {
  /** Undefined when the answer names no valid topic. */
  topic: string | undefined;
  cards: { front: string; back: string; turnId: string }[];
}

const MAX_CARDS = 6;
const MAX_SIDE_CHARACTERS = 200;
const MIN_QUOTE_CHARACTERS = 15;
/** The share of an answer's significant words that the reply must contain. */
const MIN_GROUNDED_SHARE = 0.6;

const isPlain = (text: string): boolean => !/[{}<>`]|https?:/i.test(text);
const Side = z.string().trim().min(1).max(MAX_SIDE_CHARACTERS).refine(isPlain);
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
const Answer = z.object({ topic: z.unknown(), cards: z.array(z.unknown()).catch([]) });

/** Cards whose quote occurs in a reply and whose answer is grounded in that reply; all others are left out. */
export function parseModelCards(text: string, turns: readonly Turn[]): ModelCards {
  const answer = Answer.partial().safeParse(parseModelObject(text)).data;
  const replies = turns
    .filter(({ role }) => role === 'assistant')
    .map((reply) => ({
      id: reply.id,
      plainWords: toPlainWords(reply.text),
      stems: new Set(significantStems(reply.text)),
    }));
  const cards = (answer?.cards ?? []).slice(0, MAX_CARDS).flatMap((each) => {
    const card = Card.safeParse(each).data;
    const reply = card && replies.find(({ plainWords }) => plainWords.includes(toPlainWords(card.quote)));
    if (card === undefined || reply === undefined || !isGroundedIn(reply, card)) return [];
    return [{ front: card.front, back: card.back, turnId: reply.id }];
  });
  return { topic: Topic.safeParse(answer?.topic).data, cards };
}

/** Only the words: punctuation, spaces and case are ignored. */
const toPlainWords = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Whether the answer uses the reply's words and numbers, and says something that the question does not. */
function isGroundedIn(
  { plainWords, stems }: { plainWords: string; stems: ReadonlySet<string> },
  { front, back }: { front: string; back: string },
): boolean {
  const answerStems = new Set(significantStems(back));
  const questionStems = new Set(significantStems(front));
  const groundedStems = [...answerStems].filter((stem) => stems.has(stem));
  const addsSomething = [...answerStems].some((stem) => !questionStems.has(stem));
  const numbers = back.match(/\d+/g) ?? [];
  return (
    addsSomething &&
    groundedStems.length >= answerStems.size * MIN_GROUNDED_SHARE &&
    numbers.every((number) => plainWords.includes(number))
  );
}
