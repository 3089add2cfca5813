import { localDay } from '#platform/local-day.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { Period, Question } from './question.ts';
import { formatTimeOfPlan, hasHour, type TimeOfPlan } from './time-of-plan.ts';

export interface FoundPlanDependencies {
  suggestions: Pick<SuggestionsService, 'listPending'>;
}

const MAX_PENDING = 200;
const MAX_LISTED = 3;
const MINUTE_MS = 60_000;

/** The lines of events and reminders that wait in the inbox and fall in a period, below a heading that says so. */
export async function foundPlanLines(
  { suggestions }: FoundPlanDependencies,
  question: Pick<Question, 'userId' | 'now' | 'timeZone' | 'replies'>,
  { from, to }: Period,
  isMeant: (plan: { title: string }) => boolean,
): Promise<string[]> {
  const { userId, now, timeZone, replies: texts } = question;
  const pending = await suggestions.listPending(userId, { limit: MAX_PENDING });
  const found = pending.flatMap(({ type, title, schedulingDetails }) => {
    if (schedulingDetails === undefined || (type !== 'schedule' && type !== 'reminder')) return [];
    const { datetime, duration, isAllDay = false, isTimeAssumed = false } = schedulingDetails;
    const plan = { title, at: new Date(datetime), minutes: duration, isAllDay, isTimeAssumed };
    return isIn(plan, { from: from > now ? from : now, to }, timeZone) && isMeant({ title }) ? [plan] : [];
  });
  const lines = found
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, MAX_LISTED)
    .map((plan) => `- ${texts.eventLine(formatTimeOfPlan(plan, question), plan.title)}`);
  return lines.length === 0 ? [] : ['', texts.foundPlans, '', ...lines];
}

/** Whether a plan begins in a period. A plan without an hour is in every part of its days. */
function isIn(plan: TimeOfPlan & { minutes: number }, { from, to }: Period, timeZone: string): boolean {
  const { at, minutes, isAllDay } = plan;
  if (hasHour(plan)) return at >= from && at < to;
  const end = new Date(at.getTime() + (isAllDay ? minutes * MINUTE_MS - 1 : 0));
  const [first, last] = [localDay(from, timeZone), localDay(new Date(to.getTime() - 1), timeZone)];
  return localDay(end, timeZone) >= first && localDay(at, timeZone) <= last;
}
