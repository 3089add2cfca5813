import { MONTH_PATTERN } from './months.ts';
import { numberIn, NUMBER_PATTERN } from './number-words.ts';
import type { FoundRecurrence, RecurrenceRule } from './recurrence-rule.ts';
import { daysIn, ordinalWeekdays, ORDINAL } from './recurrence-words.ts';
import type { PartOfDay } from './parsed-date.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';

const DAY_SEPARATOR = '(?:, ?(?:and )?| and | & | ?[/+] ?| )';
const DATE_PATTERN = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)|${MONTH_PATTERN}\\.? \\d|\\d{1,2} (?:of )?${MONTH_PATTERN}|(?:the )?end of|${MONTH_PATTERN}\\b|christmas|easter)`;

/**
 * Weekdays that may be those of a series: 'Monday and Thursday'. A single date ('next Friday') and the first or last day
 * ('from Monday') do not match.
 */
const DAYS = new RegExp(
  `(?<!\\b(?:next|this|last|coming|past|until|till|through|by|before|since|starting|starts?|beginning|begins?|from|after|first|second|third|fourth) (?:on )?)(?<![\\w-])(?:on )?(?:an? )?(${WEEKDAY_PATTERN}(?:${DAY_SEPARATOR}${WEEKDAY_PATTERN})*)(?![\\w-])(?! (?:after|in|of|the \\d|\\d{1,2}(?:st|nd|rd|th)|next|this|${MONTH_PATTERN})\\b)(?!,? (?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_PATTERN})(?!,? ${MONTH_PATTERN})`,
  'i',
);
const CLOCK = /\d:\d\d|\d ?[ap]m\b|\bnoon\b/i;
const ENDS_ON_DATE = new RegExp(`\\b(?:until|till|through|up to)(?: and including)?(?: the)? ${DATE_PATTERN}`, 'i');
const BEGINS_ON_DATE = new RegExp(
  `\\b(?:starting|starts|begin(?:ning|s)|as of|from)(?: on)? (?:tomorrow|today|tonight|next week|(?:this|next) ${WEEKDAY_PATTERN}|${DATE_PATTERN})(?! to\\b)`,
  'i',
);
/**
 * Activities that take place every week, in seven languages: two weekdays beside one of them are a series. Days and hours
 * of other languages have been translated to English before, names of activities have not.
 */
const WEEKLY_ACTIVITY =
  /(?<!\p{L})(?:yoga|pilates|cross ?fit|spin(?:ning)?|zumba|gym|\p{L}*training|practice|choir|koor|\p{L}*chor|chorale|coro|rehearsals?|class(?:es)?|lessons?|course|physio\w*|fysio\w*|rehab|kiné|\p{L}*(?:les|lessen)|cursus|\p{L}*kurs|unterricht|cours|clases?|curso|lezion[ei]|corso|aulas?|treinos?|entrenamiento|allenamento|entraînement|natación|nuoto|natação|judo|karate|ballet)(?!\p{L})/iu;
const COUNTED_SESSIONS = new RegExp(
  `(?<!\\b(?:in|within|after) )\\b(?:${NUMBER_PATTERN}|\\w+teen|twenty) (?:sessions|lessons|classes|times|weeks|evenings|mornings|dates|appointments)\\b`,
  'i',
);

/** 'Starting Monday at 8, for ten weeks': the weekday of the first day is that of the whole series. */
const FIRST_DAY = new RegExp(`(?<=\\b(?:starting|from|as of) (?:on |this )?)(${WEEKDAY_PATTERN})(?! \\d)`, 'i');

/**
 * A series without a word such as 'every'. The text must name an hour and one of these:
 * - at least three weekdays;
 * - two weekdays beside a weekly activity;
 * - one weekday with a number of sessions, a start or an end: 'Thursday from 6 to 7, starting tomorrow', 'Tuesday at 4
 *   until 15 December'.
 */
export const impliedSeries = (text: string): Omit<FoundRecurrence, 'partOfDay'> | undefined => {
  if (!CLOCK.test(text)) return undefined;
  const isCounted = COUNTED_SESSIONS.test(text);
  const days = DAYS.exec(text) ?? (isCounted ? FIRST_DAY.exec(text) : null);
  if (days === null) return undefined;
  const byDay = daysIn(days[1] ?? '');
  const isRegular =
    byDay.length === 2 && WEEKLY_ACTIVITY.test(text) && !/\b(?:this|next) (?:week|\w{3,6}day)\b/i.test(text);
  const isSeries = byDay.length > 2 || isRegular || ENDS_ON_DATE.test(text) || BEGINS_ON_DATE.test(text) || isCounted;
  return isSeries
    ? { rule: { freq: 'WEEKLY', byDay }, start: days.index, end: days.index + days[0].length }
    : undefined;
};

const NTH_DAY = new RegExp(
  `\\b(?:(?:always|usually|each time|on) )*(?:on )?(?:the )?(${ORDINAL}(?:(?:,| and| &) ${ORDINAL})?) (${WEEKDAY_PATTERN})\\b(?! (?:of|in) (?:${MONTH_PATTERN}|next|this))`,
  'i',
);
const DAY_OF_MONTH = /(?:\b(?:always |usually )?on|,) the (\d{1,2})(?:st|nd|rd|th)\b/i;
const SEVERAL_DAYS = new RegExp(`\\b${WEEKDAY_PATTERN}(?:${DAY_SEPARATOR}${WEEKDAY_PATTERN})+(?!\\w)`, 'i');

/** A rule with the days that other words of the sentence name: 'every two months, always the first Tuesday'. */
export const withNamedDays = (rule: RecurrenceRule, rest: string): RecurrenceRule => {
  if (rule.byDay !== undefined || rule.byMonthDay !== undefined) return rule;
  if (rule.freq === 'WEEKLY') {
    const days = SEVERAL_DAYS.exec(rest);
    return days === null ? rule : { ...rule, byDay: daysIn(days[0]) };
  }
  if (rule.freq !== 'MONTHLY') return rule;
  const nth = NTH_DAY.exec(rest);
  if (nth !== null) return { ...rule, byDay: ordinalWeekdays(nth[1] ?? '', nth[2] ?? '') };
  const day = Number(DAY_OF_MONTH.exec(rest)?.[1]);
  return day >= 1 && day <= 31 ? { ...rule, byMonthDay: [day] } : rule;
};

const COUNT_PHRASES = 'in a row|running|in succession|straight|consecutively|back to back|in total|altogether';
const DAY_COUNT = new RegExp(
  `(?<![\\w-])(?:for )?(?:the )?(${NUMBER_PATTERN}|\\w+teen|twenty|thirty) (?:consecutive |successive )?(day|night|evening|morning)s,? (?:${COUNT_PHRASES})(?![\\w-])`,
  'i',
);

/** A daily series with a count: 'five nights in a row'. */
export const countedDaysInARow = (text: string): FoundRecurrence | undefined => {
  const found = DAY_COUNT.exec(text);
  const count = numberIn(found?.[1] ?? '');
  if (found === null || count === undefined || count < 2) return undefined;
  const part = found[2]?.toLowerCase();
  return {
    rule: { freq: 'DAILY' },
    ...(part === 'day' ? {} : { partOfDay: part as PartOfDay }),
    count,
    start: found.index,
    end: found.index + found[0].length,
  };
};
