import type { SpanWords } from './english/span-words.ts';
import { createSpans } from './spans.ts';

const DAY_MS = 86_400_000;

export type Formats = ReturnType<typeof createFormats>;

/** Dates, times, numbers and lists as a language writes them. `listLocale` is for a language whose lists differ by country. */
export function createFormats(locale: string, words: SpanWords, listLocale = locale) {
  const format = (date: Date, fields: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, fields).format(date);
  const formatDay = (date: Date, timeZone: string): string => format(date, { dateStyle: 'long', timeZone });
  const formatLength = (value: number, unit: 'minute' | 'hour'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(value);
  return {
    formatDay,

    /** A calendar day, 'YYYY-MM-DD', as 'Friday, November 27'; with its year if that is not the present one. */
    formatCalendarDay: (day: string, now: Date): string => {
      const year = day.startsWith(String(now.getUTCFullYear())) ? {} : ({ year: 'numeric' } as const);
      const fields = { weekday: 'long', month: 'long', day: 'numeric', ...year, timeZone: 'UTC' } as const;
      return format(new Date(`${day}T00:00:00Z`), fields);
    },

    formatWeekday: (date: Date, timeZone: string): string => format(date, { dateStyle: 'full', timeZone }),

    formatDateTime: (date: Date, timeZone: string): string =>
      format(date, {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      }),

    /** Without the year. */
    formatDayOfYear: (date: Date, timeZone: string): string =>
      format(date, { weekday: 'long', month: 'long', day: 'numeric', timeZone }),

    formatTimeOfDay: (date: Date, timeZone: string): string =>
      format(date, { hour: 'numeric', minute: '2-digit', timeZone }),

    formatMonth: (date: Date, timeZone: string): string => format(date, { month: 'long', year: 'numeric', timeZone }),

    /** The name of a day of the week: 1 is Monday. */
    weekdayName: (weekday: number): string =>
      format(new Date(Date.UTC(2024, 0, weekday)), { weekday: 'long', timeZone: 'UTC' }),

    monthName: (month: number): string =>
      format(new Date(Date.UTC(2024, month - 1, 1)), { month: 'long', timeZone: 'UTC' }),

    formatAmount: (value: number): string => new Intl.NumberFormat(locale).format(value),

    /** With at most one decimal. */
    formatNumber: (value: number): string => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value),

    /** 'Work, Health and Fitness'. */
    listOf: (names: readonly string[]): string => new Intl.ListFormat(listLocale).format(names),

    /** '45 minutes', '1.5 hours'. */
    minutesLong: (minutes: number): string =>
      minutes < 60 ? formatLength(minutes, 'minute') : formatLength(minutes / 60, 'hour'),

    /** The distance of two days of the calendar: 'today', '3 days ago', 'in 5 months'. */
    distanceOfDay: (day: string, today: string): string => {
      const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
      const [count, unit] = lengthOf(Math.abs(days));
      const numeric = unit === 'day' && count <= 1 ? 'auto' : 'always';
      return new Intl.RelativeTimeFormat(locale, { numeric }).format(days < 0 ? -count : count, unit);
    },

    ...createSpans(words, { format, formatDay }),
  };
}

function lengthOf(days: number): [count: number, unit: 'day' | 'month' | 'year'] {
  if (days < 60) return [days, 'day'];
  return days < 730 ? [Math.round(days / 30.44), 'month'] : [Math.floor(days / 365.25), 'year'];
}
