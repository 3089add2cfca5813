import { FIRST_NAMES } from '../subjects/first-names.table.ts';

/** Whether a word is a common first name, whatever its accents. */
export const isFirstName = (word: string): boolean =>
  FIRST_NAMES.has(word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
