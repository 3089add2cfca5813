import { tellingStems } from '@app/understanding/text/words';
import { z } from 'zod';
import { parseModelObject } from '#features/assistant/assistant.service.ts';
import type { Turn } from './sources.repository.ts';

export interface ModelCards {
  /** Name of the topic; undefined when there was none to believe. */
  topic: string | undefined;
  cards: { front: string; back: string; turnId: string }[];
}

const MOST = 6;
const SIDE = 200;
const SHORTEST_QUOTE = 15;
/** Telling words of an answer that the reply must have, and that the question must not. */
const GROUNDED = 0.6;

const isPlain = (text: string): boolean => !/[{}<>`]|https?:/i.test(text);
const Side = z.string().trim().min(1).max(SIDE).refine(isPlain);
const Card = z.object({ front: Side.min(8), back: Side, quote: z.string().trim().min(SHORTEST_QUOTE).max(1_000) });
const Topic = z
  .string()
  .trim()
  .min(2)
  .max(80)
  .refine((topic) => isPlain(topic) && !/[\r\n]/.test(topic));
const Answer = z.object({ topic: z.unknown(), cards: z.array(z.unknown()).catch([]) });

/** Cards whose quote stands in a reply and whose answer says nothing beyond it; the rest is left out. */
export function readModelCards(text: string, turns: readonly Turn[]): ModelCards {
  const answer = Answer.partial().safeParse(parseModelObject(text)).data;
  const replies = turns
    .filter(({ role }) => role === 'assistant')
    .map((reply) => ({ id: reply.id, flat: flatten(reply.text), stems: new Set(tellingStems(reply.text)) }));
  const cards = (answer?.cards ?? []).slice(0, MOST).flatMap((each) => {
    const card = Card.safeParse(each).data;
    const reply = card && replies.find(({ flat }) => flat.includes(flatten(card.quote)));
    if (card === undefined || reply === undefined || !restsOn(reply, card)) return [];
    return [{ front: card.front, back: card.back, turnId: reply.id }];
  });
  return { topic: Topic.safeParse(answer?.topic).data, cards };
}

/** Words alone: marks, spaces and capitals are a matter of taste. */
const flatten = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

function restsOn(
  { flat, stems }: { flat: string; stems: ReadonlySet<string> },
  { front, back }: { front: string; back: string },
): boolean {
  const said = new Set(tellingStems(back));
  const asked = new Set(tellingStems(front));
  const known = [...said].filter((stem) => stems.has(stem));
  const isNew = [...said].some((stem) => !asked.has(stem));
  const numbers = back.match(/\d+/g) ?? [];
  return isNew && known.length >= said.size * GROUNDED && numbers.every((number) => flat.includes(number));
}
