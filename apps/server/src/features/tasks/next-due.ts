import { nextOccurrence, occurrencesBetween } from '#features/schedule/schedule.service.ts';

export interface FollowingTask {
  /** A calendar day. */
  dueDate: string;
  /** The rule of the following task; a COUNT in it is reduced by the occurrences that have passed. */
  recurrence: string;
}

const DAY_MS = 86_400_000;
/** The COUNT of a rule. */
const COUNT = /(?<=^|;)COUNT=(\d+)/;

/**
 * When a completed repeating task is due again: on the first day of its rule that is after the due date and not in the
 * past. Undefined when the rule has ended or never matches again.
 */
export function followingDue(task: { dueDate: string; recurrence: string }, today: string): FollowingTask | undefined {
  const series = { eventDate: midnight(task.dueDate), timeZone: 'UTC', recurrence: task.recurrence };
  const tomorrow = new Date(series.eventDate.getTime() + DAY_MS);
  const next = nextOccurrence(series, new Date(Math.max(tomorrow.getTime(), midnight(today).getTime())));
  if (next === undefined) return undefined;
  const passedCount = occurrencesBetween(series, series.eventDate, next).length;
  return {
    dueDate: next.toISOString().slice(0, 10),
    recurrence: task.recurrence.replace(COUNT, (_, count: string) => `COUNT=${Number(count) - passedCount}`),
  };
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
