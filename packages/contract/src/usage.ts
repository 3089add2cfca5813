/** The use of AI chats in a month: part of the subscription and of every reply. */
import * as z from 'zod/mini';
import { Count, Timestamp } from './primitives.ts';

/** A limit of 0 or less means unlimited. */
export const Limits = z.object({ aiChatCount: z.int() });
export type Limits = z.output<typeof Limits>;

export const Usage = z.object({
  /** AI chats of this calendar month (UTC), including replies that are being generated. */
  aiChatCount: Count,
  /** When the next month begins. */
  resetsAt: Timestamp,
});
export type Usage = z.output<typeof Usage>;

/** `details` of chat.limit_reached. */
export const LimitReachedDetails = z.object({ limits: Limits, usage: Usage });
export type LimitReachedDetails = z.output<typeof LimitReachedDetails>;

/** The share of the limit from which on the status card shows a warning. */
const warningShare = 0.8;

/** `normal` if unlimited or below 80% of the limit, `warning` from 80% on, `reached` at the limit. */
export function limitState(limits: Limits, usage: Pick<Usage, 'aiChatCount'>): 'normal' | 'warning' | 'reached' {
  if (limits.aiChatCount <= 0) return 'normal';
  if (usage.aiChatCount >= limits.aiChatCount) return 'reached';
  return usage.aiChatCount >= limits.aiChatCount * warningShare ? 'warning' : 'normal';
}
