import { hourSignsAsClock } from './hour-signs.ts';
import { applyRules } from './apply-rules.ts';
import { nameCorrector } from './misspelt.ts';
import { numberIn } from './number-words.ts';
import { HOURS_LENGTH, minutesIn } from './spoken-length.ts';
import { SHORTHAND, SPOKEN_HOUR } from './shorthand.table.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { MONTH_PATTERN } from './months.ts';
import { ROUGHLY_AHEAD } from './rough-times.table.ts';
import { WEEKDAY_PATTERN } from './weekdays.ts';

const HOUR = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** The number of minutes, hours or days from now. */
const SOME_NUMBER = `(?:${HOUR}|an?|half an?|a few|a couple of)`;
const THAT_IS = "(?:so|i\\.?e\\.?,?|that is,?|that's|which is|meaning|namely)";

const correctNames = nameCorrector(
  'sunday monday tuesday wednesday thursday friday saturday tomorrow tonight january february september october november december'.split(
    ' ',
  ),
);
/** Misspelt, informal and redundant words of time, each with what replaces it. */
const REPLACEMENTS: readonly [RegExp, string][] = [
  [/\b(?:tom+or+ow|tomorow|tommorow|tmrw|tmr|tmw|2mor+ow?|2moz|2mro|tomoz|tmoro|tomoro)\b/gi, 'tomorrow'],
  [/\bwensday\b/gi, 'wednesday'],
  // 'In five hours, so at 3 this afternoon', 'in two days, on Friday': the clock time or the weekday is more exact.
  [
    new RegExp(
      `\\bin ${SOME_NUMBER} (?:minutes?|mins?|hours?|hrs?)(?: and a half)?(?:,|,? ${THAT_IS})+ (?=at (?:\\d|noon\\b|midnight\\b|${HOUR}\\b))`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(`\\bin ${SOME_NUMBER} days(?:,|,? ${THAT_IS})+ (?=(?:on )?(?:this |next )?${WEEKDAY_PATTERN}\\b)`, 'gi'),
    '',
  ],
  // 'A week on Friday, 27 November': the date is more exact.
  [
    new RegExp(
      `\\b(?:an?|one|two|1|2) weeks? (?:on|from) (?=${WEEKDAY_PATTERN},? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)\\b|\\d{1,2} (?:of )?${MONTH_PATTERN}|${MONTH_PATTERN}\\.? \\d))`,
      'gi',
    ),
    'on ',
  ],
  // 'Tuesdays and Thursdays, tomorrow included', 'martes y jueves, tomorrow incluido'
  [
    /,? (?:and )?(today|tomorrow),? (?:included|inclusive|inclus[eo]?|inclusief|inbegrepen|incluid[oa]|incluíd[oa]|eingeschlossen|inklusive|comprise?|compres[oa])(?!\p{L})/giu,
    ', starting $1',
  ],
  [/,? including (today|tomorrow)\b/gi, ', starting $1'],
  // 'The evening of 1 December, 19:00': the hour is more precise than the part of the day.
  [
    new RegExp(
      `\\b(?:(?:on|in) )?(?:the )?(?:morning|afternoon|evening|night) of (?=(?:the )?(?:${MONTH_PATTERN}\\.? \\d|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_PATTERN}).{0,16}(?:\\b(?:1[3-9]|2[0-3])[:.]\\d{2}|\\d ?[ap]m\\b))`,
      'gi',
    ),
    'on ',
  ],
  [/\b(?:evry|evrey|evary|evey|eevry)(?= )/gi, 'every'],
  [/\btues\b/gi, 'tuesday'],
  [/\bweds\b/gi, 'wednesday'],
  [/\bthurs?\b/gi, 'thursday'],
  [/@ ?(?=\d)/g, 'at '],
  [/\b(?:2nite|tonite)\b/gi, 'tonight'],
  [new RegExp(`\\b(?:first|1st) thing,? (?:on )?(${WEEKDAY_PATTERN}|tomorrow)(?: morning)?\\b`, 'gi'), '$1 morning'],
  [/\b(?:first|1st) thing\b/gi, 'in the morning'],
  // 'This afternoon around 4', 'Sunday lunchtime, 1pm': the hour is more precise than the part of the day.
  [
    /\b(?:at )?(?:around|about|roughly|approximately) (?=\d{1,2}(?::\d{2})?(?: ?[ap]m|[.,!?]| to\b| on\b|\s*$))/gi,
    'at ',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${WEEKDAY_PATTERN}|today|tomorrow)) lunch ?time(?=,? (?:at )?\\d{1,2}(?::\\d{2})? ?[ap]m)`,
      'gi',
    ),
    '',
  ],
];

/** 'H:MM'; negative minutes count back from the hour. */
const clockText = (hour: number, minute: number): string => {
  const wrapped = minute < 0 ? ((hour + 10) % 12) + 1 : hour;
  return `${wrapped}:${String((minute + 60) % 60).padStart(2, '0')}`;
};

const hourOf = (word: string): number => numberIn(word) ?? 12;

const MINUTES_NAMED: Readonly<Record<string, number>> = { quarter: 15, half: 30 };
const minutesNamed = (word: string): number => MINUTES_NAMED[word.toLowerCase()] ?? numberIn(word) ?? 0;

/**
 * A length from now, such as 'in an hour and a half' or 'two hours from now'. The date parser knows only 'in' with whole
 * units.
 */
const IN_LENGTH = new RegExp(`\\b(?:in (${HOURS_LENGTH})|(${HOURS_LENGTH}) from now)(?![\\w-])`, 'gi');
const UNKNOWN_TO_PARSER = /teen|twenty|thirty|fo[u]?rty|fifty|half|quarter|[.,]\d|\d ?h ?\d|from now| and /i;
const lengthsInMinutes = (text: string): string =>
  text.replace(IN_LENGTH, (all: string, ahead: string | undefined, fromNow: string | undefined) => {
    const minutes = UNKNOWN_TO_PARSER.test(all) ? minutesIn(ahead ?? fromNow ?? '') : undefined;
    return minutes === undefined ? all : `in ${minutes} minutes`;
  });

/**
 * Clock times in words become numbers: 'half past seven' → 'at 7:30', 'at nine thirty' → 'at 9:30', '7 in the evening'
 * → 'at 7 pm'.
 */
const spokenTimes = (text: string): string =>
  text
    .replace(
      new RegExp(
        `(?<![:.\\d]|\\b(?:from|between) )\\b(?:at |a )?(quarter|half|twenty-five|twenty|ten|five|30|25|20|15|(?<=\\bat )(?:10|5)|(?:10|5)(?= min| past))(?: min(?:ute)?s?)? (past|after|to|till|before) (${HOUR})( ?[ap]m)?\\b(?! (?:days|weeks|people|minutes|hours))`,
        'gi',
      ),
      (_all, minutes: string, side: string, hour: string, meridiem: string | undefined) => {
        const count = minutesNamed(minutes);
        return `at ${clockText(hourOf(hour), /past|after/i.test(side) ? count : -count)}${meridiem?.trim() ?? ''}`;
      },
    )
    .replace(
      new RegExp(
        `\\b(at|by|around|about|from|until|till|before|after) (${HOUR})[ -](fifteen|twenty|thirty|forty[- ]five|forty|fifty|oh five)\\b`,
        'gi',
      ),
      (_all, preposition: string, hour: string, minutes: string) =>
        `${preposition} ${clockText(hourOf(hour), numberIn(minutes.replace(/^oh /i, '')) ?? 0)}`,
    )
    .replace(
      new RegExp(
        `\\b(at|by|around|from|until|till|before|after) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b(?! (?:days?|weeks?|months?|minutes?|hours?|of|people|or|times))`,
        'gi',
      ),
      (_all, preposition: string, hour: string) => `${preposition} ${hourOf(hour)}`,
    )
    .replace(/\b(\d{1,2}[:.]\d{2}) ?o'? ?clock\b/gi, '$1')
    .replace(
      new RegExp(
        `(?<![:.\\d]|\\b(?:half|past|to|quarter) )\\b(?:at )?(${HOUR}) (in the (?:morning|afternoon|evening)|at night)\\b`,
        'gi',
      ),
      (_all, hour: string, part: string) => `at ${hourOf(hour)} ${part}`,
    )
    .replace(new RegExp(`(?<![:.])\\b(${HOUR}) ?o'? ?clock\\b`, 'gi'), (_all, hour: string) => `${hourOf(hour)}:00`)
    .replace(
      new RegExp(`\\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?([ap])\\.?m\\b\\.?`, 'gi'),
      (_all, hour: string, letter: string) => `${hourOf(hour)}${letter.toLowerCase()}m`,
    );

/** 'Monday 9-11', 'on 28 November, 10 to 2': a day followed by two clock hours. */
const BARE_RANGE = new RegExp(
  `(?<=\\b(?:${WEEKDAY_PATTERN}|today|tomorrow|tonight|morning|afternoon|evening|(?:${MONTH_PATTERN} \\d{1,2}|\\d{1,2} ${MONTH_PATTERN})(?:st|nd|rd|th)?(?:, \\d{4})?),? )(?:from |at )?(\\d{1,2}(?::\\d{2})?)(?: ?[-–] ?| to )(\\d{1,2}(?::\\d{2})?)(?![\\d:/-]|\\.\\d| ?[ap]m| (?:${MONTH_PATTERN}|people|pages|times|hours|days))`,
  'gi',
);

const onTheHour = (clockTime: string): string => (clockTime.includes(':') ? clockTime : `${clockTime}:00`);

/** '1.12.2026', '31.12.', '1.12. at 9', and no '7.30.' at the end of a sentence. */
const FIGURE_DATE =
  '\\d{1,2}[./]\\d{1,2}[./]\\d|\\d{1,2}/\\d{1,2}/|\\d{1,2}\\.\\d\\.|(?:2[4-9]|3[01])\\.\\d{1,2}\\.|\\d{1,2}\\.(?:0[1-9]|1[0-2])\\.(?=,?\\s*(?:at\\b|@|\\d))|(?<=reminder for )\\d{1,2}\\.(?:0[1-9]|1[0-2])\\.';

/** 'An alarm for 6', but not 'a reminder for 1 December'. */
const REMINDER_FOR_HOUR = new RegExp(
  `\\b(alarm|wake me up|wake me|reminder) for (?=\\d)(?!\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}\\.? (?:of )?${MONTH_PATTERN}\\b|\\d{4}-|${FIGURE_DATE})`,
  'gi',
);

const DATE_THEN_HOUR = new RegExp(
  `\\b(\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_PATTERN}|${MONTH_PATTERN}\\.? \\d{1,2}(?:st|nd|rd|th)?), (\\d{1,2}(?::\\d{2})?) ?([ap])\\.?m\\b\\.?(?!\\s?(?:[-–]|to|until|till))`,
  'gi',
);

/** Abbreviated clock times in the one form that the date parser knows. */
const expandShortTimes = (text: string): string =>
  text
    .replace(
      new RegExp(
        `\\b(at|by|around|from|until|${WEEKDAY_PATTERN},?|today,?|tomorrow,?|tonight,?|${MONTH_PATTERN} \\d{1,2}(?:st|nd|rd|th)?,?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH_PATTERN},?|(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}, \\d{4},?) half (${HOUR})\\b(?! (?:hours?|days?|of|an?)\\b)`,
        'gi',
      ),
      (_all, preceding: string, hour: string) =>
        `${/^(?:at|by|around|from|until)$/i.test(preceding) ? preceding : `${preceding} at`} ${hourOf(hour)}:30`,
    )
    // '…, half seven.'
    .replace(
      new RegExp(`(?<=[,;–—] )half (${HOUR})(?=\\s?[.,;!?]|\\s*$)`, 'gi'),
      (_all, hour: string) => `at ${hourOf(hour)}:30`,
    )
    .replace(/(?<![\w:.])(\d{1,2}(?::\d{2})?)[- ]?ish\b/gi, 'at $1')
    .replace(/\b(before|by|until|till) (\d{1,2})(?=\s?[.,!]|\s?$| to (?!\d))/gi, '$1 $2:00')
    .replace(BARE_RANGE, (_all, from: string, to: string) => `from ${onTheHour(from)} to ${onTheHour(to)}`)
    .replace(/\bwhen it(?:'s| is) (?=\d|noon|midnight)/gi, 'at ')
    .replace(/\b(to|until|till|and) (?:about|around|roughly) (?=\d)/gi, '$1 ')
    // 'at 7.30' becomes 'at 7:30'.
    .replace(
      /(?<=(?:^|[-–—,@]|\b(?:at|up|doors|starts?|begins?|from|until|till|about|around))\s?)(\d{1,2})\.([0-5]\d)(?![\d.])/gi,
      '$1:$2',
    )
    .replace(/\bat at\b/gi, 'at')
    .replace(/\b(\d{1,2})[.h](\d{2}) ?([ap])\.?m\b/gi, '$1:$2$3m')
    .replace(
      /\b(\d{1,2})(:\d{2})? (?:o'clock )?(in the (?:\w+ )?morning|in the (?:\w+ )?afternoon|in the (?:\w+ )?evening|at night)\b/gi,
      (_all, hour: string, minutes: string | undefined, part: string) => {
        const meridiem = /morning/i.test(part) || (/night/i.test(part) && Number(hour) < 5) ? 'am' : 'pm';
        return Number(hour) > 12 ? `${hour}${minutes ?? ':00'}` : `${hour}${minutes ?? ''}${meridiem}`;
      },
    )
    // In '1 December, 9 a.m.' the hour is not a day.
    .replace(DATE_THEN_HOUR, '$1 at $2$3m')
    // In '1 December, 7-9pm' the range is not part of the date.
    .replace(
      new RegExp(
        `(?<=${MONTH_PATTERN}(?: \\d{1,2}(?:st|nd|rd|th)?)?), ?(?=\\d{1,2}(?::\\d{2})? ?(?:[ap]m)?(?: ?[-–] ?| to | until )\\d{1,2}(?::\\d{2})? ?[ap]m)`,
        'gi',
      ),
      ' from ',
    )
    // '9:00 May 3' gets a comma between the time and the date.
    .replace(new RegExp(`\\b(\\d{1,2}:\\d{2}(?: ?[ap]m)?) (?=${MONTH_PATTERN}\\b)`, 'gi'), '$1, ')
    .replace(REMINDER_FOR_HOUR, '$1 at ')
    .replace(/\b(?:at )?(?:midday|noonish|lunch ?time(?!.{1,40}\d(?:[:.]\d{2}| ?[ap]m)))\b/gi, 'at noon')
    .replace(/\b(?:by|before) (?:the )?(?:eod|end of (?:the )?day|close of business|cob)\b/gi, 'by 5pm')
    .replace(/\b(?:at )?(?:the )?(?:eod|end of (?:the )?day|close of business|cob)\b/gi, 'at 5pm')
    .replace(
      /\bbetween (\d{1,2}(?::\d{2})? ?(?:[ap]m)?) and (\d{1,2}(?::\d{2})? ?(?:[ap]m)?)(?=\s|[.,!?]|$)/gi,
      'from $1 to $2',
    );

/** 'Daily at 9:30 except Fridays': the exception moves to the days. '¦' joins two sentences. */
const EXCEPTION_AFTER_CLOCK = new RegExp(
  `\\b(every (?:day|weekday|work(?:ing)? ?day|morning|afternoon|evening|night)|daily|weekdays)((?: at| from)? \\d{1,2}(?::\\d{2})?(?: ?[ap]m)?(?:, [\\w -]{2,20}?)?)(?:,| ¦)? ((?:except|but not|not|excluding|apart from|other than)(?: for| on)? (?:${WEEKDAY_PATTERN}(?:(?:,| and| &)+ ${WEEKDAY_PATTERN})*|weekends))`,
  'gi',
);
const DATE_PATTERN = `(?:${MONTH_PATTERN}\\.? \\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_PATTERN})`;
/** 'Between 1 December and 24 December'. */
const BETWEEN_DATES = new RegExp(`\\bbetween (${DATE_PATTERN}) and (${DATE_PATTERN})`, 'gi');

/** 'Monday, nine to five' */
const SPOKEN_RANGE = new RegExp(
  `(?:(?<=, )(?!(?:five|ten|twenty) to )|\\bfrom )(?:from )?(${SPOKEN_HOUR}) (?:to|till|until) (${SPOKEN_HOUR})\\b(?! (?:people|days|weeks|months|times|hours|minutes|years|o'clock|thirty|fifteen))`,
  'gi',
);

/** 'On the 24th between ten and noon' */
const SPOKEN_BETWEEN = new RegExp(
  `\\bbetween (${SPOKEN_HOUR}) and (${SPOKEN_HOUR}|noon)(?=\\s?[.,;!?]|\\s?$| (?:on|in the|tomorrow|this|next|to|for)\\b)`,
  'gi',
);

/** 'Every working day at 9:20. Wednesdays not though' */
const WEEKDAY_NOT = new RegExp(`¦ (${WEEKDAY_PATTERN}s?) not\\b`, 'gi');

/** The sentence with corrected day names and its clock times in numbers. */
export const normaliseClock = (sentence: string): string => {
  let text = applyRules(correctNames(sentence).replace(WEEKDAY_NOT, '¦ not $1'), REPLACEMENTS);
  text = applyRules(text, ROUGHLY_AHEAD);
  text = text.replace(SPOKEN_RANGE, (_all, from: string, to: string) => `from ${hourOf(from)}:00 to ${hourOf(to)}:00`);
  text = text.replace(EXCEPTION_AFTER_CLOCK, '$1 $3$2').replace(BETWEEN_DATES, 'from $1 to $2');
  text = applyRules(hourSignsAsClock(text), SHORTHAND);
  text = text.replace(
    SPOKEN_BETWEEN,
    (_all, from: string, to: string) => `from ${hourOf(from)}:00 to ${/noon/i.test(to) ? '12' : hourOf(to)}:00`,
  );
  return expandShortTimes(spokenTimes(spokenNumbers(lengthsInMinutes(text))));
};
