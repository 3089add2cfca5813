import { monthName } from '../months.ts';
import { MONTH_DAY } from './day-rules.ts';
import { NAMED_DAY } from './english-days.ts';
import type { Numbers } from './number-rules.ts';
import { NOTHING, type Rule } from './rule.ts';
import { A_WEEK, SERIES_WORDS } from './series-words.table.ts';
import { anyWord, indexIn, type TimeWords, wholeWord, wordsBefore } from './time-words.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'last'] as const;
const IN_TOTAL =
  'insgesamt|zusammen|in totaal|totaal|bij elkaar|au total|en tout|en total|in totale|in tutto|no total|ao todo|em tudo';
const REPEATED_MONTH = /(?:jeden|jedes|elke|iedere|chaque|cada|ogni|todo) |maandeinde/i;

/** Before a month with which a series begins; not 'desde' and 'da', which also mean 'since'. */
const STARTING_IN =
  "ab|vanaf|beginnend(?: im)?|startend in|à partir (?:de|du mois de|d['’])|dès|a partir de|a partire da|empezando en|começando em";

/** Dates and months of a series, after its dates have been translated. */
const seriesDateRules = (words: TimeWords): Rule[] => [
  // 'Chaque 21 juin', 'cada 8 de septiembre'
  [wholeWord(`(?:${words.every}) (?:(?:dia|día|giorno) )?(${MONTH_DAY})`), 'every $1'],
  // '30 de junho do ano que vem', 'am 8. Mai nächsten Jahres'
  [
    wholeWord(
      `(${MONTH_DAY}),? (?:do (?:ano que vem|próximo ano)|del (?:año que viene|próximo año)|(?:de )?l['’]année prochaine|nächsten jahres|nächstes jahr|volgend jaar|dell['’]anno prossimo|del prossimo anno)`,
    ),
    '$1 next year',
  ],
  // 'A partir de dezembro', 'ab Januar'
  [
    wholeWord(`(?:${STARTING_IN}) ?${anyWord(words.months)}(?: (?:(?:${words.of ?? NOTHING}) )?(\\d{4}))?(?! ?\\d)`),
    (_all, name, inYear) =>
      `starting in ${monthName(indexIn(words.months)(name) + 1)}${inYear === undefined ? '' : ` ${inYear}`}`,
  ],
];

/** Series in the words of the language, before its weekdays are translated. */
export const seriesRules = (words: TimeWords, { anyNumber, parseNumber }: Numbers): Rule[] => {
  const { workday, monthEnd, monthStart, always, step, sessions } = SERIES_WORDS[words.language];
  const ordinal = indexIn(words.ordinals);
  const ofMonth = `(?:${words.ofEveryMonth}|${words.ofTheMonth}|de mes)`;
  const lead = `(?:(?:${words.on}|${words.every}) )?(?:(?:de|le|la|el|il|o) )?`;
  const atEdge = (edge: string, english: string): Rule[] => [
    [wholeWord(`(?:${always}),? (?:${edge})|(?:${edge}),? (?:${always})`), english],
    // 'Am Monatsende muss ich immer …'
    [wordsBefore(`(?:${edge})(?=(?: \\p{L}+){1,4} (?:${always})(?!\\p{L}))`), english],
    [wholeWord(edge), (all) => (REPEATED_MONTH.test(all) ? english : all)],
  ];
  return [
    ...seriesDateRules(words),
    // 'Am letzten Werktag jedes Monats', 'le premier jour ouvré du mois'
    [
      wholeWord(`${lead}${anyWord(words.ordinals)} (?:${workday}) ${ofMonth}`),
      (_all, which) => `on the ${ORDINALS[ordinal(which)] ?? 'first'} working day of every month`,
    ],
    ...atEdge(monthEnd, 'on the last day of every month'),
    ...atEdge(monthStart, 'on the 1st of every month'),
    // ', zehn Termine', ', insgesamt zehn Mal', '(dix séances)'
    [
      wholeWord(
        `(?<=[,(–—¦-] ?)(?:(?:es sind|sind|het zijn|ce sont|il y en a|son|sono|são) )?(?:(?:${IN_TOTAL}|em) )?(?:(${anyNumber}) (?:${sessions})(?: (?:${IN_TOTAL}))?|(${anyNumber}) (?:${IN_TOTAL}))(?!,? [,.]?\\d)`,
      ),
      (_all, count, alone) => `${parseNumber(count ?? alone)} sessions in total`,
    ],
    ...(step === null
      ? []
      : Object.entries(words.units).map(([unit, source]): Rule => [
          wholeWord(`(?:${step[0]}) (${anyNumber}) (?:${step[1]}) (?:${anyNumber}) (?:${source})`),
          // 'De 15 em 15 dias' ('every 15 days') means every fortnight.
          (_all, count) =>
            unit === 'day' && [14, 15].includes(parseNumber(count))
              ? 'every 2 weeks'
              : `every ${parseNumber(count)} ${unit}s`,
        ])),
  ];
};

const TIMES = /^(?:mal|male|keer|fois|veces|volte|vezes)$/;
const MIN_SESSIONS = 3;

/** 'Cinq soirs au total, every 2 weeks on Tuesday': the number of times of a series. */
const totalRule = ({ language }: TimeWords, { anyNumber, parseNumber }: Numbers): Rule => {
  const { sessions, dayParts } = SERIES_WORDS[language];
  const counted = `(${anyNumber}) (?:${[sessions, ...Object.values(dayParts)].join('|')})`;
  const total = wholeWord(`(?:${IN_TOTAL}),? ${counted}|${counted} (?:${IN_TOTAL})`);
  return [
    /^[^]*\bevery\b[^]*$/i,
    (all) =>
      all.replace(total, (_found, count: string | undefined, before: string | undefined) => {
        return `${parseNumber(count ?? before ?? '')} sessions in total`;
      }),
  ];
};

/** The preposition or the article before a day, if there is one. */
const articleBefore = ({ on }: TimeWords): string => `(?:(?:${on}|le|la|les|el|los|il|o|os|a|as|aos?|às?) )?`;

/** 'Every weekday except Wednesdays', next to each other or with the hour and the plan between. */
const exceptionRules = (words: TimeWords): Rule[] => {
  const { except, weekend } = SERIES_WORDS[words.language];
  const article = articleBefore(words);
  return [
    [
      wholeWord(
        `(every (?:day|weekday)),? (?:${except}) ${article}(?:every )?(${NAMED_DAY})s?(?:,? (?:${words.and}) ${article}(?:every )?(${NAMED_DAY})s?)?`,
      ),
      (_all, every, one, two) => `${every} except ${one}${two === undefined ? '' : ` and ${two}`}`,
    ],
    // 'Jeden Werktag um 8:45 Standup außer freitags'
    [
      new RegExp(
        `(every (?:day|weekday))( .{3,40}?),? (?:${except}) ${article}(?:every )?(${NAMED_DAY})s?(?=[\\s.!]*$)`,
        'iu',
      ),
      '$1 except $3$2',
    ],
    [wholeWord(`(every day),? (?:${except}) (?:every weekend|${article}(?:${weekend}))`), '$1 except weekends'],
  ];
};

/** Series whose weekdays have been translated: their number of sessions, their exceptions, and 'every 2 weeks' on a day. */
export const seriesDayRules = (words: TimeWords, numbers: Numbers): Rule[] => {
  const { anyNumber, parseNumber } = numbers;
  const { more, sessions } = SERIES_WORDS[words.language];
  const visits = sessions
    .split('|')
    .filter((word) => !TIMES.test(word))
    .join('|');
  const remainingSessions = `(?:${more}) (${anyNumber}) (?:${sessions})`;
  return [
    totalRule(words, numbers),
    // 'Ancora sette lezioni di nuoto, ogni martedì' ('seven more swimming lessons, every Tuesday'): the words stay for the
    // title, and the number is repeated at the end.
    [
      new RegExp(`^(?=[^]*\\bevery\\b)[^]*${wholeWord(remainingSessions).source}[^]*$`, 'iu'),
      (all, count) => `${all.trimEnd()} ¦ ${parseNumber(count)} sessions in total`,
    ],
    // 'J'ai six séances chez le kiné, le mercredi à 14 h': a number below three may be the sessions of one week.
    [
      new RegExp(
        `^(?=[^]*\\bevery\\b)[^]*${wholeWord(`(?<!every |\\d)(${anyNumber}) (?:${visits})(?! (?:${A_WEEK}))`).source}[^]*$`,
        'iu',
      ),
      (all, count) =>
        parseNumber(count) < MIN_SESSIONS || / in total/.test(all)
          ? all
          : `${all.trimEnd()} ¦ ${parseNumber(count)} sessions in total`,
    ],
    // 'Achtmal samstags', 'huit fois le samedi'
    [
      new RegExp(
        `^[^]*${wordsBefore(`(?<!every )(${anyNumber}) ?(?:mal|${words.times}),? (?=every ${NAMED_DAY})`).source}[^]*$`,
        'iu',
      ),
      (all, count) => (/ in total/.test(all) ? all : `${all.trimEnd()} ¦ ${parseNumber(count)} sessions in total`),
    ],
    [
      wholeWord(`(?:(?:${words.lasting}) )?(?:${more}) (${anyNumber}) (?:${words.units.week})`),
      (_all, count) => `for ${parseNumber(count)} weeks`,
    ],
    ...exceptionRules(words),
    // 'Ab Januar jeden ersten Samstag': the date parser would read 'January first'.
    [/(starting in [A-Z]\p{L}+(?: \d{4})?),? (?=(?:first|second|third|fourth|last) )/gu, '$1, on the '],
    [wholeWord(`(every \\d{1,2} weeks),? (?:${articleBefore(words)}|(?:on )?)(?:every )?(${NAMED_DAY})s?`), '$1 on $2'],
  ];
};
