import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { Period, Question } from './question.ts';

export interface FoundPlanDependencies {
  suggestions: Pick<SuggestionsService, 'listPending'>;
}

const MAX_PENDING = 200;
const MAX_LISTED = 3;

/** The lines of events and reminders that wait in the inbox and fall in a period, below a heading that says so. */
export async function foundPlanLines(
  { suggestions }: FoundPlanDependencies,
  { userId, now, timeZone, replies: texts }: Pick<Question, 'userId' | 'now' | 'timeZone' | 'replies'>,
  { from, to }: Period,
  isMeant: (plan: { title: string }) => boolean,
): Promise<string[]> {
  const pending = await suggestions.listPending(userId, { limit: MAX_PENDING });
  const found = pending.flatMap(({ type, title, schedulingDetails }) => {
    if (schedulingDetails === undefined || (type !== 'schedule' && type !== 'reminder')) return [];
    const at = new Date(schedulingDetails.datetime);
    return at >= now && at >= from && at < to && isMeant({ title }) ? [{ title, at }] : [];
  });
  const lines = found
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, MAX_LISTED)
    .map(({ title, at }) => `- ${texts.eventLine(texts.formatDateTime(at, timeZone), title)}`);
  return lines.length === 0 ? [] : ['', texts.foundPlans, '', ...lines];
}
