import { expect, test } from 'vitest';
import { momentOfReminder, reminderOfShown } from './reminder-of-shown.ts';

const moment = { reference: new Date('2026-11-29T10:00:00Z'), timeZone: 'Europe/Amsterdam' };
const start = new Date('2026-12-10T13:30:00Z');

test.each([
  ['remind me the day before at 8', '2026-12-09 08:00'],
  ['and remind me an hour before', '2026-12-10 13:30'],
  ['remind me of it the evening before', '2026-12-09 20:00'],
  ['remind me about that tomorrow at 9', '2026-11-30 09:00'],
  ['set a reminder at 7 that morning', '2026-12-10 07:00'],
  ['herinner me er de dag ervoor om 8 uur aan', '2026-12-09 08:00'],
  ['herinner me een half uur van tevoren', '2026-12-10 14:00'],
  ['erinnere mich am Tag vorher um 18 Uhr', '2026-12-09 18:00'],
  ['erinnere mich eine Stunde vorher', '2026-12-10 13:30'],
  ['erinnere mich zwei Stunden vorher daran', '2026-12-10 12:30'],
  ['rappelle-moi la veille à 19h', '2026-12-09 19:00'],
  ['rappelle-le-moi une heure avant', '2026-12-10 13:30'],
  ['recuérdamelo el día antes a las 9', '2026-12-09 09:00'],
  ['avísame dos horas antes', '2026-12-10 12:30'],
  ['ricordamelo il giorno prima alle 18', '2026-12-09 18:00'],
  ['avvisami un’ora prima', '2026-12-10 13:30'],
  ['lembra-me na véspera às 20h', '2026-12-09 20:00'],
  ['lembra-me uma hora antes', '2026-12-10 13:30'],
])('%s', (text, expected) => {
  const asked = reminderOfShown(text, moment);
  const at = asked && momentOfReminder(asked, start, false, moment.timeZone);
  expect(at?.toLocaleString('sv', { timeZone: moment.timeZone }).slice(0, 16)).toBe(expected);
});

test.each([
  'remind me to call mum the day before at 8',
  'remind me an hour before the meeting to bring the letter',
  'erinnere mich morgen um 9 an die Rechnung',
  'remind me what we said the day before',
  'remind me tomorrow at 9',
  'herinner me om de planten water te geven',
])('names something else: %s', (text) => expect(reminderOfShown(text, moment)).toBeUndefined());
