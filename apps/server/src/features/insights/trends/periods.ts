import { Temporal } from 'temporal-polyfill';

export type Bucket = 'day' | 'week' | 'month';

/** A range of days by its first and its last day, which are both included. */
export interface DayRange {
  start: string;
  end: string;
}

/** A day, a week or a month of a chart; the first and the last of a range may be partial. */
export type Period = DayRange;

const MAX_DAYS = 31;
const MAX_WEEKS = 27;

/** The number of days, first and last included. */
export function countDays({ start, end }: DayRange): number {
  return Temporal.PlainDate.from(start).until(end, { largestUnit: 'days' }).days + 1;
}

/** The finest bucket a chart can show: up to 31 days, up to 27 weeks, else months. */
export function bucketFor(range: DayRange): Bucket {
  const days = countDays(range);
  if (days <= MAX_DAYS) return 'day';
  return days <= MAX_WEEKS * 7 ? 'week' : 'month';
}

/** The days, weeks (from Monday) or months of a range; the first and the last may be partial. */
export function splitRange(range: DayRange, bucket: Bucket): Period[] {
  const periods: Period[] = [];
  const last = Temporal.PlainDate.from(range.end);
  let start = Temporal.PlainDate.from(range.start);
  while (Temporal.PlainDate.compare(start, last) <= 0) {
    const next = nextStart(start, bucket);
    const end = next.subtract({ days: 1 });
    periods.push({
      start: start.toString(),
      end: (Temporal.PlainDate.compare(end, last) < 0 ? end : last).toString(),
    });
    start = next;
  }
  return periods;
}

function nextStart(day: Temporal.PlainDate, bucket: Bucket): Temporal.PlainDate {
  if (bucket === 'day') return day.add({ days: 1 });
  if (bucket === 'week') return day.add({ days: 8 - day.dayOfWeek });
  return day.with({ day: 1 }).add({ months: 1 });
}

/** Returns a function that finds the index of a day's period, by binary search; periods are contiguous. */
export function createPeriodIndex(periods: readonly Period[]): (day: string) => number {
  const starts = periods.map(({ start }) => start);
  return (day) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? '') <= day) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}
