import { expect, test } from 'vitest';
import { findWhen } from './find-when.ts';
import type { PlanLanguage } from './languages/time-words.ts';

const recurring = (language: PlanLanguage | undefined, text: string): string | undefined =>
  findWhen(text, new Date('2026-11-30T10:00:00Z'), 'Europe/Amsterdam', language)?.recurring;

const FORTNIGHTLY = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=5';

test.each<[PlanLanguage | undefined, string, string]>([
  [undefined, 'bookbinding every other Tuesday, five evenings in total', FORTNIGHTLY],
  [undefined, 'Five evenings in total, every other Tuesday from 8 December at 7pm: bookbinding', FORTNIGHTLY],
  [undefined, 'every other Monday at 9, five mornings in total', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;COUNT=5'],
  [undefined, 'physio on Mondays at 9, ten appointments', 'FREQ=WEEKLY;BYDAY=MO;COUNT=10'],
  [undefined, 'pottery every Wednesday at 7pm, 8 sessions', 'FREQ=WEEKLY;BYDAY=WE;COUNT=8'],
  [undefined, 'singing, Thursdays at 6pm, six rehearsals', 'FREQ=WEEKLY;BYDAY=TH;COUNT=6'],
  [undefined, 'Every Friday at noon, four workshops in all', 'FREQ=WEEKLY;BYDAY=FR;COUNT=4'],
  ['nl', 'vijf avonden in totaal, om de week op dinsdag om 19 uur: boekbinden', FORTNIGHTLY],
  ['de', 'insgesamt fünf Abende, jeden zweiten Dienstag um 19 Uhr: Buchbinden', FORTNIGHTLY],
  ['fr', 'cinq soirs au total, un mardi sur deux à 19h : reliure', FORTNIGHTLY],
  ['fr', 'reliure un mardi sur deux à 19h, cinq soirées en tout', FORTNIGHTLY],
  ['it', 'cinque serate in tutto, un martedì sì e uno no alle 19: rilegatura', FORTNIGHTLY],
  ['es', 'cinco tardes en total, cada dos martes a las 19h: encuadernación', FORTNIGHTLY],
  ['pt', 'cinco noites ao todo, de duas em duas semanas à terça às 19h: encadernação', FORTNIGHTLY],
])('the number counts the occurrences of the series: %s %s', (language, text, expected) => {
  expect(recurring(language, text)).toBe(expected);
});

test.each<[PlanLanguage, string, string]>([
  ['de', 'jeden Werktag um 8:45 Standup außer freitags', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
  ['nl', 'elke werkdag om 8:45 overleg behalve op vrijdag', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
  ['de', 'ab Januar jeden ersten Samstag im Monat um 9 Repair-Café', 'FREQ=MONTHLY;BYDAY=1SA'],
])('the days of the series: %s %s', (language, text, expected) => expect(recurring(language, text)).toBe(expected));

test.each<[PlanLanguage | undefined, string, string | undefined]>([
  [undefined, 'gym Tuesdays and Thursdays at 7pm, two evenings', 'FREQ=WEEKLY;BYDAY=TU,TH'],
  [undefined, 'five evenings in total at 7pm, from 8 December', 'FREQ=DAILY;COUNT=5'],
  [undefined, 'every Monday at 9, two appointments a day', 'FREQ=WEEKLY;BYDAY=MO'],
  [undefined, 'dinner on Friday at 7, five people in total', undefined],
  ['fr', 'dîner vendredi à 19h, cinq personnes au total', undefined],
])('another number does not: %s %s', (language, text, expected) => {
  expect(recurring(language, text)).toBe(expected);
});

test.each([
  ['every Monday at 9 until November', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20271101T225900Z'],
  ['every Monday at 9 until the end of November', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261130T225900Z'],
  ['pay the choir every month for 10 weeks', 'FREQ=MONTHLY;UNTIL=20270208T225900Z'],
  ['physio Mondays and Tuesdays at 9 for ten days', 'FREQ=WEEKLY;BYDAY=MO,TU;UNTIL=20261210T225900Z'],
  ['physio Mondays and Tuesdays at 9 for three weeks', 'FREQ=WEEKLY;BYDAY=MO,TU;COUNT=6'],
  ['check-up every year at 9 for 18 months', 'FREQ=YEARLY;UNTIL=20280530T215900Z'],
  ['eye drops every day at 9 for twenty-one days', 'FREQ=DAILY;COUNT=21'],
  ['physio every Monday at 9 for thirty weeks', 'FREQ=WEEKLY;BYDAY=MO;COUNT=30'],
  ['swimming every Tuesday at 9 starting 2 March for three months', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270602T215900Z'],
  ['every Friday at 3pm, two meetings: sales and support', 'FREQ=WEEKLY;BYDAY=FR'],
  ['yoga every Monday at 9 for six months', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270530T215900Z'],
])('the end of the series, written on 30 November: %s', (text, expected) => {
  expect(recurring(undefined, text)).toBe(expected);
});

test.each([
  ['We may first call the dentist on Friday at 9', '2026-12-04T08:00:00.000Z'],
  ['We fly on may third at 9', '2027-05-03T07:00:00.000Z'],
])('the verb "may" is not the month: %s', (text, expected) => {
  expect(findWhen(text, new Date('2026-11-30T10:00:00Z'), 'Europe/Amsterdam')?.start.toISOString()).toBe(expected);
});
