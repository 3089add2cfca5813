import { Temporal } from 'temporal-polyfill';
import type { DayRange } from './periods.ts';

/** A range split into whole months and the days around them. */
export interface MonthCut {
  /** First days of the first and the last whole month; undefined when there is none. */
  months: DayRange | undefined;
  /** The days before and after the whole months: less than a month each. */
  edges: DayRange[];
}

/** Splits a range into whole months, for which sums are stored, and the days around them. */
export function cutAtMonths({ start, end }: DayRange): MonthCut {
  const [first, last] = [Temporal.PlainDate.from(start), Temporal.PlainDate.from(end)];
  const firstWhole = first.day === 1 ? first : first.with({ day: 1 }).add({ months: 1 });
  const afterWhole = last.add({ days: 1 }).with({ day: 1 });
  if (Temporal.PlainDate.compare(firstWhole, afterWhole) >= 0) return { months: undefined, edges: [{ start, end }] };
  const edges = [
    { start, end: firstWhole.subtract({ days: 1 }).toString() },
    { start: afterWhole.toString(), end },
  ].filter((edge) => edge.start <= edge.end);
  return { months: { start: firstWhole.toString(), end: afterWhole.subtract({ months: 1 }).toString() }, edges };
}

/** A range of months split into whole years and the months around them; all days are the first of a month. */
export interface YearCut {
  /** First days of the first and the last whole year; undefined when there is none. */
  years: DayRange | undefined;
  /** The months before and after the whole years. */
  months: DayRange[];
}

/** Splits whole months into whole years and the months around them. */
export function cutAtYears({ start, end }: DayRange): YearCut {
  const [first, last] = [Temporal.PlainDate.from(start), Temporal.PlainDate.from(end)];
  const firstWhole = first.month === 1 ? first : first.with({ month: 1 }).add({ years: 1 });
  const afterWhole = last.add({ months: 1 }).with({ month: 1 });
  if (Temporal.PlainDate.compare(firstWhole, afterWhole) >= 0) return { years: undefined, months: [{ start, end }] };
  const months = [
    { start, end: firstWhole.subtract({ months: 1 }).toString() },
    { start: afterWhole.toString(), end },
  ].filter((part) => part.start <= part.end);
  return { years: { start: firstWhole.toString(), end: afterWhole.subtract({ years: 1 }).toString() }, months };
}
