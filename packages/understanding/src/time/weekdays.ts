/** RRULE's day names, index 0 Sunday. */
export const RRULE_DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Pattern source for a weekday name in running text, long, short or plural; for use inside larger patterns. */
export const WEEKDAY_PATTERN = '(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|mon|tues?|wed|thurs?|thu|fri|sat|sun)';

const FIRST_LETTERS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];

/** 0 Sunday .. 6 Saturday for a name matched by WEEKDAY_PATTERN. */
export const weekdayNumber = (name: string): number => FIRST_LETTERS.indexOf(name.slice(0, 2).toLowerCase());
