import { MONTH_PATTERN } from './months.ts';
import { NUMBER_PATTERN } from './number-words.ts';
import { ANY_LENGTH } from './spoken-length.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';

/** 'In about two hours', 'in an hour or so': the length counts. */
export const ROUGHLY_AHEAD: readonly [RegExp, string][] = [
  // 'Starts at 6 and goes on till 10:45', 'kicks off at 8, ends at 11'
  [
    /\b(?:at|from) (\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?),? (?:(?:and|it) )*(?:goes on|runs|lasts|ends|finishes|over|done|stops|closes|is over) (?:till|until|to|at|by|around) (?=\d{1,2}(?:[:.]\d{2})?)/gi,
    'from $1 to ',
  ],
  // '…, 7 till 9.30'
  [/(?<=^|[,;(–—] )(\d{1,2}(?:[:.]\d{2})?) (till|til|until|to) (\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]m)\b/gi, 'from $1 to $3'],
  [/(?<=\b(?:from|to) )(\d{1,2})\.([0-5]\d)(?![\d.])/gi, '$1:$2'],
  [/\b(\d{1,2}(?:st|nd|rd|th)) (?:instant|inst)\b\.?/gi, '$1'],
  [/(?<=\d[:.]\d{2}) ?hrs\b/gi, ''],
  // 'In the morning, say 8', 'around dinner, let's say 7:30'
  [
    /(?:\bin the (?:morning|afternoon|evening))?,? (?:let'?s )?say(?: at| around)? (\d{1,2})(?=\s?[,.;!?]|\s*$)/gi,
    ' at $1:00',
  ],
  [/,? (?:let'?s )?say(?: at| around)? (?=\d{1,2}(?::\d{2}|\.\d{2}|\s?[ap]m\b))/gi, ' at '],
  // A dotted hour after a weekday: 'each Saturday 3.15'.
  [
    new RegExp(
      `(\\b${WEEKDAY_PATTERN}s?|\\btomorrow|\\btoday|\\btonight),? (\\d{1,2})\\.([0-5]\\d)(?![\\d.])(?! ?(?:km|kg|euros?|%))`,
      'gi',
    ),
    '$1 at $2:$3',
  ],
  // '3/4 inch' is a measure, not a day.
  [/\b(\d)\/(\d{1,2})(?= (?:inch\w*|cups?|of an?|tsp|tbsp|pounds?|pints?|lbs?|miles?)\b)/gi, '$1·$2'],
  // '5 a side' is not an hour; '30 nov, 2500 words' has no year.
  [/\b(\d{1,2}) a (?=side|day|week|month|year|piece|head|kilo)/gi, '$1·a '],
  [
    new RegExp(
      `((?:${MONTH_PATTERN})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?),? (?=\\d{3,5} (?:words?|pages?|characters|people|guests|euros?|pounds|dollars|lines|m\\b|km\\b|points))`,
      'gi',
    ),
    '$1 · ',
  ],
  [
    new RegExp(
      `\\bin (?:about|around|roughly|approximately|approx\\.?|like|maybe|just|another) (?=${ANY_LENGTH})`,
      'gi',
    ),
    'in ',
  ],
  [new RegExp(`\\b(in ${ANY_LENGTH}) or so\\b`, 'gi'), '$1'],
  [/(?<![\w:.])(?:at )?(\d{1,2}(?::\d{2})?) (?:sharp|on the dot)\b/gi, 'at $1'],
  // 'Friday week', 'a week on Friday', 'a fortnight on Monday'
  [
    new RegExp(
      `(?<!\\b(?:once|twice|times|days|hours|every|per) )\\b(?:a|one) week (?:on|this) (?=${WEEKDAY_PATTERN}\\b)`,
      'gi',
    ),
    '1 week from ',
  ],
  [
    new RegExp(`\\b(?<!\\b(?:every|each) )(${NUMBER_PATTERN}) weeks on (?=${WEEKDAY_PATTERN}\\b)`, 'gi'),
    '$1 weeks from ',
  ],
  [new RegExp(`\\b(?:on )?(${WEEKDAY_PATTERN}) fortnight\\b`, 'gi'), '2 weeks from $1'],
  [/\b(in|within) (?:a|one) fortnight\b/gi, '$1 2 weeks'],
  [/\ba fortnight (from|on) (?=\w)/gi, '2 weeks from '],
  // 'A week tomorrow', 'tomorrow week', 'a week today'
  [/\b(?:a|one) week (?:from )?tomorrow\b|\btomorrow week\b/gi, 'in 8 days'],
  [/\b(?:a|one) week (?:from )?today\b|\btoday week\b/gi, 'in 7 days'],
  // 'To Ghent for the day on the 28th', 'my last day Tuesday': no words of a date.
  [/\bfor the day(?=,? on\b)/gi, 'for the·day'],
  [
    new RegExp(`\\blast (day|week|class|lesson|shift|game|exam)(?= (?:is )?(?:on )?${WEEKDAY_PATTERN}\\b)`, 'gi'),
    'last·$1',
  ],
];
