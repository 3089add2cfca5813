import { numberIn } from './number-words.ts';
import type { FoundRecurrence, RecurrenceRule } from './recurrence-rule.ts';
import { WEEKDAY_PATTERN, weekdayNumber } from './weekdays.ts';

/** Makes a recurrence from the match of a pattern; undefined if the words are not a recurrence after all. */
export type Build = (match: RegExpExecArray) => Pick<FoundRecurrence, 'rule' | 'partOfDay' | 'count'> | undefined;

export const ORDINAL = '(?:first|second|third|fourth|last|1st|2nd|3rd|4th)';

/** Compares weekday numbers (0 Sunday) so that Monday comes first. */
const mondayFirst = (a: number, b: number): number => ((a + 6) % 7) - ((b + 6) % 7);

export const daysIn = (list: string): { day: number }[] => {
  const days = [...list.matchAll(new RegExp(`\\b${WEEKDAY_PATTERN}\\b`, 'gi'))].map(([name]) => weekdayNumber(name));
  return [...new Set(days)].toSorted(mondayFirst).map((day) => ({ day }));
};

export const daysBetween = (from: string, to: string): { day: number }[] => {
  const first = weekdayNumber(from);
  const count = ((weekdayNumber(to) - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => (first + at) % 7)
    .toSorted(mondayFirst)
    .map((day) => ({ day }));
};

/**
 * Words of a reminder. Only with one of them is 'for the next 10 days' a repetition: 'for the next 10 days I am in
 * Rome' is a stay.
 */
export const REMINDER_WORD =
  /remind|alarm|wake|nudge|ping|alert|erinner|weck|rappel|réveil|préviens|recu[eé]rd|avis|despi|ricord|svegl|avvis|lembr|acord|herinner|wek|wakker/i;

export const WORKDAYS = [1, 2, 3, 4, 5].map((day) => ({ day }));
export const WEEKEND = [6, 0].map((day) => ({ day }));

/** The days of the week, or its working days, except those of a list. */
export const daysExcept = (isWholeWeek: boolean, list: string): { day: number }[] => {
  const excluded = /weekends/i.test(list) ? WEEKEND : daysIn(list);
  return [...WORKDAYS, ...(isWholeWeek ? WEEKEND : [])].filter(({ day }) => excluded.every((one) => one.day !== day));
};

export const nthOf = (word: string): number => {
  if (/^last/i.test(word)) return -1;
  const at = ['first', 'second', 'third', 'fourth'].indexOf(word.toLowerCase());
  return at >= 0 ? at + 1 : Number.parseInt(word, 10);
};

/** 'First and third' and 'Monday' are the first and the third Monday of a month. */
export const ordinalWeekdays = (ordinals: string, weekday: string): { day: number; nth: number }[] =>
  [...ordinals.matchAll(new RegExp(ORDINAL, 'gi'))].map(([word]) => ({
    day: weekdayNumber(weekday),
    nth: nthOf(word),
  }));

export const monthDays = (text: string): number[] | undefined => {
  if (/last day/i.test(text)) return [-1];
  const days = [...text.matchAll(/\d{1,2}|first/gi)].map(([day]) => (/first/i.test(day) ? 1 : Number(day)));
  const valid = days.filter((day) => day >= 1 && day <= 31).toSorted((a, b) => a - b);
  return valid.length === 0 ? undefined : valid;
};

export const intervalOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (/other|second|2nd|alternat|couple/i.test(word)) return 2;
  if (/third|3rd/i.test(word)) return 3;
  const count = numberIn(word.trim());
  return count !== undefined && count > 1 ? count : undefined;
};

/** 'M/W/F', 'MWF', 'T/Th': the letters of a timetable. */
export const LETTERS =
  '(?:mwf|mw|wf|tth|tuth|tr|m ?/ ?w(?: ?/ ?f)?|w ?/ ?f|tu? ?/ ?th|m ?/ ?th?|(?:mo|tu|we|th|fr|sa|su)(?: ?[+/&] ?(?:mo|tu|we|th|fr|sa|su)){1,5})';
export const daysOfLetters = (letters: string): { day: number }[] => {
  const names = { mo: 1, tu: 2, we: 3, th: 4, fr: 5, sa: 6, su: 0, m: 1, r: 4, t: 2, w: 3, f: 5 } as const;
  return [...letters.toLowerCase().matchAll(/mo|tu|we|th|fr|sa|su|[mtwrf]/g)].map(([letter]) => ({
    day: names[letter as keyof typeof names],
  }));
};

export function countedDays(count: string | undefined, days: string | undefined): ReturnType<Build> {
  const times = numberIn(count ?? '');
  if (times === undefined || times < 2) return undefined;
  return { rule: { freq: 'WEEKLY', byDay: daysIn(days ?? '') }, count: times };
}

export function partIn(text: string): FoundRecurrence['partOfDay'] {
  const part = /morning|afternoon|evening|night/i.exec(text)?.[0]?.toLowerCase();
  return part as FoundRecurrence['partOfDay'];
}

export function freqOf(unit: string): RecurrenceRule['freq'] {
  const lower = unit.toLowerCase();
  if (lower === 'hour') return 'HOURLY';
  if (lower === 'day') return 'DAILY';
  if (lower === 'week') return 'WEEKLY';
  return lower === 'month' ? 'MONTHLY' : 'YEARLY';
}
