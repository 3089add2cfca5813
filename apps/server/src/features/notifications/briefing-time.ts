import { Temporal } from 'temporal-polyfill';

/** The next moment, after the given one, at which clocks in a zone show this time (HH:MM). */
export function nextBriefingAt(time: string, timeZone: string, after: Date): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone);
  const today = now.toPlainDate();
  const at = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
  const first = at(today);
  return new Date(first > after.getTime() ? first : at(today.add({ days: 1 })));
}
