import { expect, it } from 'vitest';
import { findWhen } from './find-when.ts';

const reference = new Date('2026-11-18T10:00:00Z');
const read = (text: string, language?: 'fr' | 'de' | 'es' | 'nl') =>
  findWhen(text, reference, 'Europe/Berlin', language);

it.each([
  ['dentist on satruday at 3', undefined, 21],
  ['team lunch on Thusday at 12:30', undefined, 19],
  ['rendez-vous vendrdi à 15h', 'fr', 20],
  ['Zahnarzt am Donerstag um 15 Uhr', 'de', 19],
] as const)('reads a day that is misspelt by one letter: %j', (text, language, day) => {
  expect(read(text, language)?.localStart.day).toBe(day);
});

it('does not correct another word to a day', () => {
  expect(read('two sundaes and a montage')).toBeUndefined();
});
