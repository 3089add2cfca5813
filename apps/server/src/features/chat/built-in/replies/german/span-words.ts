import type { SpanWords } from '../english/span-words.ts';

export const spanWords: SpanWords = {
  inMonth: (month) => `im ${month}`,
  inYear: (year) => `im Jahr ${year}`,
  onDay: (day) => `am ${day}`,
  fromTo: (first, last) => `vom ${first} bis zum ${last}`,
  before: (day) => `vor dem ${day}`,
  since: (day) => `seit dem ${day}`,
  by: (day) => `bis zum ${day}`,
  rangeName: (first, last) => `${first} bis ${last}`,
};
