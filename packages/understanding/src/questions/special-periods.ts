import { holidayIn } from '../time/holidays.ts';
import { numberIn, NUMBER_PATTERN } from '../time/number-words.ts';
import type { TimeWindow } from '../time/time-window.ts';
import { instantOf, movedBy, wallTimeAt, type WallTime } from '../time/zone.ts';
import { type PeriodUnit, unitAround } from './shifted-period.ts';

export type Side = 'past' | 'future';

export interface Moment {
  reference: Date;
  timeZone: string;
}

const SEASON = '(?:spring|summer|autumn|fall|winter)';
const HOLIDAY = "(?:christmas(?: (?:day|eve))?|easter|hallowe'?en|thanksgiving|new year(?:'s(?: eve| day)?)?)";
/** What may follow a holiday or a bare season. In 'the Christmas party' and 'summer heat' another word follows. */
const NO_NOUN = String.raw`(?=\s*$|\s*[?!.,;:]|\s+(?:\d|(?:last|this|next|in|of|and|or|to|with|about|did|do|have|had|was|were|i|we|on|at|for|is|are|than)(?!\p{L})))`;

/** Periods that are not part of the calendar: seasons, holidays, 'this time last year', 'two weeks ago'. */
export const SPECIAL_PERIODS: readonly string[] = [
  String.raw`(?:about |around |at )?(?:this|the same) (?:time|day|week|month) (?:last year|(?:a|one) year ago|of last year)`,
  String.raw`(?:exactly |about |around )?(?:${NUMBER_PATTERN}|a few|a couple of) (?:day|week|month|year)s? (?:ago|back)`,
  String.raw`${SEASON}(?: of)? (?:19|20)\d{2}`,
  String.raw`(?:last|this|next|past|coming) ${SEASON}(?! \p{L}+ marathon)`,
  String.raw`(?:last|this|next|past|coming) ${HOLIDAY}(?: (?:time|holidays|break))?${NO_NOUN}`,
  String.raw`${HOLIDAY}(?: (?:time|holidays|break))?(?:,? (?:of )?(?:(?:19|20)\d{2}|(?:last|this|next) year))?${NO_NOUN}`,
  String.raw`(?<=\b(?:in|over|during) (?:the )?)${SEASON}${NO_NOUN}`,
];

const SEASONS: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const YEARS_AROUND = [-2, -1, 0, 1, 2];

/** The period of the named year; otherwise the latest one that has begun, or in the future the first one not over. */
function onSide(candidates: readonly TimeWindow[], which: string, { reference }: Moment, side: Side) {
  if (which === 'last' || which === 'past') return candidates.findLast(({ to }) => to <= reference);
  if (which === 'next' || which === 'coming') return candidates.find(({ from }) => from > reference);
  const isPast = side === 'past' && which !== 'this';
  return isPast ? candidates.findLast(({ from }) => from <= reference) : candidates.find(({ to }) => to > reference);
}

/** 'Last summer', 'winter 2025': three months of the meteorological season. */
function seasonIn(words: string, moment: Moment, side: Side): TimeWindow | undefined {
  const [, which = '', name = '', named] =
    /(last|this|next|past|coming)? ?(spring|summer|autumn|fall|winter)(?: of)? ?(\d{4})?/i.exec(words) ?? [];
  const month = SEASONS[name.toLowerCase()];
  if (month === undefined) return undefined;
  const thisYear = moment.reference.getUTCFullYear();
  const windowInYear = (year: number): TimeWindow => ({
    from: new Date(Date.UTC(year, month - 1, 1)),
    to: new Date(Date.UTC(year, month + 2, 1)),
    label: words,
  });
  if (named !== undefined) return windowInYear(Number(named));
  const candidates = YEARS_AROUND.map((ahead) => windowInYear(thisYear + ahead));
  // 'This summer' is that of this year, even if it is over; 'this winter' is the present or the next one.
  const isOver = which.toLowerCase() === 'this' && side === 'past' && month < 12;
  return isOver ? windowInYear(thisYear) : onSide(candidates, which.toLowerCase(), moment, side);
}

/** How many days before and after its date a holiday lasts, if it is longer than a day. */
const DAYS_OF_HOLIDAY: readonly (readonly [RegExp, before: number, after: number])[] = [
  [/^christmas(?! (?:day|eve))/i, 1, 1],
  [/^easter/i, 2, 1],
];

/** 'Last Christmas', 'Easter 2025'. */
function holidayPeriodIn(words: string, moment: Moment, side: Side): TimeWindow | undefined {
  const [, which = '', name, year, relative] =
    /^(?:(last|this|next|past|coming) )?(christmas(?: (?:day|eve))?|easter|hallowe'?en|thanksgiving|new year(?:'s(?: eve| day)?)?)(?: (?:time|holidays|break))?(?:,? (?:of )?(?:(\d{4})|(last|this|next) year))?$/i.exec(
      words,
    ) ?? [];
  if (name === undefined) return undefined;
  const { reference, timeZone } = moment;
  const [, before, after] = DAYS_OF_HOLIDAY.find(([form]) => form.test(name)) ?? [undefined, 0, 0];
  const windowInYear = (inYear: number): TimeWindow[] => {
    const day = holidayIn(inYear, /^new year$/i.test(name) ? "new year's day" : name, timeZone);
    if (day === undefined) return [];
    const [from, to] = [movedBy(day, { days: -before }), movedBy(day, { days: after + 1 })];
    return [{ from: instantOf(from, timeZone), to: instantOf(to, timeZone), label: words }];
  };
  const thisYear = wallTimeAt(reference, timeZone).year;
  if (year !== undefined) return windowInYear(Number(year))[0];
  if (relative !== undefined) return windowInYear(thisYear + yearsAhead(relative))[0];
  return onSide(
    YEARS_AROUND.flatMap((ahead) => windowInYear(thisYear + ahead)),
    which.toLowerCase(),
    moment,
    side,
  );
}

const yearsAhead = (words: string): number => (/last/i.test(words) ? -1 : /next/i.test(words) ? 1 : 0);

/** Added on each side of a day a year ago, because people do not remember it exactly. */
const DAYS_AROUND = 15;

function daysAround(day: WallTime, days: number, { timeZone }: Moment, label: string): TimeWindow {
  const midnight = { ...day, hour: 0, minute: 0 };
  const [from, to] = [movedBy(midnight, { days: -days }), movedBy(midnight, { days: days + 1 })];
  return { from: instantOf(from, timeZone), to: instantOf(to, timeZone), label };
}

/** 'This time last year', 'the same week last year'. */
function sameTimeIn(words: string, moment: Moment): TimeWindow | undefined {
  const unit = /(?:this|the same) (time|day|week|month) (?:last year|(?:a|one) year ago|of last year)$/i.exec(
    words,
  )?.[1];
  if (unit === undefined) return undefined;
  const { reference, timeZone } = moment;
  const now = wallTimeAt(reference, timeZone);
  const day = { ...now, year: now.year - 1 };
  return /time/i.test(unit)
    ? daysAround(day, DAYS_AROUND, moment, words)
    : { ...unitAround(unit.toLowerCase() as PeriodUnit, instantOf(day, timeZone), timeZone), label: words };
}

/** 'Three days ago' is a day, 'two weeks ago' a week, 'a month ago' a month, 'a year ago' the weeks around that day. */
function agoIn(words: string, moment: Moment): TimeWindow | undefined {
  const [, number = '', unit = ''] =
    /^(?:exactly |about |around )?(.+) (day|week|month|year)s? (?:ago|back)$/i.exec(words) ?? [];
  const count = numberIn(number);
  if (count === undefined) return undefined;
  const { reference, timeZone } = moment;
  const now = wallTimeAt(reference, timeZone);
  if (/year/i.test(unit)) return daysAround({ ...now, year: now.year - count }, DAYS_AROUND, moment, words);
  return { ...unitAround(unit.toLowerCase() as PeriodUnit, reference, timeZone, -count), label: words };
}

/** The season, the holiday or the time of another year that some words name; undefined if they name none. */
export function specialPeriod(words: string, moment: Moment, side: Side): TimeWindow | undefined {
  return (
    sameTimeIn(words, moment) ??
    agoIn(words, moment) ??
    seasonIn(words, moment, side) ??
    holidayPeriodIn(words, moment, side)
  );
}
