import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

export interface Series {
  /** The first start. */
  eventDate: Date;
  /** IANA name: the wall-clock time there is what repeats. */
  timeZone: string;
  /** RRULE text without the property name. */
  recurrence: string;
}

/** A rule that has no end must not fill memory: this many occurrences a window are more than any screen shows. */
const MOST = 1_000;

/** When a series happens in [from, to): the wall-clock time stays over daylight saving. */
export function occurrencesBetween(series: Series, from: Date, to: Date): Date[] {
  const start = Temporal.Instant.fromEpochMilliseconds(series.eventDate.getTime()).toZonedDateTimeISO(series.timeZone);
  const ruleText = `RRULE:${series.recurrence.replace(/^RRULE:/i, '')}`;
  try {
    const rule = new RRuleTemporal({ rruleString: ruleText, dtstart: start });
    const found = rule.between(from, new Date(to.getTime() - 1), true);
    return found.slice(0, MOST).map((moment) => new Date(moment.epochMilliseconds));
  } catch {
    // The library gives up on rules that hardly ever happen. One such series must not take the calendar along.
    return series.eventDate >= from && series.eventDate < to ? [series.eventDate] : [];
  }
}
