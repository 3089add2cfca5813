import { significantStems } from '@app/understanding/text/words';
import { z } from 'zod';
import { parseModelObject } from '#features/assistant/assistant.service.ts';
import type { RuleAdvice, RecentMessage } from './wording-request.ts';

export interface Wording {
  title: string;
  description: string;
}

export interface FurtherAdvice extends Wording {
  message: RecentMessage;
  /** Verbatim from the message. */
  quote: string;
  priority: 'high' | 'medium' | 'low';
  action: 'goal' | 'reminder' | 'event';
}

export interface ValidWordings {
  /** By recommendation id. */
  wordings: ReadonlyMap<string, Wording>;
  furtherAdvice: FurtherAdvice[];
}

const MAX_FURTHER = 3;
const MAX_TITLE_WORDS = 16;
const MIN_QUOTE_LENGTH = 12;
const MAX_QUOTE_LENGTH = 240;

/** Plain text: no markup, no URLs, one line. */
const isPlain = (text: string): boolean => !/[\r\n{}<>[\]`*#]|https?:|www\./i.test(text);
const Title = z
  .string()
  .trim()
  .min(5)
  .max(120)
  .refine((title) => isPlain(title) && title.split(/\s+/).length <= MAX_TITLE_WORDS);
const Description = z.string().trim().min(15).max(320).refine(isPlain);
/** `number` is the position of the reworded advice in the request, counted from 1. */
const Worded = z.object({ number: z.int(), title: Title, description: Description });
/** `said`: the position of the quoted message in the request, counted from 1. */
const Further = z.object({
  said: z.int(),
  quote: z.string().trim().min(MIN_QUOTE_LENGTH).max(MAX_QUOTE_LENGTH),
  title: Title,
  description: Description,
  priority: z.enum(['high', 'medium', 'low']).catch('medium'),
  action: z.enum(['goal', 'reminder', 'event']).catch('goal'),
});
const WordingsReply = z.object({ advice: z.array(z.unknown()).catch([]), more: z.array(z.unknown()).catch([]) });

/**
 * The valid parts of a model's reply: wordings that have words in common with the original and add no number, and
 * further advice whose quote occurs in its message. Everything else is left out.
 */
export function parseWordings(
  text: string,
  advice: readonly RuleAdvice[],
  messages: readonly RecentMessage[],
): ValidWordings {
  const reply = WordingsReply.safeParse(parseModelObject(text)).data ?? { advice: [], more: [] };
  const wordings = new Map<string, Wording>();
  for (const each of reply.advice) {
    const worded = Worded.safeParse(each).data;
    const original = worded && advice[worded.number - 1];
    if (worded === undefined || original === undefined) continue;
    const { title, description } = worded;
    const source = [original.title, original.description, original.why, ...original.quotes].join(' ');
    if (isGroundedIn(source, worded)) wordings.set(original.id, { title, description });
  }
  const furtherAdvice = reply.more.slice(0, MAX_FURTHER).flatMap((each) => {
    const further = Further.safeParse(each).data;
    const message = further && messages[further.said - 1];
    if (further === undefined || message === undefined) return [];
    const { title, description, priority, action } = further;
    const quote = findQuote(message.text, further.quote);
    return quote !== undefined && isGroundedIn(message.text, further)
      ? [{ title, description, priority, action, message, quote }]
      : [];
  });
  return { wordings, furtherAdvice };
}

/** Whether a wording shares words with the source and contains no number that is not in it. */
function isGroundedIn(source: string, { title, description }: Wording): boolean {
  const sourceStems = new Set(significantStems(source));
  const numbers = `${title} ${description}`.match(/\d+/g) ?? [];
  const sourceNumbers = new Set(source.match(/\d+/g));
  return (
    significantStems(title).some((stem) => sourceStems.has(stem)) &&
    numbers.every((number) => sourceNumbers.has(number))
  );
}

/** Finds a quote of at least three words in the text, ignoring spaces, case and punctuation. */
function findQuote(text: string, quote: string): string | undefined {
  const words = quote.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const pattern = words.join(String.raw`[^\p{L}\p{N}]+`);
  return words.length < 3 ? undefined : new RegExp(pattern, 'iu').exec(text)?.[0];
}
