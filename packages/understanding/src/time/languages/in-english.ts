/** Reads the days, hours, lengths and repetitions of six languages: translates them to English, by the table of each. */
import { figureClockRules, hourRangeRules, spokenRangeRules } from './clock-rules.ts';
import { A_DAY, MONTH_DAY, dateRules, dayOfMonthRules, relationRules, weekdayRules } from './day-rules.ts';
import { NAMED_DAY } from './english-days.ts';
import { lengthRules, namedLengthRules } from './length-rules.ts';
import { nameCorrector } from '../misspelt.ts';
import { numbersOf } from './number-rules.ts';
import { seriesDayRules, seriesRules } from './series-rules.ts';
import { isRepeated, repeatedDayRules, repeatRules, untilMonthRule, untilRule } from './repeat-rules.ts';
import { applyRules } from '../apply-rules.ts';
import type { Rule } from './rule.ts';
import { timeWordsOf } from './tables.ts';
import { spokenClockRules } from './spoken-clock-rules.ts';
import { type PlanLanguage, type TimeWords, wholeWord } from './time-words.ts';

interface Translation {
  /** Corrects misspelt days and months. */
  correct: (text: string) => string;
  /** Applied in this order: an earlier rule must not replace the words of a later one. */
  rules: readonly Rule[];
  relations: readonly Rule[];
  /** The ends of a repetition, such as 'bis Weihnachten' ('until Christmas'). */
  ends: readonly Rule[];
  holidays: readonly Rule[];
  /** Holidays with a weekday in their name, such as 'viernes santo'. */
  holidaysOfWeekday: readonly Rule[];
}

/** The days and months whose misspellings are corrected; no Portuguese days: 'quarta' is one letter from 'quarto'. */
const namesOf = ({ language, weekdays, months }: TimeWords): string[] =>
  [...(language === 'pt' ? [] : weekdays), ...months]
    .flatMap((source) => source.split('|'))
    .filter((name) => /^\p{L}+$/u.test(name));

const compile = (words: TimeWords): Translation => {
  const numbers = numbersOf(words);
  return {
    correct: nameCorrector(namesOf(words)),
    rules: [
      // 'Ore 15' is a clock time, but '15 ore' may be a length.
      ...(words.language === 'it' ? [[/(?<!\p{L})(?:alle )?ore (?=\d)/giu, 'alle '] as const] : []),
      // 'Om een uur of zes': at about six.
      ...(words.language === 'nl' ? [[/(?<!\p{L})een uur of (?=\p{L}|\d)/giu, ''] as const] : []),
      ...namedLengthRules(words),
      ...dateRules(words, numbers),
      ...seriesRules(words, numbers),
      ...dayOfMonthRules(words),
      ...hourRangeRules(words),
      ...repeatRules(words, numbers),
      ...spokenClockRules(words, numbers),
      ...lengthRules(words, numbers),
      ...figureClockRules(words, numbers),
      ...spokenRangeRules(words, numbers),
      ...words.days.map(([english, source]): Rule => [wholeWord(source), english]),
      ...weekdayRules(words),
      ...repeatedDayRules(words),
      ...seriesDayRules(words, numbers),
    ],
    holidaysOfWeekday: words.holidays
      .filter(([, source]) => words.weekdays.some((weekday) => wholeWord(weekday, 'iu').test(source)))
      .map(([english, source]): Rule => [wholeWord(`(?:(?:${words.on}) )?(?:${source})`), `on ${english}`]),
    relations: relationRules(words),
    ends: [
      ...words.holidays.map(([english, source]): Rule => [
        wholeWord(`(?:${words.until}|jusqu['’]à|hasta|fino a|até(?: o)?|tot(?: aan)?|bis) (?:${source})`),
        `until ${english}`,
      ]),
      untilMonthRule(words),
      untilRule(words),
    ],
    holidays: words.holidays.flatMap(([english, source]): Rule[] => [
      [
        wholeWord(
          `(${numbers.anyNumber}) (?:${words.units.day}) (?:vor|voor|avant|antes d[eo]|antes|prima di) (?:(?:${words.on}) )?(?:${source})`,
        ),
        (_all, count) => `${numbers.parseNumber(count)} days before ${english}`,
      ],
      [wholeWord(`(?:(?:${words.on}|à|a|en|na|no|an|zu|met|op|per|em) )?(?:${source})`), `on ${english}`],
    ]),
  };
};

const translations = new Map<PlanLanguage, Translation>();
const translationOf = (language: PlanLanguage): Translation => {
  const cached = translations.get(language);
  if (cached !== undefined) return cached;
  const translation = compile(timeWordsOf(language));
  translations.set(language, translation);
  return translation;
};

/** Weekends that begin like 'the end of the week': 'el fin de semana', 'nel prossimo fine settimana'. */
const WEEKEND =
  /(?<!\p{L})(?<!(?:cada|los|ogni|tutti i|todos?|todos os|aos|menos|salvo|excepto|tranne|exceto|como|come)\s(?:(?:el|il|o)\s)?)(?:(?:para |en |per |neste |este |questo |nel |no |al |el |il |o |lo )*)(?:(?<which>pr[oó]xim[oa]|prossimo|scorso) )?(?:fin de semana|fine settimana|fim de semana)(?: (?<whichAfter>pasado|que viene|pr[oó]ximo|siguiente|scorso|passato|prossimo|passado|que vem|seguinte))?(?!\p{L})/giu;
const PAST_WEEKEND = /^(?:pasado|scorso|passato|passado)$/i;

const weekendInEnglish = (text: string): string =>
  text.replaceAll(WEEKEND, (...parts) => {
    const { which, whichAfter } = parts.at(-1) as { which?: string; whichAfter?: string };
    const named = which ?? whichAfter;
    if (named === undefined) return 'this weekend';
    return PAST_WEEKEND.test(named) ? 'last weekend' : 'next weekend';
  });

const WEEKDAY_AND_DATE = new RegExp(
  `(?:on )?(?:this |next |this coming )?(?:${NAMED_DAY}),? (?:(?:on|dem|den) )?(?=${MONTH_DAY})`,
  'g',
);
const DATE_BEFORE_AM = new RegExp(`(?<=${MONTH_DAY}) (?=am )`, 'g');
/** Beside a repetition 'bis Ende Mai' is its end. */
const BY_END = /\bby end of(?= (?:the (?:month|year|week)|next|[A-Z]))/g;
const HAS_DAY = new RegExp(A_DAY);

/** The text with its time words in English; unchanged where it has none. */
export const inEnglish = (text: string, language: PlanLanguage): string => {
  const { correct, rules, ends, relations, holidays, holidaysOfWeekday } = translationOf(language);
  const translated = applyRules(applyRules(weekendInEnglish(correct(text)), holidaysOfWeekday), rules);
  const withEnd = isRepeated(translated) ? applyRules(translated.replaceAll(BY_END, 'until end of'), ends) : translated;
  // A holiday beside a date is part of a name: 'Weihnachtsessen', 'cena di Natale il 20 dicembre'.
  const withHoliday = HAS_DAY.test(withEnd) ? withEnd : applyRules(withEnd, holidays);
  return (
    applyRules(withHoliday, relations)
      // After a clock time the date parser reads 'est', 'ist' and 'art' as time zones, and 'am' as the morning.
      .replaceAll(/(?<=at \d{1,2}:\d\d(?:am|pm)?),? (?=\p{Ll}{1,4}(?!\p{L}))/gu, '; ')
      // 'Jusqu'au 16 décembre inclus' ('until … inclusive'): an end is always included.
      .replaceAll(
        /(?<=until \w+ \d{1,2}(?:, \d{4})?),? (?:inclus|compris|incluido|inclusive|compreso|incluso|inclusief|einschließlich)(?!\p{L})/giu,
        '',
      )
      // 'Montag, dem 7. Dezember', 'lunedì 30 novembre': the date makes the weekday unnecessary.
      .replaceAll(WEEKDAY_AND_DATE, 'on ')
      // In 'bis 19. Dezember am Stand' ('… at the stand') the parser would read 'am' as the morning.
      .replaceAll(DATE_BEFORE_AM, ' · ')
      .replaceAll(/\bat at\b/g, 'at')
      .replaceAll(/\b(by|on|until) (?:on|by) /g, '$1 ')
      .replaceAll(/\bat (\d{1,2})(?![\d:.]| ?[ap]m)/g, 'at $1:00')
  );
};
