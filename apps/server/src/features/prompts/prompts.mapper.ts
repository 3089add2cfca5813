import type { ScheduledPrompt } from '@app/contract/prompts';
import type { PromptRow } from './prompts.repository.ts';

export function toScheduledPrompt(row: PromptRow): ScheduledPrompt {
  const { id, title, prompt, categoryId, timeZone, recurrence, isPaused, lastRanAt } = row;
  return {
    id,
    title,
    prompt,
    categoryId,
    startsAt: row.startsAt.toISOString(),
    timeZone,
    recurrence,
    isPaused,
    nextAt: row.nextAt?.toISOString() ?? null,
    isRunning: row.runDueAt !== null,
    last: lastRanAt && {
      ranAt: lastRanAt.toISOString(),
      conversationId: row.lastConversationId,
      isLate: row.lastIsLate,
      fault: row.lastFault,
    },
    createdAt: row.createdAt.toISOString(),
  };
}
