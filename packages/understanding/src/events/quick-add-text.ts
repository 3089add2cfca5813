import { inEnglish } from '../time/other-languages.ts';
import { MONTH_PATTERN, monthName } from '../time/months.ts';
import { WEEKDAY_PATTERN } from '../time/weekdays.ts';

/** Shorthand for calendar entries, expanded to words that the date parser knows. */
const SHORTHAND: readonly [RegExp, string][] = [
  // '18h' and '14h30' are times; '2h' is a length.
  [/(?<![\w:.])(1[3-9]|2[0-3])\s?h\s?(\d{2})?(?!\w)/gi, '$1:$2'],
  // '9:' becomes '9:00': '$100' is the first group followed by '00'.
  [/(?<![\d:.])(\d{1,2}:)(?!\d)/g, '$100'],
  [/(?<![\w:.])(\d{1,2}(?::\d{2})?)\s?([ap])(?![\w'’])/gi, '$1$2m'],
  // '9 to noon' becomes '9 to 12pm': '$112pm' is the first group followed by '12pm'.
  [/((?:\d|[ap]m)\s?(?:-|–|to|till|until)\s?)noon\b/gi, '$112pm'],
  [/((?:\d|[ap]m)\s?(?:-|–|to|till|until)\s?)midnight\b/gi, '$112am'],
  [/(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/g, '$3-$2-$1'],
  [/@ ?(?=\d|(?:noon|midnight)\b)/gi, 'at '],
  [/\b(?:at|on) (?:christmas|xmas) eve(?=$|[,;]|\s(?:at\b|\d))/gi, 'on December 24'],
  [/\b(?:at|on) (?:christmas|xmas)(?: day)?(?=$|[,;]|\s(?:at\b|\d))/gi, 'on December 25'],
  // At the end of a line a number after a day is an hour: 'lunch tue 1'.
  [new RegExp(`\\b(${WEEKDAY_PATTERN}|today|tonight|tomorrow)s? (\\d{1,2})$`, 'gi'), '$1 at $2'],
  // At the end of a line 'sat' or 'wed' is a day, not a verb.
  [/(?<!\bthe )\b(mon|wed|fri|sat|sun)$/gi, 'on $1'],
  [
    new RegExp(
      `(?<!\\b(?:the|${MONTH_PATTERN}) )(?<![\\w.])(\\d{1,2}(?:st|nd|rd|th)) (?=\\d{1,2}(?::|\\s?[ap]m))`,
      'gi',
    ),
    'on the $1 at ',
  ],
];

const toMonthFirst = (_all: string, day: string, month: string): string =>
  Number(month) >= 1 && Number(month) <= 12 ? `${monthName(Number(month))} ${day}` : `${day}.${month}.`;

const toIsoDate = (_all: string, year: string, month: string, day: string): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

/** One line of quick add with its shorthand written out, and its days and hours of other languages in English. */
export const expandShorthand = (text: string): string =>
  SHORTHAND.reduce((line, [pattern, words]) => line.replace(pattern, words), inEnglish(text.trim()))
    // In '5.12.' the day comes first, as in much of Europe.
    .replaceAll(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?=\s|$)/g, toMonthFirst)
    .replaceAll(/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g, toIsoDate);
