import type { Numbers } from './number-rules.ts';
import type { Rule } from './rule.ts';
import { type TimeWords, wholeWord, wordsBefore } from './time-words.ts';

const hourBefore = (hour: number): number => ((hour + 22) % 12) + 1;
const at = (hour: number, minute: number | string = 0): string =>
  Number(minute) < 60 && hour <= 24 ? `at ${hour}:${String(minute).padStart(2, '0')}` : `at ${hour}`;
/** A time in figures is in the 24-hour clock: '6:30' is the morning. */
const atFigures = (hour: number, minute: string): string =>
  hour === 6 && minute !== '00' ? `at 06:${minute}` : at(hour, minute);
const minutesTo = (hour: number, minutes: number): string => at(hourBefore(hour), 60 - minutes);

/** Pattern source that matches nothing, for a form that a language lacks. */
const NOTHING = '(?!)';

/** Lengths with a name of their own: 'une demi-heure'. */
export const namedLengthRules = ({ namedLengths }: TimeWords): Rule[] =>
  namedLengths.map(([minutes, named]): Rule => [wholeWord(named), `${minutes} minutes`]);

/** Lengths: 'in zwei Stunden' → 'in 2 hours', 'pendant une heure et demie' → 'for 90 minutes'. */
export const lengthRules = (words: TimeWords, { any, valueOf }: Numbers): Rule[] => {
  const { units, fromNow, lasting, about } = words;
  const unit = Object.values(units).join('|');
  const inEnglish = (count: string, name: string): string => {
    const english = Object.entries(units).find(([, one]) => wholeWord(`^(?:${one})$`, 'iu').test(name))?.[0] ?? 'hour';
    const number = valueOf(count);
    return `${number} ${english}${number === 1 ? '' : 's'}`;
  };
  const ago = '\\d+ minutes';
  return [
    [
      wholeWord(`(?:${fromNow}) (?:(?:${about}) )?(${any}) (${unit})`),
      (_all, count, name) => `in ${inEnglish(count, name)}`,
    ],
    [wordsBefore(`(?:${fromNow}) (?:(?:${about}) )?(?=${ago})`), 'in '],
    [
      wholeWord(`(?:${lasting}) (?:(?:${about}) )?(${any}) (${unit})`),
      (_all, count, name) => `for ${inEnglish(count, name)}`,
    ],
    [wordsBefore(`(?:${lasting}) (?:(?:${about}) )?(?=${ago})`), 'for '],
    [
      wholeWord(`(${any}) (${unit}) (?:${words.lastingAfter ?? NOTHING})`),
      (_all, count, name) => `for ${inEnglish(count, name)}`,
    ],
    [wholeWord(`(\\d+ minutes) (?:${words.lastingAfter ?? NOTHING})`), 'for $1'],
    [wholeWord(`(\\d{1,3}) ?(?:${units.minute})`), '$1 minutes'],
    [wholeWord(`(?:${lasting} )?(${any}) (?:${words.times})`), (_all, count) => `for ${valueOf(count)} times`],
  ];
};

/** Words after a figure that make it an amount and not an hour. */
const AMOUNT = String.raw`\s?(?:[€%$£]|euros?|km|kg|ans|anos|años|anni|jahre|jaar|person|prozent|procent|pour cent|por ciento|per cento|seiten|pages|páginas|\d)`;

/** Ranges of hours: 'von 10 bis 11:30 Uhr', 'de 9h à 12h', '14-16 uur' → 'from 14:00 to 16:00'. */
export const hourRangeRules = (words: TimeWords): Rule[] => {
  const { clock, units } = words;
  const article = clock.article === null ? '' : `(?:(?:${clock.article}) ?)?`;
  const hour = `${article}(\\d{1,2})(?:(?:[:.]|\\s?(?:${clock.hour})\\s?)(\\d{2})(?!\\d))?(?:\\s?(?:${clock.hour}))?`;
  const noUnit = `(?!\\p{L}|\\d|[:./]\\d|${AMOUNT}|\\.? (?:(?:${words.of ?? NOTHING}) )?(?:${[...words.months, ...Object.values(units)].join('|')})(?!\\p{L}))`;
  const part = `(?: (?:(${words.inMorning})|(${words.inAfternoon})))?`;
  const range = (
    _all: string,
    from: string,
    fromMinute = '00',
    to = '',
    toMinute = '00',
    morning = '',
    afternoon = '',
  ): string => {
    const suffix = Number(to) > 12 ? '' : morning ? 'am' : afternoon ? 'pm' : '';
    // 'De 11 a 2 de la tarde' starts before noon.
    const isBeforeNoon = suffix === 'pm' && Number(from) > Number(to) && Number(from) < 12;
    const prefix = isBeforeNoon ? 'am' : suffix;
    return `from ${from}:${fromMinute}${prefix} to ${to}:${toMinute}${suffix}`;
  };
  return [
    [wholeWord(`(?:${words.from}) ${hour} (?:${words.to}) ${hour}${part}${noUnit}`), range as Rule[1]],
    [
      new RegExp(
        `(?<![\\p{L}\\p{N}:./-])(?:(?:${clock.at}) )?(\\d{1,2})(?:(?:[:.]|\\s?(?:${clock.hour})\\s?)(\\d{2}))?(?:\\s?(?:${clock.hour}))?\\s?[-–]\\s?(\\d{1,2})(?:(?:[:.]|\\s?(?:${clock.hour})\\s?)(\\d{2})|\\s?(?:${clock.hour}))(?:\\s?(?:${clock.hour}))?(?![\\p{L}\\p{N}:.])`,
        'giu',
      ),
      range as Rule[1],
    ],
  ];
};

/** Clock times in words: 'halb acht', 'kwart over negen', 'las ocho y media', 'sept heures moins le quart'. */
export const spokenClockRules = ({ clock }: TimeWords, { hourWords, minuteWords, valueOf }: Numbers): Rule[] => {
  const before = `(?:(?:${clock.at}) )?`;
  const article = clock.article === null ? '' : `(?:(?:${clock.article}) ?)?`;
  const hour = `(\\d{1,2}|${hourWords}${clock.article === null ? '' : `|${'un[ae]?'}`})(?: ?(?:${clock.hour}))?`;
  const minutes = `(5|10|20|25|${minuteWords})`;
  const hourOf = (word: string): number => valueOf(word) || 1;
  const rule = (
    source: string | null,
    form: (source: string) => string,
    toEnglish: (...found: string[]) => string,
  ): Rule[] => (source === null ? [] : [[wholeWord(form(source)), toEnglish]]);
  return [
    ...rule(
      clock.halfTo,
      (one) => `${before}(?:${one}) ${hour}`,
      (_all, h) => at(hourBefore(hourOf(h)), 30),
    ),
    ...rule(
      clock.threeQuartersTo,
      (one) => `${before}(?:${one}) ${hour}`,
      (_all, h) => minutesTo(hourOf(h), 15),
    ),
    ...rule(
      clock.quarterPast,
      (one) => `${before}(?:${one}) ${hour}`,
      (_all, h) => at(hourOf(h), 15),
    ),
    ...rule(
      clock.quarterTo,
      (one) => `${before}(?:${one}) ${hour}`,
      (_all, h) => minutesTo(hourOf(h), 15),
    ),
    ...rule(
      clock.minutesPast,
      (one) => `${before}${minutes} (?:minutes )?(?:${one}) ${hour}`,
      (_all, m, h) => at(hourOf(h), valueOf(m)),
    ),
    ...rule(
      clock.minutesTo,
      (one) => `${before}${minutes} (?:minutes )?(?:${one}) ${hour}`,
      (_all, m, h) => minutesTo(hourOf(h), valueOf(m)),
    ),
    ...rule(
      clock.andHalf,
      (one) => `${before}${article}${hour} (?:${one})`,
      (_all, h) => at(hourOf(h), 30),
    ),
    ...rule(
      clock.andQuarter,
      (one) => `${before}${article}${hour} (?:${one})`,
      (_all, h) => at(hourOf(h), 15),
    ),
    ...rule(
      clock.lessQuarter,
      (one) => `${before}${article}${hour} (?:${one})`,
      (_all, h) => minutesTo(hourOf(h), 15),
    ),
    ...rule(
      clock.andMinutes,
      (one) => `(?:${clock.at}) ${article}${hour} (?:${one}) ${minutes}`,
      (_all, h, m) => at(hourOf(h), valueOf(m)),
    ),
    ...rule(
      clock.lessMinutes,
      (one) => `(?:${clock.at}) ${article}${hour} (?:${one}) ${minutes}`,
      (_all, h, m) => minutesTo(hourOf(h), valueOf(m)),
    ),
    // 'À deux' is a number of people: without an article the hour word is required.
    [
      clock.article === null || clock.article.startsWith('le')
        ? wholeWord(`(?:${clock.at}) (?:(?:${clock.article ?? NOTHING}) )?(${hourWords}) (?:${clock.hour})`)
        : wholeWord(`(?:${clock.at}) (?:(?:${clock.article}) )?(${hourWords})(?: (?:${clock.hour}))?`),
      (_all, h) => at(hourOf(h)),
    ],
    [wholeWord(`(?:um|gegen|om|rond|alle|verso le|às|pelas) (${hourWords})`), (_all, h) => at(hourOf(h))],
    [wholeWord(`alla una|all['’]una|a la una|à uma`), 'at 1:00'],
  ];
};

/** Clock times in figures: '15 Uhr', '14h30', 'a las 3 de la tarde', 'à 9 heures'. */
export const figureClockRules = (words: TimeWords, { hourWords, valueOf }: Numbers): Rule[] => {
  const { clock, inMorning, inAfternoon } = words;
  const article = clock.article === null ? '' : `(?:(?:${clock.article}) ?)?`;
  const before = `(?:(?:${clock.at}) ?)?${article}`;
  const figure = `(\\d{1,2})(?:(?:[:.]|\\s?(?:${clock.hour})\\s?)(\\d{2})(?!\\d))?(?:\\s?(?:${clock.hour}))?`;
  const withMeridiem =
    (meridiem: string) =>
    (_all: string, hour: string, minute = '00'): string =>
      Number(hour) > 12 ? at(Number(hour), minute) : `at ${hour}:${minute}${meridiem}`;
  return [
    [wholeWord(`(?<![:.\\d])${before}${figure},? (?:${inMorning})`), withMeridiem('am') as Rule[1]],
    [wholeWord(`(?<![:.\\d])${before}${figure},? (?:${inAfternoon})`), withMeridiem('pm') as Rule[1]],
    [
      wholeWord(`(?<![:.\\d])${before}(\\d{1,2})(?:[:.](\\d{2}))?\\s?(?:${clock.hour})(?:\\s?(\\d{2}))?(?! ?min)`),
      (all, hour, minute, afterHour) => {
        // '9h' and '9u' are in the 24-hour clock, but '8 Uhr' is said of the evening too.
        const isExact = /\d\s?[hu](?!hr|ur)/i.test(all) && Number(hour) >= 7 && Number(hour) < 12;
        return `${atFigures(Number(hour), afterHour ?? minute ?? '00')}${isExact ? 'am' : ''}`;
      },
    ],
    [
      wholeWord(
        `(?:${clock.at}) ?${article}(\\d{1,2})(?:[:.h](\\d{2}))?(?!${AMOUNT}|[:.,/]\\d| ?[ap]m|\\.? (?:${[...words.months, ...Object.values(words.units)].join('|')})(?!\\p{L}))`,
      ),
      (_all, hour, minute) => atFigures(Number(hour), minute ?? '00'),
    ],
    [wholeWord(`(${hourWords}) (?:uhr|uur|heures)`), (_all, hour) => at(valueOf(hour))],
    [wholeWord(clock.midnight), 'at midnight'],
    [wholeWord(clock.noon), 'at noon'],
  ];
};
