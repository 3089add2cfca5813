import { unitOf } from '@app/understanding/questions/shifted-period';
import type { SpanWords } from './english/span-words.ts';

const DAY_MS = 86_400_000;

type Period = Pick<Parameters<typeof unitOf>[0], 'from' | 'to'>;

interface DayFormats {
  format: (date: Date, fields: Intl.DateTimeFormatOptions) => string;
  formatDay: (date: Date, timeZone: string) => string;
}

/** Periods in words. The end of each is exclusive. */
export function createSpans(words: SpanWords, { format, formatDay }: DayFormats) {
  const daysOf = (from: Date, to: Date, timeZone: string): [first: string, last: string] => [
    formatDay(from, timeZone),
    formatDay(new Date(to.getTime() - 1), timeZone),
  ];

  /** 'On May 2, 2026' or 'from May 2, 2026 to May 5, 2026'. */
  const spanOf = (from: Date, to: Date, timeZone: string): string => {
    const [first, last] = daysOf(from, to, timeZone);
    return first === last ? words.onDay(first) : words.fromTo(first, last);
  };

  /** The name of a whole month or year; undefined for other periods. */
  const wholeUnit = ({ from, to }: Period, timeZone: string) => {
    const unit = unitOf({ from, to, label: '' }, timeZone);
    if (unit === 'month') return { unit, name: format(from, { month: 'long', year: 'numeric', timeZone }) } as const;
    return unit === 'year' ? ({ unit, name: format(from, { year: 'numeric', timeZone }) } as const) : undefined;
  };

  /** 'Before May 2, 2026', 'since March 1, 2026'; undefined for periods with two ends. */
  const openSpan = ({ from, to }: Period, now: Date, timeZone: string): string | undefined => {
    if (from.getTime() <= DAY_MS) return words.before(formatDay(to, timeZone));
    return Math.abs(to.getTime() - now.getTime()) < 1000 ? words.since(formatDay(from, timeZone)) : undefined;
  };

  return {
    spanOf,

    /** 'By November 22, 2026', for a period that ends before `to`. */
    deadlineOf: (to: Date, timeZone: string): string => words.by(daysOf(to, to, timeZone)[1]),

    sinceDay: (day: Date, timeZone: string): string => words.since(formatDay(day, timeZone)),

    /** 'In May 2026', 'in 2025', 'since March 1, 2026', 'on May 2, 2026', 'from … to …'. */
    spanInWords: (period: Period, now: Date, timeZone: string): string => {
      const calendarUnit = wholeUnit(period, timeZone);
      if (calendarUnit !== undefined)
        return words[calendarUnit.unit === 'month' ? 'inMonth' : 'inYear'](calendarUnit.name);
      return openSpan(period, now, timeZone) ?? spanOf(period.from, period.to, timeZone);
    },

    /** The period as the name of a side of a comparison: 'May 2026', 'May 2, 2026 to May 5, 2026'. */
    spanName: (period: Period, now: Date, timeZone: string): string => {
      const name = wholeUnit(period, timeZone)?.name ?? openSpan(period, now, timeZone);
      if (name !== undefined) return name;
      const [first, last] = daysOf(period.from, period.to, timeZone);
      return first === last ? first : words.rangeName(first, last);
    },
  };
}
