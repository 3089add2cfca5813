import type { Question } from './question.ts';

/** When a plan is, and whether an hour was named for it. */
export interface TimeOfPlan {
  at: Date;
  isAllDay: boolean;
  /** The hour of `at` is assumed, because only the day was named. */
  isTimeAssumed?: boolean | undefined;
  /** The zone of a plan that takes whole days; if absent, the user's. */
  dayZone?: string | undefined;
}

export const hasHour = ({ isAllDay, isTimeAssumed = false }: Omit<TimeOfPlan, 'at'>): boolean =>
  !isAllDay && !isTimeAssumed;

/** The day, and the hour if one was named. */
export function formatTimeOfPlan(
  plan: TimeOfPlan,
  { timeZone, replies: texts }: Pick<Question, 'timeZone' | 'replies'>,
): string {
  if (hasHour(plan)) return texts.formatDateTime(plan.at, timeZone);
  return texts.formatDayOfYear(plan.at, plan.isAllDay ? (plan.dayZone ?? timeZone) : timeZone);
}
