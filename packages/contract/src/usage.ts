/** What of a month's AI chats is used: shared by the subscription calls and every reply. */
import * as z from 'zod/mini';
import { Count, Timestamp } from './primitives.ts';

/** A limit of 0 or less means unlimited. */
export const Limits = z.object({ aiChatCount: z.int() });
export type Limits = z.output<typeof Limits>;

export const Usage = z.object({
  /** AI chats of this calendar month (UTC), replies being written included. */
  aiChatCount: Count,
  /** When the next month begins. */
  resetsAt: Timestamp,
});
export type Usage = z.output<typeof Usage>;

/** `details` of chat.limit_reached. */
export const LimitReachedDetails = z.object({ limits: Limits, usage: Usage });
export type LimitReachedDetails = z.output<typeof LimitReachedDetails>;

/** From this share of the cap on the status card warns. */
const warningShare = 0.8;

/** Where a user stands: normal below 80% of the cap, warning from there, reached at the cap. Unlimited is always normal. */
export function limitState(limits: Limits, usage: Pick<Usage, 'aiChatCount'>): 'normal' | 'warning' | 'reached' {
  if (limits.aiChatCount <= 0) return 'normal';
  if (usage.aiChatCount >= limits.aiChatCount) return 'reached';
  return usage.aiChatCount >= limits.aiChatCount * warningShare ? 'warning' : 'normal';
}
