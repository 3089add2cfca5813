/** RRULE's day names, index 0 Sunday. */
export const RRULE_DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Pattern source for a weekday name in running text, long, short or plural; for use inside larger patterns. */
export const WEEKDAY = '(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|mon|tues?|wed|thurs?|thu|fri|sat|sun)';

const FIRST_LETTERS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];

/** 0 Sunday .. 6 Saturday for a name matched by WEEKDAY. */
export const weekdayNumber = (name: string): number => FIRST_LETTERS.indexOf(name.slice(0, 2).toLowerCase());

export const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 1..12 for a name matched by MONTH. */
export const monthNumber = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** English month name for 1..12. */
export const monthName = (month: number): string =>
  [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ][month - 1] ?? 'January';

export const NUMBER = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an?)';
