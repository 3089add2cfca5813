import { expect, test } from 'vitest';
import { readCardChange } from './card-change.ts';

const moment = { reference: new Date('2026-11-28T21:06:00Z'), timeZone: 'UTC' };
const card = {
  type: 'schedule' as const,
  title: 'Coffee',
  at: new Date('2026-12-03T15:00:00Z'),
  duration: 30,
  isAllDay: false,
};

test.each([
  ['actually make it half past four', '2026-12-03T16:30:00.000Z'],
  ['make it 4', '2026-12-03T16:00:00.000Z'],
  ['no, Friday', '2026-12-04T15:00:00.000Z'],
  ['an hour later', '2026-12-03T16:00:00.000Z'],
  ['no, in three hours', '2026-11-29T00:06:00.000Z'],
  ['nein, lieber Freitag', '2026-12-04T15:00:00.000Z'],
  ['doe maar half vijf', '2026-12-03T16:30:00.000Z'],
  ['mets-le à 16h30', '2026-12-03T16:30:00.000Z'],
  ['ponlo a las cuatro y media', '2026-12-03T16:30:00.000Z'],
  ['no, meglio venerdì', '2026-12-04T15:00:00.000Z'],
  ['põe às 16h30', '2026-12-03T16:30:00.000Z'],
])('%j moves the card', (message, at) => {
  expect(readCardChange(message, card, moment)).toMatchObject({ at: new Date(at) });
});

test.each([
  ['call it lunch with Lena', { title: 'Lunch with Lena' }],
  ['make it two hours', { duration: 120 }],
  [
    'actually make it 4 and an hour and a half',
    { at: new Date('2026-12-03T16:00:00Z'), duration: 90, isAllDay: false },
  ],
  ['doe maar om 16:30, twee uur', { at: new Date('2026-12-03T16:30:00Z'), duration: 120, isAllDay: false }],
  ['ponlo a las 16:30 y dos horas', { at: new Date('2026-12-03T16:30:00Z'), duration: 120, isAllDay: false }],
  ['make it a task', { type: 'task' }],
  ['forget it', 'drop'],
])('%j changes something else about the card', (message, change) => {
  expect(readCardChange(message, card, moment)).toEqual(change);
});

test.each(['what about my tasks', 'thanks', 'dentist on Friday at 3', 'and buy milk on Friday', 'when is that?'])(
  '%j does not change the card',
  (message) => {
    expect(readCardChange(message, card, moment)).toBeUndefined();
  },
);
