import { Temporal } from 'temporal-polyfill';

export interface StudyDay {
  /** 2026-11-21, in the user's time zone. */
  day: string;
  /** The first instant of the next day. */
  end: Date;
}

export function studyDayOf(now: Date, timeZone: string): StudyDay {
  const day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const end = day.add({ days: 1 }).toZonedDateTime(timeZone);
  return { day: day.toString(), end: new Date(end.epochMilliseconds) };
}

/**
 * The number of consecutive days with reviews up to today, or up to yesterday while there is no review today. `days` are
 * the days with reviews, without duplicates, latest first.
 */
export function streakOf(days: readonly string[], today: string): number {
  let expected = Temporal.PlainDate.from(today);
  if (days[0] !== today) expected = expected.subtract({ days: 1 });
  let streak = 0;
  for (const day of days) {
    if (day !== expected.toString()) break;
    streak += 1;
    expected = expected.subtract({ days: 1 });
  }
  return streak;
}
