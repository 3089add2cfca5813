import { expect, test } from 'vitest';
import { findWhen } from './find-when.ts';
import { hoursOfTonight } from './hours-of-tonight.ts';
import type { PlanLanguage } from './languages/time-words.ts';

const timeZone = 'Europe/Amsterdam';
const read = (text: string, language: PlanLanguage | undefined, reference: string): string | undefined =>
  findWhen(text, new Date(reference), timeZone, language)?.start.toLocaleString('sv', { timeZone }).slice(0, 16);

/** On Monday 30 November at 11:00. */
const MORNING = '2026-11-30T10:00:00Z';

test.each<[PlanLanguage | undefined, string, string]>([
  [undefined, 'feed the baby tonight at 2', '2026-12-01 02:00'],
  [undefined, 'check the oven at half past one tonight', '2026-12-01 01:30'],
  [undefined, 'tonight from 1 to 3 server maintenance', '2026-12-01 01:00'],
  [undefined, 'taxi tonight at 3:15am', '2026-12-01 03:15'],
  [undefined, 'lunar eclipse tonight at 12', '2026-12-01 00:00'],
  ['nl', 'vannacht om 3 uur medicijnen', '2026-12-01 03:00'],
  ['nl', 'vannacht om kwart over vijf de taxi', '2026-12-01 05:15'],
  ['de', 'heute Nacht um 2 den Ofen ausmachen', '2026-12-01 02:00'],
  ['de', 'heute Nacht um halb 5 Sternschnuppen', '2026-12-01 04:30'],
  ['fr', 'cette nuit à 3h le taxi', '2026-12-01 03:00'],
  ['fr', 'cette nuit à 2 heures sortir le pain', '2026-12-01 02:00'],
  ['it', 'stanotte alle 2 eclissi', '2026-12-01 02:00'],
  ['it', 'stanotte alle 4 il taxi', '2026-12-01 04:00'],
  ['es', 'esta noche a las 2 apagar el horno', '2026-12-01 02:00'],
  ['es', 'esta madrugada a las 5 el vuelo', '2026-12-01 05:00'],
  ['pt', 'esta noite às 2 desligar o forno', '2026-12-01 02:00'],
  ['pt', 'esta madrugada às 4 o táxi', '2026-12-01 04:00'],
])('a small hour of the coming night: %s %s', (language, text, expected) => {
  expect(read(text, language, MORNING)).toBe(expected);
});

test.each<[PlanLanguage | undefined, string, string]>([
  [undefined, 'dinner tonight at 7', '2026-11-30 19:00'],
  [undefined, 'drinks tonight at 5', '2026-11-30 17:00'],
  [undefined, 'tonight at 11 the late film', '2026-11-30 23:00'],
  [undefined, 'call mum at 2', '2026-11-30 14:00'],
  [undefined, 'tomorrow at 2 dentist', '2026-12-01 14:00'],
  ['nl', 'vanavond om 8 uur koor', '2026-11-30 20:00'],
  ['de', 'heute Abend um 7 Chor', '2026-11-30 19:00'],
  ['de', 'heute Nacht um 23 Uhr Feuerwerk', '2026-11-30 23:00'],
  ['fr', 'ce soir à 7 h dîner', '2026-11-30 19:00'],
  ['fr', 'dîner ce soir à 8 heures', '2026-11-30 20:00'],
  ['fr', 'ce soir à 18h30 le train', '2026-11-30 18:30'],
  ['it', 'stasera alle 8 cinema', '2026-11-30 20:00'],
  ['es', 'esta noche a las 9 cena', '2026-11-30 21:00'],
  ['pt', 'esta noite às 8 jantar', '2026-11-30 20:00'],
])('an hour of the evening stays: %s %s', (language, text, expected) => {
  expect(read(text, language, MORNING)).toBe(expected);
});

test('after midnight the night is that of the present day', () => {
  expect(read('feed the baby tonight at 2', undefined, '2026-12-01T00:10:00+01:00')).toBe('2026-12-01 02:00');
  expect(read('feed the baby tonight at 2', undefined, '2026-12-01T03:10:00+01:00')).toBe('2026-12-02 02:00');
  expect(read('heute Nacht um 4 aufstehen', 'de', '2026-12-01T01:10:00+01:00')).toBe('2026-12-01 04:00');
});

test('what ends after midnight does not begin then', () => {
  const now = { year: 2026, month: 11, day: 30, hour: 11, minute: 0 };
  expect(hoursOfTonight('gig at 9pm tonight until 2', now)).toBe('gig at 9pm tonight until 2');
});
