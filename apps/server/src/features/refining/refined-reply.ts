import { z } from 'zod';
import { parseModelObject } from '#features/assistant/assistant.service.ts';

/** The validated reply of a model about a conversation. */
export interface Refined {
  title?: string;
  /** One of the category names in the request. */
  category?: string;
  plans: { title: string; start: Date; minutes: number }[];
}

const MAX_TITLE_WORDS = 10;
const MAX_PLANS = 5;

const Title = z
  .string()
  .trim()
  .min(3)
  .max(80)
  .refine((title) => !/[\r\n{}<>]/.test(title) && title.split(/\s+/).length <= MAX_TITLE_WORDS);
const Plan = z.object({
  title: z.string().trim().min(1).max(200),
  start: z.iso.datetime({ offset: true }),
  minutes: z.int().min(0).max(1_440).default(60),
});
const RawReply = z.object({
  title: z.unknown(),
  category: z.unknown(),
  plans: z.unknown(),
});

/**
 * Parses a model's reply; undefined when it is not a JSON object. Invalid fields are left out, and so are
 * plans in the past or more than two years ahead.
 */
export function parseRefined(text: string, categories: readonly string[], now: Date): Refined | undefined {
  const reply = RawReply.partial().safeParse(parseModelObject(text)).data;
  if (reply === undefined) return undefined;
  const title = Title.safeParse(reply.title).data;
  const category = categories.find((name) => name === reply.category);
  const listedPlans = Array.isArray(reply.plans) ? reply.plans.slice(0, MAX_PLANS) : [];
  const plans = listedPlans.flatMap((each: unknown) => {
    const plan = Plan.safeParse(each).data;
    if (plan === undefined) return [];
    const start = new Date(plan.start);
    const msAhead = start.getTime() - now.getTime();
    return msAhead > 0 && msAhead < TWO_YEARS_MS ? [{ ...plan, start }] : [];
  });
  return { ...(title !== undefined && { title }), ...(category !== undefined && { category }), plans };
}

const TWO_YEARS_MS = 2 * 366 * 86_400_000;
