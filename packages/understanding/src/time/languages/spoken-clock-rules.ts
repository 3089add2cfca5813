import { atClock, atMinutesBefore } from './english-clock.ts';
import type { Numbers } from './number-rules.ts';
import { NOTHING, type Rule } from './rule.ts';
import { type TimeWords, wholeWord } from './time-words.ts';

const QUARTER = 15;
const HALF = 30;

/** Whole hours in words: 'veertien uur', 'seis de la tarde', 'à neuf heures'. */
const hourRules = (
  { clock, inMorning, inAfternoon }: TimeWords,
  { hourWords, hourWords24, parseNumber }: Numbers,
): Rule[] => {
  const article = clock.article === null ? '' : `(?:(?:${clock.article}) ?)?`;
  const partOfDay = (part: string, meridiem: string): Rule => [
    wholeWord(`(?:(?:${clock.at}) )?${article}(${hourWords})(?: (?:${clock.hour}))? (?:${part})`),
    (_all, hourWord) => `at ${parseNumber(hourWord) || 1}:00${meridiem}`,
  ];
  return [
    [
      wholeWord(`(?:${clock.at}) ${article}(${hourWords24}) (?:${clock.hour})`),
      (_all, hourWord) => atClock(parseNumber(hourWord)),
    ],
    partOfDay(inMorning, 'am'),
    partOfDay(inAfternoon, 'pm'),
    [
      wholeWord(
        `(?:${clock.at}) (?:(?:${clock.article ?? NOTHING}) )?(${hourWords})(?: (?:${clock.hour}))${clock.needsHourWord ? '' : '?'}`,
      ),
      (_all, hourWord) => atClock(parseNumber(hourWord) || 1),
    ],
  ];
};

/** Clock times in words: 'halb acht', 'kwart over negen', 'las ocho y media', 'sept heures moins le quart'. */
export const spokenClockRules = (words: TimeWords, numbersOfWords: Numbers): Rule[] => {
  const { clock, numbers } = words;
  const { hourWords, minuteWords, parseNumber } = numbersOfWords;
  const atWord = `(?:(?:${clock.at}) )?`;
  const article = clock.article === null ? '' : `(?:(?:${clock.article}) ?)?`;
  const hour = `(\\d{1,2}|${hourWords}${clock.article === null ? '' : '|un[ae]?'})(?: ?(?:${clock.hour}))?`;
  const minutes = `(5|10|20|25|${minuteWords})`;
  const hourOf = (word: string): number => parseNumber(word) || 1;
  const timePast = (word: string, count: number): string => atClock(hourOf(word), count);
  const timeTo = (word: string, count: number): string => atMinutesBefore(hourOf(word), count);
  // After 'half' and 'kwart over' the number one is an hour, not an article.
  const anyHour = `(\\d{1,2}|${hourWords}|${numbers[0] ?? NOTHING}|eins)(?: ?(?:${clock.hour}))?`;
  // These are named by the order of their words: 'kwart over negen' begins with the relation, 'las ocho y media' with
  // the hour.
  const relationHour = (relation: string | null): RegExp => wholeWord(`${atWord}(?:${relation ?? NOTHING}) ${anyHour}`);
  const minutesRelationHour = (relation: string | null): RegExp =>
    wholeWord(`${atWord}${minutes} (?:minutes )?(?:${relation ?? NOTHING}) ${hour}`);
  const hourRelation = (relation: string | null): RegExp =>
    wholeWord(`${atWord}${article}${hour} (?:${relation ?? NOTHING})`);
  const hourRelationMinutes = (relation: string | null): RegExp =>
    wholeWord(
      `(?:${clock.at}) ${article}${hour} (?:${relation ?? NOTHING}) (15|30|35|40|45|50|55|${minutes.slice(1, -1)})`,
    );
  // Minutes before or after the half hour: 'tien over half elf' is 10:40, 'fünf vor halb acht' is 7:25.
  const aroundHalf = (relation: string | null): RegExp =>
    wholeWord(`${atWord}${minutes} (?:${relation ?? NOTHING}) (?:${clock.halfTo ?? NOTHING}) ${anyHour}`);
  return [
    [wholeWord(`(?:${clock.noon}) (?:${clock.andHalf ?? NOTHING})`), 'at 12:30'],
    [wholeWord(`(?:${clock.noon}) (?:${clock.andQuarter ?? NOTHING})`), 'at 12:15'],
    [aroundHalf(clock.minutesPast), (_all, minuteWord, hourWord) => timeTo(hourWord, HALF - parseNumber(minuteWord))],
    [aroundHalf(clock.minutesTo), (_all, minuteWord, hourWord) => timeTo(hourWord, HALF + parseNumber(minuteWord))],
    [relationHour(clock.halfTo), (_all, hourWord) => timeTo(hourWord, HALF)],
    [relationHour(clock.threeQuartersTo), (_all, hourWord) => timeTo(hourWord, QUARTER)],
    [relationHour(clock.quarterPast), (_all, hourWord) => timePast(hourWord, QUARTER)],
    [relationHour(clock.quarterTo), (_all, hourWord) => timeTo(hourWord, QUARTER)],
    [
      minutesRelationHour(clock.minutesPast),
      (_all, minuteWord, hourWord) => timePast(hourWord, parseNumber(minuteWord)),
    ],
    [minutesRelationHour(clock.minutesTo), (_all, minuteWord, hourWord) => timeTo(hourWord, parseNumber(minuteWord))],
    [hourRelation(clock.andHalf), (_all, hourWord) => timePast(hourWord, HALF)],
    [hourRelation(clock.andQuarter), (_all, hourWord) => timePast(hourWord, QUARTER)],
    [hourRelation(clock.lessQuarter), (_all, hourWord) => timeTo(hourWord, QUARTER)],
    [
      hourRelationMinutes(clock.andMinutes),
      (_all, hourWord, minuteWord) => timePast(hourWord, parseNumber(minuteWord)),
    ],
    [hourRelationMinutes(clock.lessMinutes), (_all, hourWord, minuteWord) => timeTo(hourWord, parseNumber(minuteWord))],
    ...hourRules(words, numbersOfWords),
    [wholeWord(clock.one), 'at 1:00'],
  ];
};
