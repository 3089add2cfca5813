import { parseDates, toWallTime } from './parsed-date.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { alternation, NUMBER_WORDS, numberIn } from './number-words.ts';
import { MONTH_PATTERN, monthNumber } from './months.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';
import { daysInMonth, instantOf, movedBy, wallTimeAt, type WallTime, weekdayOf } from './zone.ts';

export interface FoundRuleEnd {
  /** COUNT or UNTIL with its value. */
  text: string;
  /** UNTIL if the series begins at another time than when the sentence was written. */
  textFrom?: (start: WallTime) => string;
  start: number;
  end: number;
}

// 'A few' and 'half a' are no exact number.
const COUNT = `(?<count>\\d{1,3}|${alternation(NUMBER_WORDS.keys())}|an?)`;
const SESSIONS = 'time|session|occurrence|lesson';
/** Further words for the occurrences of a series, which a number before them counts only in the plural. */
const VISITS = 'class|appointment|rehearsal|treatment|workshop|meeting|evening';
const PARTS = 'day|night|evening|morning|afternoon';
const IN_TOTAL = '(?:in total|in all|altogether)';
/** '¦' stands between two sentences that were joined. */
const COUNTED_OCCURRENCES = new RegExp(
  [
    `\\b(?:for (?:the next |another )?|over the next )${COUNT} (?<unit>day|week|month|year|${SESSIONS}|class)(?:e?s)?\\b`,
    // 'Ten of them, paid for'
    `[,;¦(] ?${COUNT} of (?:them|these|those)\\b`,
    `\\b${COUNT} more (?<unit>${SESSIONS}|class|week)(?:e?s)?\\b`,
    // 'The course runs ten times', 'a six-week pottery course', 'ten weeks' worth'
    `\\b(?:runs?|meets?|takes? place|happens?|it's|it is) ${COUNT} (?<unit>time)s\\b(?! (?:an?|per|each|every)\\b)`,
    `\\b${COUNT}[- ](?<unit>week)(?= (?:[\\w-]+ ){0,3}(?:course|class|programme|program|workshop|block|challenge|module|cycle|treatment)\\b)`,
    `\\b${COUNT} (?<unit>week)s?'? worth\\b`,
    `(?:, ?|\\(|¦ ?(?:(?:it|they|there|that)(?:'s| is|'re| are) |for )?)${COUNT} (?:more )?(?<unit>${SESSIONS})s?(?: (?:in (?:total|all)|altogether))?\\b\\)?`,
    // 'Every Monday at 9, ten appointments', 'five evenings in total, every other Tuesday'
    `(?:, ?|\\(|¦ ?)${COUNT} (?<unit>${VISITS})(?:e?s)(?: ${IN_TOTAL})?(?! (?:an?|per|each|every|of|with|at|for|from|to|on)\\b)\\)?`,
    `(?<![\\w-])${COUNT} (?<unit>${SESSIONS}|${VISITS}|${PARTS})(?:e?s) ${IN_TOTAL}\\b`,
    `(?<=[,;¦] ?|for )${COUNT} (?<unit>day|night|evening|morning|week)s (?:long|in total|in all|altogether|in a row|running)\\b`,
  ].join('|'),
  'i',
);
/**
 * 'She already came three times': times in the past are not an end. In seven languages, because the number of a series
 * in another language is added in English to the original words (languages/series-rules.ts).
 */
const HAS_HAPPENED = /(?<!\p{L})(?:already|schon|bereits|reeds|déjà|ya|già|já)(?:\s\p{L}+){1,3},?\s*$/iu;
/** 'Six sessions of acupuncture, Fridays …', 'five rehearsals, every Sunday': the number comes before the days. */
const NAMED_COUNT = new RegExp(
  `\\b${COUNT} (?:[\\w-]+ )?(?<unit>session|lesson|rehearsal|class|appointment|treatment|evening|workshop|module)(?:e?s)(?: (?:of|with|at|for|from|to) (?!a week\\b)[\\w' -]{2,30}?)?(?: (?:prescribed|booked|planned|scheduled|paid for|paid|left|ahead|lined up|coming up|to go))?(?=\\s?[,:;(–—]| ·| ¦| (?:at|from) \\d)`,
  'i',
);
const UNTIL = new RegExp(
  `\\b(?:until|till|til|'til|ending(?: on)?|ends(?: on)?|through|up to|up until)(?: and including)?(?: the)?(?: end of)? (?:(?:by|on) )?\\(?(?=(?:the |next |this |end )?(?:${MONTH_PATTERN}|${WEEKDAY_PATTERN}|\\d{1,2}(?:st|nd|rd|th|[./]| (?:of )?${MONTH_PATTERN})|\\d{4}-|week|month|year|of|tomorrow))`,
  'i',
);

/** Units that count the occurrences themselves: 'every 4 hours, 12 times', 'every Monday for five evenings'. */
const SESSION_UNIT = new RegExp(`^(?:${SESSIONS}|${VISITS}|night|morning|afternoon|module)`, 'i');
const PARTS_IN_TOTAL = new RegExp(`(?:${PARTS})s ${IN_TOTAL}`, 'i');

/** How often a series without an interval occurs within one unit of time; undefined if it cannot be counted so. */
const occurrencesIn = ({ freq, byDay, byMonthDay }: RecurrenceRule, unit: string): number | undefined => {
  const perUnit: Record<RecurrenceRule['freq'], Record<string, number>> = {
    HOURLY: { day: 24, week: 7 * 24 },
    DAILY: { day: 1, week: 7 },
    WEEKLY: { week: byDay?.length ?? 1 },
    MONTHLY: { month: byMonthDay?.length ?? 1 },
    YEARLY: { year: 1 },
  };
  return perUnit[freq][unit];
};

/**
 * COUNT is a number of occurrences: 'Mondays and Tuesdays for 3 weeks' are 6. Other units of time end the series by
 * their date: 'Mondays and Tuesdays for ten days'.
 */
const textOfCount = (rule: RecurrenceRule, found: RegExpExecArray, now: WallTime, timeZone: string): string => {
  const count = numberIn(found.groups?.['count'] ?? '') ?? 1;
  const unit = (found.groups?.['unit'] ?? 'time').toLowerCase();
  // 'Every other Monday, five mornings in total'
  const areCounted = /^(?:MONTHLY|WEEKLY)$/.test(rule.freq) && PARTS_IN_TOTAL.test(found[0]);
  if (areCounted || SESSION_UNIT.test(unit)) return `COUNT=${count}`;
  const occurrences = occurrencesIn(rule, unit);
  if (occurrences !== undefined)
    return `COUNT=${Math.max(1, Math.floor((count * occurrences) / (rule.interval ?? 1)))}`;
  if (unit === 'year' || unit === 'month')
    return untilText(now, timeZone, { monthsLater: count * (unit === 'year' ? 12 : 1) });
  return untilText(movedBy(now, { days: count * (unit === 'week' ? 7 : 1) }), timeZone);
};

/** UNTIL at the end of a day, some months later; a UTC instant, as RFC 5545 requires. */
const untilText = (wall: WallTime, timeZone: string, { monthsLater = 0 } = {}): string => {
  const index = wall.year * 12 + wall.month - 1 + monthsLater;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const day = Math.min(wall.day, daysInMonth(year, month));
  const last = instantOf({ year, month, day, hour: 23, minute: 59 }, timeZone);
  return `UNTIL=${last.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`;
};

/** 'Every evening this week': on each day until the week is over. */
const endOfThisPeriod = (
  sentence: string,
  { freq }: RecurrenceRule,
  reference: Date,
  timeZone: string,
): FoundRuleEnd | undefined => {
  const found = /\b(?:for (?:the )?rest of )?this (week|month)\b/i.exec(sentence);
  if (found === null || freq !== 'DAILY') return undefined;
  const now = wallTimeAt(reference, timeZone);
  const last = /week/i.test(found[1] ?? '')
    ? movedBy(now, { days: (7 - weekdayOf(now)) % 7 })
    : { ...now, day: daysInMonth(now.year, now.month) };
  return { text: untilText(last, timeZone), start: found.index, end: found.index + found[0].length };
};

/**
 * 'Until the end of November', written in November, means this year, unlike 'until November'. To the date parser the
 * first of the month is over, so it takes the next year.
 */
const withThisYear = (wall: WallTime, { start }: ReturnType<typeof parseDates>[number], now: WallTime): WallTime =>
  wall.month === now.month && wall.year === now.year + 1 && !start.isCertain('year') && !start.isCertain('day')
    ? { ...wall, year: now.year }
    : wall;

const BARE_MONTH = new RegExp(`^(${MONTH_PATTERN})\\b(?!\\.? \\d)`, 'i');
/** 'Until the end of May to do my exercises': a month that the date parser takes for another word. */
const untilBareMonth = (
  until: RegExpExecArray,
  rest: string,
  now: WallTime,
  timeZone: string,
): FoundRuleEnd | undefined => {
  const name = BARE_MONTH.exec(rest)?.[1];
  if (name === undefined) return undefined;
  const month = monthNumber(name);
  const isWholeMonth = /\bend of\b/i.test(until[0]);
  const isOver = month < now.month || (month === now.month && !isWholeMonth);
  const year = now.year + (isOver ? 1 : 0);
  const day = isWholeMonth ? daysInMonth(year, month) : 1;
  const end = until.index + until[0].length + name.length;
  return { text: untilText({ ...now, year, month, day }, timeZone), start: until.index, end };
};

/** So few are more often what happens at one time: 'every Friday at 3, two meetings'. */
const MIN_VISITS = 3;
const SAYS_TOTAL = new RegExp(IN_TOTAL, 'i');
const areFew = (found: RegExpExecArray): boolean =>
  (numberIn(found.groups?.['count'] ?? '') ?? 0) < MIN_VISITS && !SAYS_TOTAL.test(found[0]);

/** 'Two lessons, Mondays and Thursdays' are those of one week. */
const countsOneWeek = (found: RegExpExecArray, { byDay = [] }: RecurrenceRule): boolean =>
  byDay.length > 1 && (numberIn(found.groups?.['count'] ?? '') ?? 0) <= byDay.length;

/** The number of sessions named before a series. */
const namedCount = (sentence: string, rule: RecurrenceRule): RegExpExecArray | null => {
  const found = NAMED_COUNT.exec(sentence);
  return found !== null && (areFew(found) || countsOneWeek(found, rule)) ? null : found;
};

const VISITS_AT_END = new RegExp(`(?:${VISITS})(?:e?s)\\)?$`, 'i');
/** The number of occurrences named after a series. */
const statedCount = (sentence: string, rule: RecurrenceRule): RegExpExecArray | null => {
  const found = COUNTED_OCCURRENCES.exec(sentence);
  if (found === null || !VISITS_AT_END.test(found[0])) return found;
  return areFew(found) || countsOneWeek(found, rule) ? null : found;
};

/** The end of a recurrence: 'for 10 weeks' → COUNT, 'until June' → UNTIL (a UTC instant, as RFC 5545 requires). */
export const findRuleEnd = (
  sentence: string,
  rule: RecurrenceRule,
  reference: Date,
  timeZone: string,
): FoundRuleEnd | undefined => {
  const named = namedCount(sentence, rule);
  const count = statedCount(sentence, rule) ?? named;
  if (count !== null && !HAS_HAPPENED.test(sentence.slice(0, count.index))) {
    const textFrom = (start: WallTime): string => textOfCount(rule, count, start, timeZone);
    const text = textFrom(wallTimeAt(reference, timeZone));
    // 'Six sessions of acupuncture' stay in the title.
    return { text, textFrom, start: count.index, end: count.index + (count === named ? 0 : count[0].length) };
  }
  const thisPeriod = endOfThisPeriod(sentence, rule, reference, timeZone);
  if (thisPeriod !== undefined) return thisPeriod;
  // 'Every year until 31 May' names the day, because a yearly series does not end within the year.
  const until = rule.freq === 'YEARLY' ? null : UNTIL.exec(sentence);
  if (until === null) return undefined;
  const dateStart = until.index + until[0].length;
  const rest = sentence.slice(dateStart);
  const found = parseDates(rest, reference, timeZone)[0];
  if (found === undefined || found.index > 4)
    return untilBareMonth(until, rest, wallTimeAt(reference, timeZone), timeZone);
  // 'until June' ends on the first of June, 'until the end of June' on the last.
  const isWholeMonth = /\bend of\b/i.test(until[0]) || /^\s?end of/i.test(rest);
  const parsed = toWallTime(found.start);
  const wall = isWholeMonth ? withThisYear(parsed, found, wallTimeAt(reference, timeZone)) : parsed;
  const monthDay = isWholeMonth ? daysInMonth(wall.year, wall.month) : 1;
  const day = found.start.isCertain('day') || found.start.isCertain('weekday') ? wall.day : monthDay;
  // In 'until Christmas at 8am' the hour is that of each occurrence.
  const atHour = found.text.search(/,?\s(?:at|@|from)\s/i);
  const length = atHour === -1 ? found.text.length : atHour;
  return {
    text: untilText({ ...wall, day }, timeZone),
    start: until.index,
    end: dateStart + found.index + length,
  };
};

const WEEK_MS = 7 * 86_400_000;

/**
 * COUNT or UNTIL of a series that begins at `start`, so many milliseconds after the sentence was written. The length of
 * a series that begins later counts from its beginning: 'starting on 2 March, for three months'.
 */
export const endOfSeries = (ruleEnd: FoundRuleEnd | undefined, start: WallTime, msAhead: number): string | undefined =>
  msAhead > WEEK_MS ? (ruleEnd?.textFrom?.(start) ?? ruleEnd?.text) : ruleEnd?.text;
