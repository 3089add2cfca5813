import { monthName } from '../time/months.ts';
import { TIME_TABLES } from '../time/languages/tables.ts';
import { PERIODS } from './foreign-words/periods.table.ts';

/** A period in English and the pattern of its words in a text without accents. */
type ForeignPeriod = readonly [english: string, RegExp];

const withoutAccents = (words: string): string => words.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');

/** 'Em março de 2023', 'im Mai': each month with its names in all languages. */
const MONTHS: readonly (readonly [number, RegExp])[] = Array.from({ length: 12 }, (_, index) => {
  const names = TIME_TABLES.map(({ months }) => withoutAccents(months[index] ?? '(?!)'));
  return [
    index + 1,
    new RegExp(
      `(?:\\b(?:in|im|en|em|vom|von|aus|van|uit|au mois de|au|du|nel|del|di|a|no mes de|de|do) |\\b(?:au mois d|d|dell|nell|all|l)['’] ?)(?:${names.join('|')})(?:,? (?:de |del |van |von )?((?:19|20)\\d{2}))?(?![\\p{L}\\d])`,
      'u',
    ),
  ] as const;
});
const YEAR =
  /(?<!\d)(?:(?:in het jaar|in|im jahr|im jahre|en|em|nel|durante|no ano de|en el ano) )?((?:19|20)\d{2})(?!\d)/;

/** Parts of a day directly after it, in six languages: 'sabato mattina', 'zaterdag in de ochtend'. */
const LEAD = "(?:s? ?(?:in de|'s|am|le|dans la|por la|en la|a la|da|pela|de|di|in|nel|a|alla) | ?)";
const PARTS: readonly (readonly [string, string])[] = [
  ['morning', 'ochtend|morgens|voormiddag|vormittag|fruh|matin|matinee|manana|mattin[ao]|mattinata|manha'],
  ['afternoon', 'middag|namiddag|nachmittag|apres-midi|tarde|pomeriggio'],
  ['evening', 'avond|abend|soir|soiree|noche|sera|serata|noite'],
];
const ONE_DAY = /^(?:today|tomorrow|\w+day)$/;

/** A day with the part of it that is named after it. */
function withPart([english, words]: ForeignPeriod, text: string): ForeignPeriod {
  if (!ONE_DAY.test(english)) return [english, words];
  for (const [part, names] of PARTS) {
    const both = new RegExp(`${words.source}${LEAD}(?:${names})\\b`, words.flags);
    if (both.test(text)) return [`${english === 'today' ? 'this' : english} ${part}`, both];
  }
  return [english, words];
}

/** The first period that a text without accents names; undefined if it names none. */
export const foreignPeriod = (text: string): ForeignPeriod | undefined => {
  const known = PERIODS.find(([, words]) => words.test(text));
  if (known !== undefined) return withPart(known, text);
  for (const [month, words] of MONTHS) {
    const match = words.exec(text);
    if (match !== null) return [`in ${monthName(month)}${match[1] === undefined ? '' : ` ${match[1]}`}`, words];
  }
  const year = YEAR.exec(text)?.[1];
  return year === undefined ? undefined : [`in ${year}`, YEAR];
};
