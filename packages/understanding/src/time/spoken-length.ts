import { COUNT_WORD, numberIn } from './number-words.ts';

const CLOCK_UNITS = 'hours?|hrs?|h|minutes?|mins?|m';
const LONG_CLOCK_UNITS = 'hours?|hrs?|minutes?|mins?';
const DAY_UNITS = 'days?|weeks?';
const ADDITION = '(?: and a half| and a quarter| and three quarters|(?: and)? \\d{1,2} ?(?:minutes?|mins?|m)\\b)?';

/** A single letter is a unit only after digits, and a word needs a space or a hyphen before its unit. */
const lengthSource = (units: string, longUnits: string): string =>
  `(?:\\d{1,2} ?h ?\\d{2}(?: ?m(?:in)?)?|(?<=[,;–—] ?)(?:hour and a half|half hour|half an hour)|(?:a |three )quarters?(?: of an)? hours?` +
  `|\\d{1,3}(?:[.,]\\d{1,2})?(?: and a half)?[ -]?(?:${units})\\b${ADDITION}` +
  `|(?:${COUNT_WORD})(?: and a half)?[ -](?:${longUnits})\\b${ADDITION})`;

/**
 * Pattern source, without groups, for a spoken length in hours and minutes: '45m', '1h30', 'two and a half hours', 'an
 * hour and a quarter'.
 */
export const HOURS_LENGTH = lengthSource(CLOCK_UNITS, LONG_CLOCK_UNITS);
/** Pattern source of a spoken length that may also be in days and weeks. */
export const ANY_LENGTH = lengthSource(`${CLOCK_UNITS}|${DAY_UNITS}`, `${LONG_CLOCK_UNITS}|${DAY_UNITS}`);

const LENGTH_PARTS = new RegExp(
  `^(\\d{1,3}(?:[.,]\\d{1,2})?|${COUNT_WORD})(?: (and a half))?[ -]?([a-z]+)(?:(?: and)? (?:(a half)|(a quarter)|(three quarters)|(\\d{1,2}) ?m[a-z]*))?$`,
  'i',
);

const minutesOf = (unit: string): number => {
  if (/^m/i.test(unit)) return 1;
  if (/^h/i.test(unit)) return 60;
  return /^w/i.test(unit) ? 7 * 24 * 60 : 24 * 60;
};

/** Minutes of the words matched by one of the patterns; undefined if they are not a length. */
export const minutesIn = (words: string): number | undefined => {
  if (/^hour and a half$/i.test(words)) return 90;
  if (/^half hour$/i.test(words)) return 30;
  const compact = /^(\d{1,2}) ?h ?(\d{2})(?: ?m(?:in)?)?$/i.exec(words);
  if (compact !== null) return Number(compact[1]) * 60 + Number(compact[2]);
  const quarter = /^(a|three) quarters?\b/i.exec(words)?.[1];
  if (quarter !== undefined) return /three/i.test(quarter) ? 45 : 15;
  const found = LENGTH_PARTS.exec(words);
  if (found === null) return undefined;
  const [, count = '', halfBeforeUnit, unit = '', halfAfterUnit, oneQuarter, threeQuarters, extraMinutes] = found;
  const number = numberIn(count);
  if (number === undefined) return undefined;
  const half = (halfBeforeUnit ?? halfAfterUnit) === undefined ? 0 : 0.5;
  const quarters = (oneQuarter === undefined ? 0 : 0.25) + (threeQuarters === undefined ? 0 : 0.75);
  return Math.round((number + (half || quarters)) * minutesOf(unit)) + Number(extraMinutes ?? 0);
};

const WHOLE_LENGTH = new RegExp(`^(?:${ANY_LENGTH})$`, 'iu');

/** Minutes of a text that is wholly a length: 120 for 'two hours'. Undefined for 'a bit' and for months and years. */
export const minutesInWhole = (text: string): number | undefined =>
  WHOLE_LENGTH.test(text) ? minutesIn(text) : undefined;
