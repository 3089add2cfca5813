import { MONTH_PATTERN } from '../time/months.ts';
import { TIME_TABLES } from '../time/languages/tables.ts';
import { comparable } from '../own-data/command-forms.ts';

/** '1,250', '10.000', '5 000', with decimals: '1.250,50'. */
const GROUPED = String.raw`[1-9]\d{0,2}(?<separator>[.,' ])\d{3}(?:\k<separator>\d{3})*(?:(?!\k<separator>)[.,]\d{1,2})?`;
/** '-', or a word for it; but 'al menos 2' is at least two. */
const MINUS = String.raw`[-−–]|(?<!(?<!\p{L})(?:al?|ao|au|du|pelo) )(?:minus|moins|menos|meno) `;
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,:\p{L}][-−–]?)(?<minus>${MINUS})?(?<sign>[$€£]?) ?(?<number>${GROUPED}|\d{1,7}(?:[.,]\d{1,3})?)(?![\d:]|[.,]\d|[-−–]\d)(?:[ -]?(?<unit>\p{L}{1,20}|[€£$]))?`,
  'gu',
);
/** After a number that is a day or a time of day: 'um 7 uhr', '3rd'. */
const OF_TIME = /^(?:uhr|uur|am|pm|h\d+|st|nd|rd|th|er|de|of)$/u;
const MONTH = new RegExp(
  `^(?:${[MONTH_PATTERN, ...TIME_TABLES.flatMap(({ months }) => months.map(comparable))].join('|')})$`,
  'u',
);
/** Before a time of day or a number of people: 'at 3', 'a las 7', 'for 2'. */
const BEFORE_TIME = /(?<!\p{L})(?:at|um|om|a las?|alle|as|for|fur|voor|pour|para|per) $/u;
const PEOPLE = /^(?:people|persons?|persone[ns]?|personas?|pessoas?|personnes?|guests?|adults?|leute|mensen)$/;

/** Words after a number that are not a unit: 'add 5 to my goal'. */
const NO_UNIT =
  /^(?:to|towards?|for|on|onto|in|into|of|at|aan|bij|op|voor|van|auf|aufs|zu|zum|bei|beim|sur|pour|dans|vers|al?|en|para|de|su|sul|nel|per|na|no|ao|pra|em)$/;
const CURRENCIES: Readonly<Record<string, string>> = { $: 'dollars', '€': 'euros', '£': 'pounds' };

const parseAmount = (written: string): number => {
  const separator = new RegExp(`^${GROUPED}$`, 'u').exec(written)?.groups?.separator;
  const plain = separator === undefined ? written : written.replaceAll(separator, '');
  return Number(plain.replace(',', '.'));
};

const isOfTime = (unit: string, before: string): boolean =>
  OF_TIME.test(unit) ||
  MONTH.test(unit) ||
  (BEFORE_TIME.test(before) && (unit === '' || NO_UNIT.test(unit) || PEOPLE.test(unit)));

/** The only amount in a text; undefined if there is none, or several. */
export const onlyAmount = (plain: string): { amount: number; unit?: string } | undefined => {
  const found = [...plain.matchAll(AMOUNT)].filter(
    ({ groups, index }) => !isOfTime(groups?.unit ?? '', plain.slice(0, index)),
  );
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  const { minus, sign = '', number = '', unit: word = '' } = only.groups ?? {};
  const unit = CURRENCIES[sign] ?? CURRENCIES[word] ?? (NO_UNIT.test(word) ? '' : word);
  const amount = parseAmount(number) * (minus === undefined ? 1 : -1);
  return amount === 0 ? undefined : { amount, ...(unit !== '' && { unit }) };
};
