import { TIME_TABLES } from '../time/languages/tables.ts';
import { type TimeWords, withOptionalAccents } from '../time/languages/time-words.ts';
import { MONTH_PATTERN } from '../time/months.ts';
import { WEEKDAY_PATTERN } from '../time/weekdays.ts';

/** Month names, long or short, of the languages that plans are read in. */
const MONTH = `(?:${[MONTH_PATTERN, ...TIME_TABLES.flatMap(({ months }) => months.map(withOptionalAccents))].join('|')})`;
/** A day with its month: '2 dec', 'Dec 2nd', '2 de dezembro', '2.12.', '2/12'. */
const DAY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th|er|[.ºª])? ?(?:of |de )?${MONTH}|${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}\.\d{1,2}\.|\d{1,2}/\d{1,2})(?![\p{L}\d])`,
  'iu',
);
const prepositionsOf = ({ clock, on, by, until, from, to, and, of }: TimeWords): (string | null)[] => [
  clock.at,
  clock.article,
  clock.hour,
  on,
  by,
  until,
  from,
  to,
  and,
  of,
];
const ENGLISH_PREPOSITIONS = 'at|on|from|to|till|until|by|before|of|and|am|pm';
/** The words of days and hours with their prepositions. The other words of a part say what is planned. */
const TIME_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    `${MONTH}\\.?`,
    WEEKDAY_PATTERN,
    ENGLISH_PREPOSITIONS,
    ...TIME_TABLES.flatMap((words) => [...words.weekdays, ...words.shortWeekdays, ...prepositionsOf(words)])
      .filter((word) => word !== null)
      .map(withOptionalAccents),
  ].join('|')})(?!\p{L})|[\d.:,;/ –-]+`,
  'giu',
);
const MIN_LETTERS = 3;
const MIN_PARTS = 2;
/** 'Sort these for the fridge: …' */
const LABEL = /^[^:]{3,80}:\s+/;

const namesActivity = (part: string): boolean =>
  (part.replaceAll(TIME_WORDS, ' ').match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS;

/** The plans of a list. A part is joined to the one before if either has no day: 'concert 9 dec 2pm, he is a camel'. */
const joinParts = (parts: readonly string[]): string[] => {
  const plans: string[] = [];
  for (const part of parts) {
    const isNewPlan = plans.length === 0 || (DAY.test(part) && DAY.test(plans.at(-1) ?? ''));
    if (isNewPlan) plans.push(part);
    else plans.push(`${plans.pop()}, ${part}`);
  }
  return plans;
};

/**
 * The plans of a list in one sentence, each with a day of its own: 'dentist 2 Dec 8:50, concert 9 Dec 2pm'. Any other
 * sentence is returned unchanged.
 */
export const plansOfList = (sentence: string): string[] => {
  const [label = ''] = LABEL.exec(sentence) ?? [];
  const list = DAY.test(label) ? sentence : sentence.slice(label.length);
  const plans = joinParts(list.split(/[,;]\s+/));
  const isList = plans.length >= MIN_PARTS && plans.every((plan) => DAY.test(plan) && namesActivity(plan));
  return isList ? plans : [sentence];
};
