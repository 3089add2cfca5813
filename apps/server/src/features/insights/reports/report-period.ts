import type { ReportKind } from '@app/contract/reports';
import { Temporal } from 'temporal-polyfill';

/** Days, both included. */
export interface ReportTime {
  firstDay: string;
  lastDay: string;
}

/** In the morning of the day after. */
const HOUR = 7;

/** The week from Monday, or the month, that holds a day. */
export function timeOf(kind: ReportKind, day: string): ReportTime {
  const date = Temporal.PlainDate.from(day);
  const first = kind === 'weekly' ? date.subtract({ days: date.dayOfWeek - 1 }) : date.with({ day: 1 });
  const next = first.add(kind === 'weekly' ? { days: 7 } : { months: 1 });
  return { firstDay: first.toString(), lastDay: next.subtract({ days: 1 }).toString() };
}

/** The time that follows. */
export function timeAfter(kind: ReportKind, { lastDay }: ReportTime): ReportTime {
  return timeOf(kind, Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString());
}

export interface Wished {
  isWeekly: boolean;
  isMonthly: boolean;
}

/** When the next wished report is due: a Monday, or the first of a month, at seven in the morning; null when none is. */
export function nextDueAt({ isWeekly, isMonthly }: Wished, timeZone: string, now: Date): Date | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  for (let ahead = 0; ahead <= 31; ahead += 1) {
    const day = local.toPlainDate().add({ days: ahead });
    const isDue = (isWeekly && day.dayOfWeek === 1) || (isMonthly && day.day === 1);
    const at = day.toZonedDateTime({ timeZone, plainTime: { hour: HOUR } }).epochMilliseconds;
    if (isDue && at > now.getTime()) return new Date(at);
  }
  return null;
}

/** The reports that were due then, each with a day of the time it is about. */
export function dueKinds(
  { isWeekly, isMonthly }: Wished,
  timeZone: string,
  dueAt: Date,
): { kind: ReportKind; day: string }[] {
  const day = Temporal.Instant.fromEpochMilliseconds(dueAt.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const before = day.subtract({ days: 1 }).toString();
  return [
    ...(isWeekly && day.dayOfWeek === 1 ? [{ kind: 'weekly' as const, day: before }] : []),
    ...(isMonthly && day.day === 1 ? [{ kind: 'monthly' as const, day: before }] : []),
  ];
}

/** The first instant of a day in a zone: midnight, or later where clocks skip it. */
export function beginOf(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The calendar day of an instant in a zone. */
export function dayIn(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
