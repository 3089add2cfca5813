import { hourSignsAsClock } from '../time/hour-signs.ts';
import { MONTH_PATTERN, monthName } from '../time/months.ts';
import { WEEKDAY_PATTERN } from '../time/weekdays.ts';

const HOUR = '((?:0?\\d|1\\d|2[0-4])(?:[:.]\\d{2})?)';

/** Shorthand for lines that contain only an entry; in sentences these forms mean other things. */
const SHORTHAND: readonly [RegExp, string][] = [
  [/(?<=\d) ?([ap])\. ?m\.?(?!\w)/gi, '$1m'],
  // Two weekdays with an hour repeat every week: 'training tue & thu 19:00'.
  [
    new RegExp(`\\b(${WEEKDAY_PATTERN}),? (?:and|&|\\+) (${WEEKDAY_PATTERN})(?=,? (?:at |from |@ ?)?\\d)`, 'gi'),
    '$1/$2',
  ],
  // Two hours at the end of a line: 'choir practice 10-12'.
  [new RegExp(`(?<=\\p{L}\\s)(?<!${MONTH_PATTERN}\\.?\\s)${HOUR} ?[-–] ?${HOUR}$`, 'giu'), 'from $1 to $2'],
  [/(?<![\w:.])(\d{1,2}(?::\d{2})?)\s([ap])(?![\w'’])/gi, '$1$2m'],
  [/(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/g, '$3-$2-$1'],
  [/@ ?(?=\d)/g, 'at '],
  // At the end of a line or before a comma a number after a day is an hour: 'lunch tue 1'.
  [new RegExp(`\\b(${WEEKDAY_PATTERN}|today|tonight|tomorrow|tmrw|tmr|tom)s? (\\d{1,2})(?=$|,)`, 'gi'), '$1 at $2'],
  [new RegExp(`(?<![\\w:./-])(\\d{1,2}) (${WEEKDAY_PATTERN}|today|tonight|tomorrow|tmrw|tmr)$`, 'gi'), 'at $1 $2'],
  // After a date two numbers at the end are hours: 'plumber 25/11 8-10'.
  [
    new RegExp(
      `(\\b\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{4}-\\d{2}-\\d{2}|${MONTH_PATTERN}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?|\\b\\d{1,2}(?:st|nd|rd|th)? ${MONTH_PATTERN}),? (\\d{1,2}) ?[-–] ?(\\d{1,2})$`,
      'gi',
    ),
    '$1 from $2:00 to $3:00',
  ],
  [/\btom(?=$|,? (?:at |@ ?)?\d)/gi, 'tomorrow'],
  // At the end of a line 'sat' or 'wed' is a day, not a verb.
  [
    /(?<!\b(?:the|every|each|other|second|and|or|to|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun) |[,&/-] ?)\b(mon|wed|fri|sat|sun)$/gi,
    'on $1',
  ],
  [
    /(?<!\b(?:every|each|other|second|and|next|this|on|to|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun) |[,&/-] ?)\b(mon|wed|fri|sat|sun)(?=,? (?:at |@ ?)?(?:\d|noon|morning|afternoon|evening|night))/gi,
    'on $1',
  ],
  [
    new RegExp(
      `(?<!\\b(?:the|${MONTH_PATTERN}) )(?<![\\w.])(\\d{1,2}(?:st|nd|rd|th)) (?=\\d{1,2}(?::|\\s?[ap]m))`,
      'gi',
    ),
    'on the $1 at ',
  ],
  [
    new RegExp(`(?<!\\b(?:the|every|each|and|${MONTH_PATTERN}) )(?<![\\w.])(\\d{1,2}(?:st|nd|rd|th))$`, 'gi'),
    'on the $1',
  ],
];

const toMonthFirst = (_all: string, day: string, month: string): string =>
  Number(month) >= 1 && Number(month) <= 12 ? `${monthName(Number(month))} ${day}` : `${day}.${month}.`;

const toIsoDate = (_all: string, year: string, month: string, day: string): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

/** One line of quick add, in English, with its shorthand written out. */
export const expandShorthand = (text: string): string =>
  SHORTHAND.reduce((line, [pattern, words]) => line.replace(pattern, words), hourSignsAsClock(text.trim()))
    .replaceAll(/\bon on\b/gi, 'on')
    // In '5.12.' the day comes first, as in much of Europe.
    .replaceAll(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?=\s|$)/g, toMonthFirst)
    .replaceAll(/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g, toIsoDate);
