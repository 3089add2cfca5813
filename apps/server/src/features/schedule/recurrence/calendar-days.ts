/**
 * Calendar arithmetic on whole numbers, because expanding a rule visits thousands of days and Temporal is too slow for
 * that. Days are numbered from 1 January 1970; weekday 0 is Sunday. The conversions are days_from_civil and
 * civil_from_days of Howard Hinnant's “chrono-Compatible Low-Level Date Algorithms”. They begin a year in March, so
 * that the leap day is its last day, and calculate in eras of 400 years, which all have 146,097 days.
 */

export const DAY_MS = 86_400_000;

/** From 1 March of year 0 to 1 January 1970. */
const DAYS_BEFORE_1970 = 719_468;

export interface CivilDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** The number of a day; a day past the end of the month continues into the next month. */
export function dayNumber(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - DAYS_BEFORE_1970;
}

/** The date of a day number. */
export function civilDay(number: number): CivilDay {
  const daysSinceYear0 = number + DAYS_BEFORE_1970;
  const era = Math.floor(daysSinceYear0 / 146_097);
  const dayOfEra = daysSinceYear0 - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthsSinceMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthsSinceMarch + 2) / 5) + 1;
  const month = monthsSinceMarch < 10 ? monthsSinceMarch + 3 : monthsSinceMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** Day 0, 1 January 1970, is a Thursday, which is weekday 4. */
export function weekdayOf(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

export function daysInMonth(year: number, month: number): number {
  return month === 12 ? 31 : dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
}

export function daysInYear(year: number): number {
  return dayNumber(year + 1, 1, 1) - dayNumber(year, 1, 1);
}

/** The day on which week 1 of a year begins. Week 1 is the earliest week with at least four days in that year. */
export function firstWeekOf(year: number, weekStart: number): number {
  const newYear = dayNumber(year, 1, 1);
  const daysIntoWeek = (weekdayOf(newYear) - weekStart + 7) % 7;
  return daysIntoWeek <= 3 ? newYear - daysIntoWeek : newYear + 7 - daysIntoWeek;
}
