import { nextOccurrence } from '#features/schedule/schedule.service.ts';
import { endOfDay, localDay } from '#platform/local-day.ts';
import type { FindSuggestions } from './find-suggestions.ts';

/** The parts of a found plan that decide whether it is over. */
export type Proposed = Pick<ReturnType<FindSuggestions>[number], 'type' | 'schedulingDetails'>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A task without a day is outdated after this many days. */
const UNDATED_DAYS = 90;
/** A series is outdated after this many days, unless it is yearly like a birthday. */
const SERIES_DAYS = 365;

/**
 * A plan from an old message, if it is not over; a series begins with its next occurrence. `saidAt` is when the message
 * was written.
 */
export function findUpcoming<Found extends Proposed>(
  found: Found,
  { saidAt, now, timeZone }: { saidAt: Date; now: Date; timeZone: string },
): Found | undefined {
  if (found.type === 'recommendation') return undefined;
  const age = now.getTime() - saidAt.getTime();
  const details = found.schedulingDetails;
  if (details === undefined) return age <= UNDATED_DAYS * DAY_MS ? found : undefined;
  const start = new Date(details.datetime);
  if (details.recurring === null) {
    const end = new Date(start.getTime() + details.duration * MINUTE_MS);
    const isOver = end < now && !(lastsAllDay(found) && endOfDay(localDay(start, timeZone), timeZone) >= now);
    return isOver ? undefined : found;
  }
  if (age > SERIES_DAYS * DAY_MS && !details.recurring.includes('FREQ=YEARLY')) return undefined;
  const next =
    start >= now ? start : nextOccurrence({ eventDate: start, timeZone, recurrence: details.recurring }, now);
  if (next === undefined) return undefined;
  return { ...found, schedulingDetails: { ...details, datetime: next.toISOString() } };
}

/**
 * Whether a plan counts until its day ends: a task, and an event whose hour nobody named. A reminder does not, because
 * one whose time has passed cannot be approved.
 */
function lastsAllDay({ type, schedulingDetails }: Proposed): boolean {
  return type === 'task' || (type === 'schedule' && schedulingDetails?.isTimeAssumed === true);
}
