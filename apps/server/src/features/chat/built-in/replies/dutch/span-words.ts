import type { SpanWords } from '../english/span-words.ts';

export const spanWords: SpanWords = {
  inMonth: (month) => `in ${month}`,
  inYear: (year) => `in ${year}`,
  onDay: (day) => `op ${day}`,
  fromTo: (first, last) => `van ${first} tot en met ${last}`,
  before: (day) => `vóór ${day}`,
  since: (day) => `sinds ${day}`,
  by: (day) => `uiterlijk ${day}`,
  rangeName: (first, last) => `${first} tot en met ${last}`,
};
