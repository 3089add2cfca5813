import { alternation, NUMBER_WORDS } from './number-words.ts';
import { MONTH_PATTERN } from './months.ts';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty'];

/** Spoken numbers and ordinals under 60: 'twenty three' → 23, 'thirty first' → 31. */
const FIGURES: ReadonlyMap<string, number> = new Map([
  ...[...NUMBER_WORDS].filter(([, value]) => value < 60),
  ...ORDINALS.map((word, at): [string, number] => [word, at + 1]),
  ['twelveth', 12],
  ['twentieth', 20],
  ['thirtieth', 30],
  ...TENS.flatMap((ten) =>
    ORDINALS.slice(0, 9).map((word, at): [string, number] => [`${ten} ${word}`, (NUMBER_WORDS.get(ten) ?? 0) + at + 1]),
  ),
]);

const HOUR_WORD = [...NUMBER_WORDS].flatMap(([word, value]) => (value <= 12 ? [word] : [])).join('|');
const MINUTE_WORD = `(?:oh |o )?(?:${alternation([...FIGURES.keys()].filter((word) => !/(?:st|nd|rd|th|first|second|third)$/.test(word)))})`;
const DAY_WORD = alternation([...FIGURES].filter(([, value]) => value <= 31).map(([word]) => word));
const ORDINAL_WORD = alternation(
  [...FIGURES.keys()].filter((word) => /(?:th|[ ]first|[ ]second|[ ]third)$/.test(word)),
);

const toNumber = (words: string): number =>
  FIGURES.get(words.toLowerCase().replace(/^oh? /, '').replace('-', ' ')) ?? 0;

const CLOCK = new RegExp(`\\b(${HOUR_WORD})(?:[ -](${MINUTE_WORD}))? ?([ap])(?:\\.m\\.?|m| m)\\b`, 'gi');
const MONTH_FIRST = new RegExp(
  `\\b(${MONTH_PATTERN}) (?:the )?(?!one\\b|second (?:time|half|week))(${DAY_WORD})\\b`,
  'gi',
);
const DAY_FIRST = new RegExp(`\\b(${DAY_WORD}) (?:of )?(${MONTH_PATTERN})\\b(?! (?:i|we|you|be|have|not))`, 'gi');
const THE_ORDINAL = new RegExp(
  `\\b(on|by|until|before) the (first|second|third|${ORDINAL_WORD})\\b(?= (?:of|at|from|in|into|to|for|with)\\b|[.,!?]|\\s*$)`,
  'gi',
);
const FIGURE_CLOCK = /\b(\d{1,2}(?::\d{2})?) ([ap]) m\b/gi;

/** 'We may first call the dentist', 'may three of us come?' */
const isVerb = (before: string, month: string, after: string): boolean =>
  /^may$/i.test(month) &&
  (/\b(?:i|we|you|he|she|it|they|who|that|this|there)\s$/i.test(before) || /^ of (?:us|you|them)\b/i.test(after));

/**
 * Number words become digits where a time or a date is meant: 'eight forty five am' → '8:45am', 'march twenty third' →
 * 'march 23'.
 */
export const spokenNumbers = (text: string): string =>
  text
    .replace(CLOCK, (_all, hour: string, minutes: string | undefined, letter: string) => {
      const minute = minutes === undefined ? '' : `:${String(toNumber(minutes)).padStart(2, '0')}`;
      return `${toNumber(hour)}${minute}${letter.toLowerCase()}m`;
    })
    .replace(FIGURE_CLOCK, '$1$2m')
    .replace(MONTH_FIRST, (all, month: string, day: string, at: number, whole: string) =>
      isVerb(whole.slice(0, at), month, whole.slice(at + all.length)) ? all : `${month} ${toNumber(day)}`,
    )
    .replace(DAY_FIRST, (_all, day: string, month: string) => `${month} ${toNumber(day)}`)
    .replace(THE_ORDINAL, (_all, preposition: string, day: string) => `${preposition} the ${toNumber(day)}th`);
