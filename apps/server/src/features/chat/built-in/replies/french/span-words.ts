import type { SpanWords } from '../english/span-words.ts';

/** The first day of a month is an ordinal in French: '1er octobre', not '1 octobre' as Intl writes it. */
export const withOrdinal = (day: string): string => day.replace(/(?<!\d)1 (?=\p{L})/u, '1er ');

export const spanWords: SpanWords = {
  inMonth: (month) => `en ${month}`,
  inYear: (year) => `en ${year}`,
  onDay: (day) => `le ${withOrdinal(day)}`,
  fromTo: (first, last) => `du ${withOrdinal(first)} au ${withOrdinal(last)}`,
  before: (day) => `avant le ${withOrdinal(day)}`,
  since: (day) => `depuis le ${withOrdinal(day)}`,
  by: (day) => `au plus tard le ${withOrdinal(day)}`,
  rangeName: (first, last) => `${withOrdinal(first)} – ${withOrdinal(last)}`,
};
