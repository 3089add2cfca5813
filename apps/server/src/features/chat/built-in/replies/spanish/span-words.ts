import type { SpanWords } from '../english/span-words.ts';

export const spanWords: SpanWords = {
  inMonth: (month) => `en ${month}`,
  inYear: (year) => `en ${year}`,
  onDay: (day) => `el ${day}`,
  fromTo: (first, last) => `del ${first} al ${last}`,
  before: (day) => `antes del ${day}`,
  since: (day) => `desde el ${day}`,
  by: (day) => `como muy tarde el ${day}`,
  rangeName: (first, last) => `${first} – ${last}`,
};
