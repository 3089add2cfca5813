import { MONTH_PATTERN } from './months.ts';
import { ANY_LENGTH } from './spoken-length.ts';

const SIDE = '(?:before|after|ahead of|prior to|into|past)';
/** 'An hour before dinner', 'ten minutes after I get home': relative to a moment that only the person knows. */
const COUNTED_FROM_MOMENT = new RegExp(
  `\\b(?:${ANY_LENGTH}) ${SIDE}\\b(?! (?:now|noon|midnight|midday|that time|\\d))`,
  'gi',
);
/** 'The night before the flight': the date of the night is unknown. */
const PART_OF_UNKNOWN_DAY =
  /\b(?:the|that) (?:night|evening|morning|afternoon|day|week) (?:before|after|of)\b(?! (?:yesterday|tomorrow|today|the \d|\d))/gi;

/** 'Midnight Mass starts at 11:30': the midnight of a name. */
const MIDNIGHT_IN_NAME = /\bmidnight(?= (?:mass|feast|snack|run|screening|premiere|swim|service)\b)/gi;

const COUNT = '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** 'A 5m or 10m line', 'in 1:1s', '90s': sizes and plurals. 'Six séances' is not a number of seconds. */
const SIZE = new RegExp(
  `(?<![\\w.:-])(?<!\\b(?:in|within|after) )${COUNT} ?[smdw](?![a-z0-9'’\u00c0-\u024f])|(?<=:)\\d{1,2}s\\b|(?<![\\w.:-])(?<!${MONTH_PATTERN}\\.? )${COUNT} [smhdw](?=[\u00c0-\u024f])`,
  'gi',
);

/** Spans that the date parser would read as a time: lengths before or after a moment it does not know, names, sizes. */
export const unknownMoments = (text: string): { start: number; end: number }[] =>
  [COUNTED_FROM_MOMENT, PART_OF_UNKNOWN_DAY, MIDNIGHT_IN_NAME, SIZE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  );
