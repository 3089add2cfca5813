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
    const at = dueTimeOn(day, timeZone);
    if (isDue && at > now.getTime()) return new Date(at);
  }
  return null;
}

/** Less than the 23 hours from one due time to that of the next day when the clocks go forward. */
const MAX_DELAY_MS = 23 * 3_600_000 - 1;

/**
 * The reports due at `dueAt`, each with a day of the period that it is about. If the person moved to an eastern time
 * zone since `dueAt` was set, it is later there than 7:00, or even the next day.
 */
export function dueKinds(
  { isWeekly, isMonthly }: ReportKinds,
  timeZone: string,
  dueAt: Date,
): { kind: ReportKind; day: string }[] {
  const local = Temporal.Instant.fromEpochMilliseconds(dueAt.getTime()).toZonedDateTimeISO(timeZone);
  const today = local.toPlainDate();
  const due = [today, today.subtract({ days: 1 })].find((day) => {
    const delay = dueAt.getTime() - dueTimeOn(day, timeZone);
    return delay >= 0 && delay <= MAX_DELAY_MS;
  });
  if (due === undefined) return [];
  const lastDay = due.subtract({ days: 1 }).toString();
  return [
    ...(isWeekly && due.dayOfWeek === 1 ? [{ kind: 'weekly' as const, day: lastDay }] : []),
    ...(isMonthly && due.day === 1 ? [{ kind: 'monthly' as const, day: lastDay }] : []),
  ];
}

function dueTimeOn(day: Temporal.PlainDate, timeZone: string): number {
  return day.toZonedDateTime({ timeZone, plainTime: { hour: DUE_HOUR } }).epochMilliseconds;
}
