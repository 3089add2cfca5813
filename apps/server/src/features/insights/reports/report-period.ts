import type { ReportKind } from '@app/contract/reports';
import { Temporal } from 'temporal-polyfill';

/** Days, both included. */
export interface ReportPeriod {
  firstDay: string;
  lastDay: string;
}

/** Reports are due in the morning after their period. */
const DUE_HOUR = 7;

/** The week (from Monday) or month that contains a day. */
export function periodOf(kind: ReportKind, day: string): ReportPeriod {
  const date = Temporal.PlainDate.from(day);
  const first = kind === 'weekly' ? date.subtract({ days: date.dayOfWeek - 1 }) : date.with({ day: 1 });
  const next = first.add(kind === 'weekly' ? { days: 7 } : { months: 1 });
  return { firstDay: first.toString(), lastDay: next.subtract({ days: 1 }).toString() };
}

/** The next period. */
export function periodAfter(kind: ReportKind, { lastDay }: ReportPeriod): ReportPeriod {
  return periodOf(kind, Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString());
}

export interface ReportKinds {
  isWeekly: boolean;
  isMonthly: boolean;
}

/** When the next enabled report is due: on a Monday or the first of a month, at 7:00; null when none is enabled. */
export function nextDueAt({ isWeekly, isMonthly }: ReportKinds, timeZone: string, now: Date): Date | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  // Within 31 days there is always a Monday and a first of the month.
  for (let ahead = 0; ahead <= 31; ahead += 1) {
    const day = local.toPlainDate().add({ days: ahead });
    const isDue = (isWeekly && day.dayOfWeek === 1) || (isMonthly && day.day === 1);
    const at = day.toZonedDateTime({ timeZone, plainTime: { hour: DUE_HOUR } }).epochMilliseconds;
    if (isDue && at > now.getTime()) return new Date(at);
  }
  return null;
}

/** The reports due at `dueAt`, each with a day of the period that it is about. */
export function dueKinds(
  { isWeekly, isMonthly }: ReportKinds,
  timeZone: string,
  dueAt: Date,
): { kind: ReportKind; day: string }[] {
  const day = Temporal.Instant.fromEpochMilliseconds(dueAt.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const lastDay = day.subtract({ days: 1 }).toString();
  return [
    ...(isWeekly && day.dayOfWeek === 1 ? [{ kind: 'weekly' as const, day: lastDay }] : []),
    ...(isMonthly && day.day === 1 ? [{ kind: 'monthly' as const, day: lastDay }] : []),
  ];
}

/** The first instant of a day in a time zone: midnight, or later when the clocks skip it. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The calendar day of an instant in a zone. */
export function dayIn(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
