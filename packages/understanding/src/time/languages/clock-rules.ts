import { monthName } from '../months.ts';
import { atClock } from './english-clock.ts';
import { NOTHING } from './rule.ts';
import type { Numbers } from './number-rules.ts';
import type { Rule } from './rule.ts';
import { type TimeWords, wholeWord } from './time-words.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => monthName(at + 1)).join('|');

/** '6:30' in digits is in the morning: resolveHour reads '06:30' on the 24-hour clock, but '6:30' as the evening. */
const atFigures = (hour: number, minute: string): string =>
  hour === 6 && minute !== '00' ? `at 06:${minute}` : atClock(hour, minute);

const meridiemOf = (morning: string | undefined, afternoon: string | undefined): 'am' | 'pm' | '' => {
  if (morning) return 'am';
  return afternoon ? 'pm' : '';
};

/** Words after a number that make it an amount and not an hour. */
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
    const suffix = Number(to) > 12 ? '' : meridiemOf(morning, afternoon);
    // 'De 11 a 2 de la tarde' ('from 11 to 2 in the afternoon') starts before noon.
    const isBeforeNoon = suffix === 'pm' && Number(from) > Number(to) && Number(from) < 12;
    const prefix = isBeforeNoon ? 'am' : suffix;
    return `from ${from}:${fromMinute}${prefix} to ${to}:${toMinute}${suffix}`;
  };
  return [
    [wholeWord(`(?:${words.from}) ${hour} (?:${words.to}) ${hour}${part}${noUnit}`), range],
    // '13.30 tot 16.30', '9:45 bis 11:15': with minutes on both sides no other word is needed.
    [
      wholeWord(
        `(?<![:.,/-]\\d?)(\\d{1,2})[:.h](\\d{2}) ?(?:uhr|uur|h|u)? ?(?:${words.to}|bis|tot|a|à|às) (?:(?:${clock.at}) )?${article}(\\d{1,2})[:.h](\\d{2})(?: ?(?:uhr|uur|h|u))?(?![\\d.:])${part}`,
      ),
      range,
    ],
    // '14 bis 22 Uhr', '9 tot 17 uur': without a word before it the hour needs its sign.
    [
      wholeWord(
        `(?<![:.,/-]\\d?|(?:${MONTHS}) )(\\d{1,2})(?:[:.](\\d{2}))?(?: ?(?:uhr|uur|h|u))? (?:bis|tot|(?<=\\dh |h\\d\\d |:\\d\\d )(?:à|a|às)) (\\d{1,2})(?:[:.](\\d{2}))? ?(?:uhr|uur|h|u)${part}`,
      ),
      range,
    ],
    [
      new RegExp(
        `(?<![\\p{L}\\p{N}:./-])(?:(?:${clock.at}) )?(\\d{1,2})(?:(?:[:.]|\\s?(?:${clock.hour})\\s?)(\\d{2}))?(?:\\s?(?:${clock.hour}))?\\s?[-–]\\s?(\\d{1,2})(?:(?:[:.]|\\s?(?:${clock.hour})\\s?)(\\d{2})|\\s?(?:${clock.hour}))(?:\\s?(?:${clock.hour}))?(?![\\p{L}\\p{N}:]|\\.\\d)`,
        'giu',
      ),
      range,
    ],
  ];
};

/**
 * Ranges with hours in words, or with hours that earlier rules have translated: 'van half twee tot drie' ('from half past
 * one to three'), 'das 9h30 ao meio-dia' ('from 9:30 to noon').
 */
export const spokenRangeRules = (words: TimeWords, { hourWords, parseNumber }: Numbers): Rule[] => {
  const { clock, inMorning, inAfternoon } = words;
  const time = `(?:(?:${clock.at}) )?${clock.article === null ? '' : `(?:(?:${clock.article}) ?)?`}(?:at (noon|midnight|\\d{1,2}:\\d{2}(?:[ap]m)?)|(${hourWords})(?: (?:${clock.hour}))?)`;
  const hourOf = (read: string | undefined, spoken: string | undefined): string =>
    read === 'noon' ? '12pm' : read === 'midnight' ? '12am' : (read ?? `${parseNumber(spoken ?? '')}:00`);
  const to = `(?:(?:${words.to}|${words.until}|ao?|tot) )`;
  return [
    [
      wholeWord(
        `(?:${words.from}|das|dalle|del?) ${time} ${to}${time}(?: (?:(${inMorning})|(${inAfternoon})))?(?! (?:${Object.values(words.units).join('|')})(?![\\p{L}]))`,
      ),
      (all, read, spoken, readEnd, spokenEnd, morning, afternoon) => {
        if (!read && !readEnd && !morning && !afternoon && !wholeWord(clock.hour, 'iu').test(all)) return all;
        const [from, end] = [hourOf(read || undefined, spoken), hourOf(readEnd || undefined, spokenEnd)];
        const hasMeridiem = /[ap]m$/.test(from);
        const suffix = /[ap]m$/.test(end) ? '' : meridiemOf(morning, afternoon);
        const prefix = end === '12pm' ? 'am' : suffix;
        return `from ${from}${hasMeridiem ? '' : prefix} to ${end}${suffix}`;
      },
    ],
  ];
};

/** Clock times in digits: '15 Uhr', '14h30', 'a las 3 de la tarde', 'à 9 heures'. */
export const figureClockRules = (words: TimeWords, { hourWords, parseNumber }: Numbers): Rule[] => {
  const { clock, inMorning, inAfternoon } = words;
  const article = clock.article === null ? '' : `(?:(?:${clock.article}) ?)?`;
  const beforeHour = `(?:(?:${clock.at}) ?)?${article}`;
  const evening = words.days.find(([english]) => english === 'tonight')?.[1] ?? NOTHING;
  const figure = `(\\d{1,2})(?:(?:[:.]|\\s?(?:${clock.hour})\\s?)(\\d{2})(?!\\d))?(?:\\s?(?:${clock.hour}))?`;
  const withMeridiem =
    (meridiem: string) =>
    (_all: string, hour: string, minute = '00'): string =>
      Number(hour) > 12 ? atClock(Number(hour), minute) : `at ${hour}:${minute}${meridiem}`;
  return [
    // 'Entro le 18', 'antes de las 12' ('before 12'): the article shows that the number is an hour.
    [
      wholeWord(`(?:entro le|prima delle|antes de las|antes das) (\\d{1,2})(?:[:.](\\d{2}))?(?!${AMOUNT}|[:.,/]\\d)`),
      (_all, hour, minute) => `by ${hour}:${minute ?? '00'}`,
    ],
    [wholeWord(`(?<![:.\\d]|(?:${MONTHS}) )${beforeHour}${figure},? (?:${inMorning})`), withMeridiem('am')],
    [wholeWord(`(?<![:.\\d]|(?:${MONTHS}) )${beforeHour}${figure},? (?:${inAfternoon})`), withMeridiem('pm')],
    // 'Ce soir à 7 h' is in the evening.
    [
      wholeWord(
        `(${evening}),? ${beforeHour}(\\d{1,2})(?:[:.](\\d{2}))?\\s?(?:${clock.hour})(?:\\s?(\\d{2}))?(?! ?min)`,
      ),
      (all, night, hour, minute, afterHour) =>
        Number(hour) >= 5 && Number(hour) < 12 ? `${night} at ${hour}:${afterHour ?? minute ?? '00'}pm` : all,
    ],
    [
      wholeWord(`(?<![:.\\d])${beforeHour}(\\d{1,2})(?:[:.](\\d{2}))?\\s?(?:${clock.hour})(?:\\s?(\\d{2}))?(?! ?min)`),
      (all, hour, minute, afterHour) => {
        // '9h' and '9u' use the 24-hour clock, but '8 Uhr' may also mean the evening.
        const isExact = /\d\s?[hu](?!hr|ur)/i.test(all) && Number(hour) >= 5 && Number(hour) < 12;
        return `${atFigures(Number(hour), afterHour ?? minute ?? '00')}${isExact ? 'am' : ''}`;
      },
    ],
    [
      wholeWord(
        `(?:${clock.at}) ?${article}(\\d{1,2})(?:[:.h](\\d{2}))?(?!${AMOUNT}|[:.,/]\\d| ?[ap]m|\\.? (?:${[...words.months, ...Object.values(words.units)].join('|')})(?!\\p{L}))`,
      ),
      (_all, hour, minute) => atFigures(Number(hour), minute ?? '00'),
    ],
    [wholeWord(`(${hourWords}) (?:uhr|uur|heures)`), (_all, hour) => atClock(parseNumber(hour))],
    [wholeWord(clock.midnight), 'at midnight'],
    [wholeWord(clock.noon), 'at noon'],
  ];
};
