import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

export interface Rhythm {
  remindAt: Date;
  /** IANA name: the wall-clock time there is what repeats. */
  timeZone: string;
  /** RRULE text without the property name, or null for once. */
  recurrence: string | null;
}

/** How many candidates a rule may cost: enough for a leap day, too few to hold anybody up. */
const MAX_CANDIDATES = 4_000;

/** The first time from `from` on, that moment included; null when there is none. */
export function nextTime({ remindAt, timeZone, recurrence }: Rhythm, from: Date): Date | null {
  if (recurrence === null) return remindAt >= from ? remindAt : null;
  const start = Temporal.Instant.fromEpochMilliseconds(remindAt.getTime()).toZonedDateTimeISO(timeZone);
  try {
    const rule = new RRuleTemporal({
      rruleString: `RRULE:${recurrence}`,
      dtstart: start,
      maxIterations: MAX_CANDIDATES,
    });
    const next = rule.next(new Date(Math.max(from.getTime(), remindAt.getTime())), true);
    return next === null ? null : new Date(next.epochMilliseconds);
  } catch {
    // The library gives up on rules that hardly ever happen.
    return null;
  }
}
