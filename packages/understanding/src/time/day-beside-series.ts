import { type DayRange, findDayRange } from './day-range.ts';
import type { ParsedDate } from './parsed-date.ts';
import { findRecurrence } from './recurrence.ts';
import type { FoundRecurrence } from './recurrence-rule.ts';
import type { WallTime } from './zone.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The text with a range of days resolved: as the end of a series if the text names a series, otherwise as one event of
 * several days.
 */
export const rangeOrSeries = (
  text: string,
  now: WallTime,
): { text: string; range?: DayRange | undefined; recurrence?: FoundRecurrence | undefined } => {
  const range = findDayRange(text, now);
  if (range === undefined) return { text, recurrence: findRecurrence(text) };
  const series = range.asSeries === undefined ? undefined : findRecurrence(range.asSeries);
  return series?.rule.byDay === undefined && series?.rule.freq !== 'DAILY'
    ? { text, range }
    : { text: range.asSeries ?? text, recurrence: series };
};

/**
 * Whether a day without a year has only just passed: the parser reads '14 November', written on 18 November, as a day of
 * next year.
 */
export const isJustOver = ({ day }: ParsedDate, start: Date, reference: Date): boolean =>
  day !== undefined &&
  day.start.isCertain('day') &&
  !day.start.isCertain('year') &&
  (start.getTime() - reference.getTime()) / DAY_MS > DAYS_OF_YEAR - MAX_DAYS_SINCE;
const DAYS_OF_YEAR = 365;
const MAX_DAYS_SINCE = 30;

/**
 * 'Bin day is Thursday, remind me every Wednesday', 'weekends, Saturday and Sunday at 10': a weekday beside a series that
 * names its own days is not the beginning of the series.
 */
export const withoutUnrelatedDay = (
  date: ParsedDate,
  recurrence: FoundRecurrence | undefined,
  dateText: string,
): ParsedDate => {
  const { day } = date;
  if (day !== undefined && recurrence !== undefined && isInOtherClause(day, recurrence, dateText))
    return { ...date, day: undefined };
  if (day === undefined || recurrence?.rule.byDay === undefined) return date;
  const isBareWeekday = day.start.isCertain('weekday') && !day.start.isCertain('day');
  const isBeginning = BEGINNING_WORD.test(dateText.slice(Math.max(0, day.index - 24), day.index + day.text.length));
  return isBareWeekday && !isBeginning ? { ...date, day: undefined } : date;
};
/** '… on the last working day of each month, and in October I messed it up': a month of another clause begins no series. */
const isInOtherClause = (
  { start, index }: NonNullable<ParsedDate['day']>,
  { end }: FoundRecurrence,
  dateText: string,
): boolean =>
  !start.isCertain('day') &&
  !start.isCertain('weekday') &&
  index > end &&
  NEW_CLAUSE.test(dateText.slice(end, index)) &&
  !/\b(?:next|first|start\w*|begin\w*|from|ab|vanaf|desde|dal?)\b/i.test(dateText.slice(end, index));
const NEW_CLAUSE = /[;¦]|\b(?:and|but|because|though|although|so)\b/i;

const BEGINNING_WORD = /\b(?:start\w*|begin\w*|from|since|next|this|first|as of|coming)\b/i;
