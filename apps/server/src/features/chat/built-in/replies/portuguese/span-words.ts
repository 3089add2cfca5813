import type { SpanWords } from '../english/span-words.ts';

export const spanWords: SpanWords = {
  inMonth: (month) => `em ${month}`,
  inYear: (year) => `em ${year}`,
  onDay: (day) => `no dia ${day}`,
  fromTo: (first, last) => `de ${first} a ${last}`,
  before: (day) => `antes de ${day}`,
  since: (day) => `desde ${day}`,
  by: (day) => `até ${day}`,
  rangeName: (first, last) => `${first} a ${last}`,
};
