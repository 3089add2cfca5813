import { expect, test } from 'vitest';
import { detectIntent } from '../intents.ts';

test.each([
  ['Ho tempo sabato mattina?', '2026-11-28T04:00:00.000Z', '2026-11-28T11:00:00.000Z'],
  ['Sono libero sabato pomeriggio?', '2026-11-28T11:00:00.000Z', '2026-11-28T17:00:00.000Z'],
  ['Heb ik zaterdag in de ochtend tijd?', '2026-11-28T04:00:00.000Z', '2026-11-28T11:00:00.000Z'],
  ['Habe ich Samstag Nachmittag Zeit?', '2026-11-28T11:00:00.000Z', '2026-11-28T17:00:00.000Z'],
  ['Suis-je libre samedi matin ?', '2026-11-28T04:00:00.000Z', '2026-11-28T11:00:00.000Z'],
  ['¿Tengo tiempo el sábado por la mañana?', '2026-11-28T04:00:00.000Z', '2026-11-28T11:00:00.000Z'],
  ['Tenho tempo no sábado de manhã?', '2026-11-28T04:00:00.000Z', '2026-11-28T11:00:00.000Z'],
])('a question for a part of a day is read with that part: %s', (question, from, to) => {
  const read = detectIntent(question, new Date('2026-11-25T09:00:00Z'), 'Europe/Brussels');
  expect(read).toMatchObject({ intent: 'free_time', window: { from: new Date(from), to: new Date(to) } });
});
