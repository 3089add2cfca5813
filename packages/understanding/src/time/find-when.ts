import type { ParsedResult } from 'chrono-node';
import { isJustOver, rangeOrSeries, withoutUnrelatedDay } from './day-beside-series.ts';
import { findDuration, type FoundDuration } from './duration.ts';
import type { DayRange } from './day-range.ts';
import { firstOccurrence, monthOfQuarterEdge } from './first-occurrence.ts';
import { holidaysAsDates } from './holidays.ts';
import { inEnglish } from './languages/in-english.ts';
import type { PlanLanguage } from './languages/time-words.ts';
import { withoutMeasures } from './measures.ts';
import { normaliseClock } from './normalise-clock.ts';
import { normaliseDates } from './normalise-dates.ts';
import {
  HOUR_OF,
  isPeriod,
  namesDay,
  parseDate,
  type ParsedDate,
  type PartOfDay,
  partOfDayIn,
  rangeMinutes,
  resolveHour,
  toWallTime,
} from './parsed-date.ts';
import { partsOfDayInNames } from './part-names.ts';
import { findPlaceZone } from './place-zones.ts';
import { type FoundRecurrence, type RecurrenceRule, formatRule } from './recurrence-rule.ts';
import { endOfSeries, findRuleEnd, type FoundRuleEnd } from './rule-end.ts';
import { hoursOfTonight } from './hours-of-tonight.ts';
import { ANY_LENGTH } from './spoken-length.ts';
import { slashDates, withYears } from './slash-dates.ts';
import { unknownMoments } from './unknown-moment.ts';
import { MONTH_PATTERN } from './months.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';
import { compareWall, instantOf, movedBy, wallTimeAt, type WallTime, weekdayOf } from './zone.ts';

interface Span {
  start: number;
  end: number;
}

/** The time named by one sentence. */
export interface FoundWhen {
  /** The normalised sentence; spans are indexes into it. */
  sentence: string;
  /** The time words, which a title leaves out. */
  spans: Span[];
  start: Date;
  /** The start as wall-clock time in `timeZone`. */
  localStart: WallTime;
  /** The user's zone, or that of a place named in the sentence. */
  timeZone: string;
  /** The length in minutes, if a length or a range was given. */
  duration?: number;
  /** Number of days, both the first and the last included, if a range of days was named. */
  days?: number;
  /** RRULE text without the property name. */
  recurring?: string;
  /** Whether a particular day or a repetition was named. */
  hasDate: boolean;
  /** Whether a clock time was named. */
  hasTime: boolean;
  /** The part of the day, if named without a clock time. */
  partOfDay?: PartOfDay;
  /** Whether only a period without a day was named, such as 'next week' or 'this month'. Its start is then a guess. */
  namesOnlyPeriod: boolean;
  /** Whether the time was over when the sentence was written. */
  isPast: boolean;
}

type ClockTime = Pick<WallTime, 'hour' | 'minute'>;

/** A day without an hour starts in the morning. */
const DEFAULT_PART: PartOfDay = 'morning';
const DAY_MS = 24 * 60 * 60_000;

/**
 * The text with dots in place of the spans, which keeps later indexes valid. With spaces instead of dots, the date parser
 * would join the words before and after.
 */
const blankSpans = (text: string, spans: readonly Span[]): string => {
  let result = text;
  for (const { start, end } of spans)
    result =
      result.slice(0, start) +
      ` ${'·'.repeat(Math.max(0, end - start - 2))} `.slice(0, end - start) +
      result.slice(end);
  return result;
};

interface NormalisedSentence {
  text: string;
  recurrence?: FoundRecurrence;
  range?: DayRange | undefined;
}

/**
 * The sentence with its clock times and dates in the form that the date parser knows, and its recurrence. The words of
 * the recurrence stay unchanged: 'the 1st' in 'each month on the 1st' is not a date.
 */
const normalise = (sentence: string, now: WallTime, timeZone: string): NormalisedSentence => {
  const withDates = holidaysAsDates(withYears(slashDates(sentence, now, timeZone), now), now, timeZone);
  const { text, range, recurrence } = rangeOrSeries(hoursOfTonight(normaliseClock(withDates), now), now);
  if (recurrence === undefined) return { text: normaliseDates(range?.text ?? text, now), range };
  const textBefore = normaliseDates(text.slice(0, recurrence.start), now);
  const recurrenceWords = text.slice(recurrence.start, recurrence.end);
  const textAfter = normaliseDates(text.slice(recurrence.end), now);
  return {
    text: textBefore + recurrenceWords + textAfter,
    recurrence: { ...recurrence, start: textBefore.length, end: textBefore.length + recurrenceWords.length },
  };
};

/**
 * The next day with a bare weekday such as 'Wednesday', at this clock time. The result of the date parser is not used,
 * because it decides by the zone of the process whether that time has passed today. Today counts if the named time is
 * still to come; if no time was named, 'on Wednesday' written on a Wednesday means next week.
 */
const comingWeekday = (
  day: ParsedResult,
  { clock, hasTime, now }: { clock: ClockTime; hasTime: boolean; now: WallTime },
): WallTime | undefined => {
  const today = { ...now, ...clock };
  const weekday = day.start.get('weekday');
  const isBare = day.start.isCertain('weekday') && !day.start.isCertain('day') && !day.start.isCertain('month');
  if (!isBare || weekday === null || /\b(?:next|last|past|week|weekend)\b/i.test(day.text)) return undefined;
  const ahead = (weekday - weekdayOf(now) + 7) % 7;
  const isTodayStill = /\bthis\b/i.test(day.text) || (hasTime && compareWall(today, now) > 0);
  return movedBy(today, { days: ahead === 0 && !isTodayStill ? 7 : ahead });
};

/** The wall time of the day at this clock time; a vague 'next week' means its Monday. */
const wallFor = ({ day, time }: ParsedDate, clock: ClockTime, now: WallTime): WallTime => {
  if (day === undefined) {
    const today = { ...now, ...clock };
    return compareWall(today, now) <= 0 && time !== undefined ? movedBy(today, { days: 1 }) : today;
  }
  if (/\bnext week\b/i.test(day.text) && !day.start.isCertain('weekday')) {
    const daysUntilMonday = (8 - weekdayOf(now)) % 7 || 7;
    return { ...movedBy(now, { days: daysUntilMonday }), ...clock };
  }
  return comingWeekday(day, { clock, hasTime: time !== undefined, now }) ?? { ...toWallTime(day.start), ...clock };
};

/** The rule with the weekday of a date: 'every six weeks, next one is Wednesday 2 December' repeats on Wednesdays. */
const withWeekday = (rule: RecurrenceRule, { day }: ParsedDate, unnormalised: string): RecurrenceRule => {
  const isNamed = day?.start.isCertain('weekday') === true || WEEKDAY_OF_DATE.test(unnormalised);
  const weekday = day !== undefined && isNamed ? weekdayOf(toWallTime(day.start)) : null;
  return rule.freq === 'WEEKLY' && rule.byDay === undefined && weekday !== null
    ? { ...rule, byDay: [{ day: weekday }] }
    : rule;
};

const WEEKDAY_OF_DATE = new RegExp(
  `\\b${WEEKDAY_PATTERN},? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?${MONTH_PATTERN}|${MONTH_PATTERN}\\.? \\d)`,
  'i',
);

/** A yearly rule without its month and day if its first occurrence has the same ones. */
const withoutStartDate = (rule: RecurrenceRule, first: WallTime): RecurrenceRule => {
  const { byMonth, byMonthDay, ...rest } = rule;
  const isStartDate = byMonth === first.month && byMonthDay?.length === 1 && byMonthDay[0] === first.day;
  return rule.freq === 'YEARLY' && rule.byDay === undefined && isStartDate ? rest : rule;
};

/** 'At 3 this afternoon' names today. */
const THIS_DAY = /\b(?:this (?:morning|afternoon|evening)|later today)\b/i;

const PAST_WORDS =
  /\b(?:last|past|previous) (?:\w{3,9}day|week|month|year|night|weekend|summer|winter|spring|fall)\b|\bago\b|\byesterday\b/i;

/** An instant relative to the reference ('in 3 hours') or with its own zone ('5pm EST'), which needs no conversion. */
const exactStart = ({ time }: ParsedDate): Date | undefined =>
  time?.start.isCertain('timezoneOffset') === true
    ? new Date(Math.floor(time.start.date().getTime() / 60_000) * 60_000)
    : undefined;

/** Spans of the time words; a day and a time found in the same words count once. */
const spansOf = (found: readonly (Span | undefined)[], { day, time }: ParsedDate): Span[] => [
  ...found.filter((span) => span !== undefined).map(({ start, end }) => ({ start, end })),
  ...[...new Set([day, time])]
    .filter((result) => result !== undefined)
    .map(({ index, text }) => ({ start: index, end: index + text.length })),
];

const AFTER_LENGTH = new RegExp(`\\b(?:after|within) (?:about |just )?(?:${ANY_LENGTH})`, 'gi');

const countText = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : `COUNT=${count}`;

/** A sentence with the parts that were found in it, before the day and the hour are decided. */
interface ParsedSentence extends NormalisedSentence {
  /** The sentence before it was normalised. */
  unnormalised: string;
  ruleEnd: FoundRuleEnd | undefined;
  duration: FoundDuration | undefined;
  date: ParsedDate;
  partOfDay: PartOfDay | undefined;
  /** The text that dates are read from. */
  dateText: string;
}

const parseSentence = (sentence: string, now: WallTime, reference: Date, zone: string): ParsedSentence => {
  const normalised = normalise(sentence, now, zone);
  const { text, recurrence } = normalised;
  const ruleEnd = recurrence && findRuleEnd(blankSpans(text, [recurrence]), recurrence.rule, reference, zone);
  const ruleSpans = [recurrence, ruleEnd].filter((span) => span !== undefined);
  const withoutRule = blankSpans(text, ruleSpans);
  const duration = findDuration(withoutRule);
  const withoutUnknown = blankSpans(withoutRule, unknownMoments(withoutRule));
  const durations = duration === undefined ? [] : [duration];
  const withoutLengths = blankSpans(withoutUnknown, [...durations, ...partsOfDayInNames(withoutRule)])
    // 'Every Thursday at 14:00, and I run out after five minutes': a series does not begin in five minutes.
    .replaceAll(recurrence === undefined ? /(?!)/g : AFTER_LENGTH, (words) => '·'.repeat(words.length))
    // With two spaces after its comma the parser would read '14 July' without the day.
    .replaceAll(/,  (?=·)/g, ', ·')
    // In '14 février 2027 d'acheter' ('… to buy') the parser would read '2027 d' as 2027 days.
    .replaceAll(/(?<=\d) (?=[dhmswy]['’])/gi, '·');
  const dateText = withoutMeasures(withoutLengths)
    // '2:04:11' is a duration.
    .replaceAll(/(?<![\d:T-])\d{1,2}:\d{2}:\d{2}(?![\d:])/g, (length) => '·'.repeat(length.length));
  const date = parseDate(dateText, reference, zone);
  const partOfDay = date.time === undefined ? (recurrence?.partOfDay ?? partOfDayIn(withoutUnknown)) : undefined;
  return { ...normalised, unnormalised: sentence, ruleEnd, duration, date, partOfDay, dateText };
};

/**
 * The recurrence rule, completed with the weekday of the sentence, and the start as wall time and as an instant. `exact`
 * is the start if the sentence names an instant: 'in 3 hours', '5pm EST'.
 */
const resolveStart = (
  { unnormalised, text, recurrence, date, dateText, partOfDay }: ParsedSentence,
  now: WallTime,
  zone: string,
) => {
  const { day, time } = date;
  const hour = time === undefined ? HOUR_OF[partOfDay ?? DEFAULT_PART] : resolveHour(time, text);
  const earliest = wallFor(
    withoutUnrelatedDay(date, recurrence, dateText),
    { hour, minute: time?.start.get('minute') ?? 0 },
    now,
  );
  const rule = recurrence && withWeekday(recurrence.rule, date, unnormalised);
  const isOfQuarter = day === undefined && /\bquarter/i.test(text);
  const exact = exactStart(date);
  const isHourly = rule?.freq === 'HOURLY' && time === undefined && day === undefined;
  const nextHourly = isHourly ? movedBy(now, { minutes: 60 * (rule.interval ?? 1) }) : undefined;
  const firstOfRule = rule && firstOccurrence(rule, isOfQuarter ? monthOfQuarterEdge(earliest, rule) : earliest, now);
  const wall = nextHourly ?? (exact === undefined ? (firstOfRule ?? earliest) : wallTimeAt(exact, zone));
  return { hour, rule, exact, wall, start: exact ?? instantOf(wall, zone) };
};

/**
 * Finds the time in one sentence. `reference` is when the sentence was written, `timeZone` the IANA zone of its writer,
 * `language` its language if it is not English. Undefined if the sentence names no time.
 */
export const findWhen = (
  original: string,
  reference: Date,
  timeZone: string,
  language?: PlanLanguage,
): FoundWhen | undefined => {
  const sentence = language === undefined ? original : inEnglish(original, language);
  const place = findPlaceZone(sentence);
  const zone = place?.timeZone ?? timeZone;
  const now = wallTimeAt(reference, zone);
  const withoutPlace =
    place === undefined ? sentence : `${sentence.slice(0, place.start)} ${sentence.slice(place.end)}`;
  const parsed = parseSentence(withoutPlace, now, reference, zone);
  const { text, recurrence, range, ruleEnd, duration, date, partOfDay } = parsed;
  const { day, time } = date;
  if (day === undefined && time === undefined && recurrence === undefined) return undefined;
  const { hour, rule, exact, wall, start } = resolveStart(parsed, now, zone);
  const hasOnlyPeriod =
    recurrence === undefined && time === undefined && partOfDay === undefined && day !== undefined && isPeriod(day);
  const namesDayOrPart = day !== undefined && !hasOnlyPeriod && (namesDay(day) || partOfDay !== undefined);
  const namesToday = time !== undefined && THIS_DAY.test(parsed.dateText);
  const namesPast =
    recurrence === undefined && (PAST_WORDS.test(parsed.dateText) || isJustOver(date, start, reference));
  return {
    sentence: text,
    spans: spansOf([recurrence, ruleEnd, duration], date),
    start,
    localStart: wall,
    timeZone: zone,
    duration: duration?.minutes ?? (time && rangeMinutes(time, hour)),
    days: time === undefined ? range?.days(wall) : undefined,
    recurring:
      rule &&
      formatRule(
        withoutStartDate(rule, wall),
        endOfSeries(ruleEnd, wall, start.getTime() - reference.getTime()) ?? countText(recurrence?.count),
      ),
    hasDate: rule !== undefined || exact !== undefined || namesToday || namesDayOrPart,
    hasTime: time !== undefined,
    partOfDay,
    namesOnlyPeriod: hasOnlyPeriod,
    isPast: namesPast || start.getTime() < reference.getTime() - (time === undefined ? DAY_MS : 0),
  };
};
