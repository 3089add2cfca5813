import { nextOccurrence } from '#features/schedule/schedule.service.ts';

/** The parts of a found plan that decide whether it is over. */
export interface Proposed {
  type: 'schedule' | 'reminder' | 'task' | 'recommendation';
  schedulingDetails?: { datetime: string; duration: number; recurring: string | null; isAllDay: boolean } | undefined;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A task without a day is outdated after this many days. */
const UNDATED_DAYS = 90;
/** A series is outdated after this many days, unless it is yearly like a birthday. */
const SERIES_DAYS = 365;

/**
 * The future part of a plan from an old message: the plan itself, a series from its next occurrence on, or undefined if
 * it is over. `saidAt` is when the message was written.
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
    return start.getTime() + details.duration * MINUTE_MS >= now.getTime() ? found : undefined;
  }
  if (age > SERIES_DAYS * DAY_MS && !details.recurring.includes('FREQ=YEARLY')) return undefined;
  const next =
    start >= now ? start : nextOccurrence({ eventDate: start, timeZone, recurrence: details.recurring }, now);
  if (next === undefined) return undefined;
  return { ...found, schedulingDetails: { ...details, datetime: next.toISOString() } };
}
