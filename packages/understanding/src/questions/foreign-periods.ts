import { PERIODS } from '../intent/foreign-words/periods.table.ts';
import { comparable } from '../own-data/command-forms.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import { timeWordsOf } from '../time/languages/tables.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import { monthName } from '../time/months.ts';
import { PERIOD_WORDS, type PeriodWords } from './period-words.table.ts';

type Replacement = readonly [RegExp, (match: RegExpExecArray) => string];

const withoutAccents = (source: string): string => source.normalize('NFD').replaceAll(/\p{M}/gu, '');
const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');

/** 'Esta semana', 'letzten Monat': the periods of more than one word; single days are read elsewhere. */
const NAMED_PERIODS: readonly Replacement[] = PERIODS.filter(
  ([english]) => english.includes(' ') && !english.includes('after'),
).map(([english, words]) => [new RegExp(words.source, 'gu'), () => english]);

/** The English form of a single period that stands after a preposition. */
const SINGLE =
  '(?:(?:on |at |by |until |this |next |last |starting )*(?:today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{1,4})?|\\d{4}|(?:week|month|year|weekend)))';

const UNITS = ['days', 'weeks', 'months', 'years'];

/**
 * 'The last two weeks', and 'two weeks ago' as 'two weeks back', because 'ago' is August in other languages.
 * `count` is the pattern of a number, with a group.
 */
function lengthRules(words: PeriodWords, count: string, parseNumber: (text: string) => number): Replacement[] {
  const units = [words.days, words.weeks, words.months, words.years];
  const lengths = (english: 'last' | 'next', source: string): Replacement[] =>
    units.flatMap((unit, at): Replacement[] => {
      const inEnglishOf = (match: RegExpExecArray): string => `${english} ${parseNumber(match[1] ?? '')} ${UNITS[at]}`;
      return [
        [word(`(?:${source}) ${count} (?:${unit})`), inEnglishOf],
        [word(`(?:${source.replace(/^\(\?:.*?\)\?/, '')}) ${count} (?:${unit})`), inEnglishOf],
        [word(`${count} (?:${source}) (?:${unit})`), inEnglishOf],
      ];
    });
  const ago = units.map((unit, at): Replacement => {
    const form = words.ago.replaceAll('#', `${count} (?:${unit})`);
    return [
      word(form),
      (match) => `${parseNumber(match.slice(1).find((one) => one !== undefined) ?? '')} ${UNITS[at]} back`,
    ];
  });
  return [...lengths('last', words.last), ...lengths('next', words.next), ...ago];
}

function rulesOf(language: PlanLanguage): { before: readonly Replacement[]; after: readonly Replacement[] } {
  const words: PeriodWords = PERIOD_WORDS[language];
  const { months, numbers } = timeWordsOf(language);
  const number = numbers.slice(0, 20).map((source) => `(?:${withoutAccents(source)})`);
  const parseNumber = (text: string): number =>
    /^\d/.test(text) ? Number(text) : number.findIndex((source) => new RegExp(`^${source}$`, 'u').test(text)) + 1;
  const count = `(\\d{1,3}|${number.slice(1).join('|')})`;
  const preposition = words.of === '' ? '' : `(?:(?:${words.of}) )?`;
  return {
    before: [...NAMED_PERIODS, ...lengthRules(words, count, parseNumber), [word(words.yesterday), () => 'yesterday']],
    after: [
      ...months.map((names, at): Replacement => [
        word(
          `(?:(?:${words.month}) )?(?:${withoutAccents(names)
            .split('|')
            .filter((name) => name.length > 3 || name === 'mai' || name === 'mei')
            .join('|')})(?:,? ${preposition}((?:19|20)\\d{2}))?`,
        ),
        (match) => `in ${monthName(at + 1)}${match[1] === undefined ? '' : ` ${match[1]}`}`,
      ]),
      [
        word(`(?:${words.between}) (?:in |on )?(${SINGLE}) (?:${words.and}) (?:in |on )?(${SINGLE})`),
        (match) => `between ${match[1]} and ${match[2]}`,
      ],
      [word(`(?:${words.since}) (?:in |on )?(${SINGLE})`), (match) => `since ${match[1]}`],
      [word(`(?:${words.until}) (?:in |on |by )?(${SINGLE})`), (match) => `until ${match[1]}`],
      [word(`(?:${words.before}) (?:in |on )?(${SINGLE})`), (match) => `before ${match[1]}`],
      [word(`(?:${words.after}) (?:in |on )?(${SINGLE})`), (match) => `after ${match[1]}`],
      [word(`(?:starting )?today (?:by|until) (?:in |on )?(${SINGLE})`), (match) => `until ${match[1]}`],
    ],
  };
}

const rules = new Map<PlanLanguage, ReturnType<typeof rulesOf>>();

function cachedRules(language: PlanLanguage): ReturnType<typeof rulesOf> {
  const cached = rules.get(language) ?? rulesOf(language);
  rules.set(language, cached);
  return cached;
}

/** Replaces the matches in the comparable form of a text, which is as long as the text. */
function applyReplacement(text: string, [pattern, toEnglish]: Replacement): string {
  const plain = comparable(text);
  let result = '';
  let at = 0;
  for (const match of plain.matchAll(pattern)) {
    result += text.slice(at, match.index) + toEnglish(match);
    at = match.index + match[0].length;
  }
  return result + text.slice(at);
}

/** A text of another language with its periods in English: 'im Mai' is 'in May'. */
export function withEnglishPeriods(text: string, language: PlanLanguage): string {
  const { before, after } = cachedRules(language);
  const named = before.reduce(applyReplacement, text);
  return after.reduce(applyReplacement, inEnglish(named, language));
}

/** Whether a text of another language begins like a question that is answered by yes or no. */
export const asksYesOrNo = (text: string, language: PlanLanguage): boolean =>
  new RegExp(`^(?:(?:en|und|et|y|e|hey|ok)[, ]+)*(?:${PERIOD_WORDS[language].yesOrNo})(?![\\p{L}])`, 'u').test(
    comparable(text.replace(/^[\s¿¡]+/, '')),
  );

/** Whether a text of another language is about the past: 'hatte', 'tuve'. */
export const isPastIn = (text: string, language: PlanLanguage): boolean =>
  word(PERIOD_WORDS[language].past).test(comparable(text));
