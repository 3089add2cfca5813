import { Temporal } from 'temporal-polyfill';
import type { Period } from './periods.ts';

/** A long range, cut where kept months begin and end. */
export interface Cut {
  /** First days of the first and the last whole month; undefined when there is none. */
  months: Period | undefined;
  /** What is left of the range before and after them: less than a month each. */
  edges: Period[];
}

/** Splits a range into whole months, which are kept as sums, and the days around them. */
export function cutAtMonths({ start, end }: Period): Cut {
  const [first, last] = [Temporal.PlainDate.from(start), Temporal.PlainDate.from(end)];
  const begin = first.day === 1 ? first : first.with({ day: 1 }).add({ months: 1 });
  const after = last.add({ days: 1 }).with({ day: 1 });
  if (Temporal.PlainDate.compare(begin, after) >= 0) return { months: undefined, edges: [{ start, end }] };
  const edges = [
    { start, end: begin.subtract({ days: 1 }).toString() },
    { start: after.toString(), end },
  ].filter((edge) => edge.start <= edge.end);
  return { months: { start: begin.toString(), end: after.subtract({ months: 1 }).toString() }, edges };
}
