import type { Archive } from '@app/contract/archive';
import { t } from './archive.messages.ts';
import { foldMonths } from './timeline-scale.ts';

const NUMBER_WORDS = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];
const inWords = (count: number): string => NUMBER_WORDS[count] ?? String(count);

/** An archive with fewer conversations or fewer months than these has only just begun. */
const MIN_CONVERSATIONS = 10;
const MIN_MONTHS = 3;
const MONTHS_OF_A_YEAR = 12;
/** From this number of months on, the headline counts years, rounded to whole years. */
const MIN_MONTHS_FOR_YEARS = 21;

/** The archive in one sentence, such as 'Four years of asking, now in one place.' */
export function headlineOf({ year, counts, series }: Pick<Archive, 'year' | 'counts' | 'series'>): string {
  if (year !== null) return t('sentence.ofYear', { year: String(year) });
  const months = foldMonths(series).filter(({ skipped }) => skipped === undefined).length;
  if (counts.conversations < MIN_CONVERSATIONS || months < MIN_MONTHS) {
    return t('sentence.start', { count: counts.conversations });
  }
  if (months >= MIN_MONTHS_FOR_YEARS) {
    return t('sentence.years', { number: inWords(Math.round(months / MONTHS_OF_A_YEAR)) });
  }
  return Math.abs(months - MONTHS_OF_A_YEAR) <= 1
    ? t('sentence.year')
    : t('sentence.months', { number: inWords(months) });
}
