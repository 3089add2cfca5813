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
  ['make it 4 actually', '2026-12-03T16:00:00.000Z'],
  ['no, Friday', '2026-12-04T15:00:00.000Z'],
  ['an hour later', '2026-12-03T16:00:00.000Z'],
  ['no, in three hours', '2026-11-29T00:06:00.000Z'],
  ['nein, lieber Freitag', '2026-12-04T15:00:00.000Z'],
  ['doe maar half vijf', '2026-12-03T16:30:00.000Z'],
  ['mets-le à 16h30', '2026-12-03T16:30:00.000Z'],
  ['ponlo a las cuatro y media', '2026-12-03T16:30:00.000Z'],
  ['no, meglio venerdì', '2026-12-04T15:00:00.000Z'],
  ['põe às 16h30', '2026-12-03T16:30:00.000Z'],
  ['não, na segunda', '2026-11-30T15:00:00.000Z'],
  ['põe no sábado', '2026-12-05T15:00:00.000Z'],
  ['no, el viernes', '2026-12-04T15:00:00.000Z'],
  ['wait, no, make it Friday', '2026-12-04T15:00:00.000Z'],
  ['not Monday but Tuesday', '2026-12-01T15:00:00.000Z'],
  ['no, not at 5 but at 6', '2026-12-03T18:00:00.000Z'],
  ['nicht am Montag, sondern am Dienstag', '2026-12-01T15:00:00.000Z'],
  ['can we make it 30 minutes earlier', '2026-12-03T14:30:00.000Z'],
])('%j moves the card', (message, at) => {
  expect(readCardChange(message, card, moment)).toMatchObject({ at: new Date(at) });
});

test.each([
  ['call it lunch with Lena', { title: 'Lunch with Lena' }],
  ['make it two hours', { duration: 120 }],
  ['actually make it 4 and an hour and a half', { at: new Date('2026-12-03T16:00:00Z'), duration: 90 }],
  ['doe maar om 16:30, twee uur', { at: new Date('2026-12-03T16:30:00Z'), duration: 120 }],
  ['ponlo a las 16:30 y dos horas', { at: new Date('2026-12-03T16:30:00Z'), duration: 120 }],
  ['make it a task', { type: 'task' }],
  ['as a reminder please', { type: 'reminder' }],
  ['make it a reminder at 5', { type: 'reminder', at: new Date('2026-12-03T17:00:00Z') }],
  ['rename it to team lunch', { title: 'Team lunch' }],
  ['noem het lunch met Lena', { title: 'Lunch met Lena' }],
  ['nenn es Mittagessen', { title: 'Mittagessen' }],
  ['appelle-le déjeuner avec Léna', { title: 'Déjeuner avec Léna' }],
  ['llámalo almuerzo', { title: 'Almuerzo' }],
  ['forget it', 'drop'],
])('%j changes something else about the card', (message, change) => {
  expect(readCardChange(message, card, moment)).toEqual(change);
});

test.each([
  'what about my tasks',
  'thanks',
  'dentist on Friday at 3',
  'and buy milk on Friday',
  'when is that?',
  'not on Monday',
  'no, not at 5',
  'no, not on Monday',
  'non lunedì',
  'não na segunda',
  'no el lunes',
  'pas lundi',
  'nicht am Montag',
  'niet op maandag',
  'not Monday but not Tuesday',
  'call it a day',
  'call that plumber tomorrow',
  'call it lunch tomorrow',
  'the title is too long',
  'appelle-le demain',
  'llámala mañana',
  "I'll call you back 5 minutes later",
  'As a reminder, the office is closed',
  'As a reminder, it starts at 5',
  'not as a task',
])('%j does not change the card', (message) => {
  expect(readCardChange(message, card, moment)).toBeUndefined();
});

test.each(['Thursday works', 'ok, at 3', 'make it half an hour', 'make it an event', 'call it Coffee'])(
  '%j says what the card says already',
  (message) => {
    expect(readCardChange(message, card, moment)).toEqual({});
  },
);

test.each(['today at 9 am', 'yesterday', '7 days earlier'])('%j moves no card into the past', (message) => {
  expect(readCardChange(message, card, moment)).toBeUndefined();
});
