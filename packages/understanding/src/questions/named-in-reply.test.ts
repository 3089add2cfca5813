import { expect, test } from 'vitest';
import {
  amountToAdd,
  eventShownIn,
  tasksShownIn,
  withDayAfter,
  withShownEvent,
  withShownTask,
} from './named-in-reply.ts';

const now = new Date('2026-11-28T19:00:00Z');
const tuesday = { from: new Date('2026-12-01T00:00:00Z'), to: new Date('2026-12-02T00:00:00Z'), label: 'on Tuesday' };
const shown = { title: 'Dentist appointment', day: 'December 31' };

test('“the day after” is the day after that of the previous question', () => {
  expect(withDayAfter('And the day after, am I free?', tuesday, 'UTC')).toBe('And on December 2, 2026, am I free?');
  expect(withDayAfter('the day after tomorrow', tuesday, 'UTC')).toBe('the day after tomorrow');
  expect(withDayAfter('and the day after?', undefined, 'UTC')).toBe('and the day after?');
});

test('only a reply with one event names an event', () => {
  const line = '- Thursday, December 3 at 8:30 AM: Dentist appointment';
  expect(eventShownIn(`You have one event.\n\n${line}`)).toEqual({ title: 'Dentist appointment', day: 'December 3' });
  expect(eventShownIn(`${line}\n${line}`)).toBeUndefined();
});

test.each([
  'donderdag 3 december om 8:30: Dentist appointment',
  'Donnerstag, 3. Dezember um 8:30: Dentist appointment',
  'jeudi 3 décembre à 8:30 : Dentist appointment',
  'jueves, 3 de diciembre, 8:30: Dentist appointment',
  'giovedì 3 dicembre alle ore 8:30: Dentist appointment',
  'quinta-feira, 3 de dezembro às 8:30: Dentist appointment',
])('the event of %j', (line) =>
  expect(eventShownIn(line)).toEqual({ title: 'Dentist appointment', day: 'December 3' }),
);

test.each([
  'Shove it to the day after, same time please.',
  'verschieb ihn auf den Tag danach',
  'zet het maar naar de dag erna',
  'décale-le au lendemain, même heure',
  'pásalo al día siguiente',
  'spostalo al giorno dopo',
  'passa-o para o dia seguinte',
])('%j moves the event of the reply', (text) => {
  expect(withShownEvent(text, shown, now)).toBe('move the Dentist appointment to January 1, 2027');
  expect(withShownEvent(text, undefined, now)).toBe(text);
});

test('“the oldest one” is the first task of the previous list', () => {
  const tasks = tasksShownIn('2 tasks are overdue:\n\n- Return the books, due Saturday\n- Pay the fee, due Wednesday');
  expect(tasks).toEqual(['Return the books', 'Pay the fee']);
  expect(withShownTask('ugh ok remind me about the oldest one tmrw at 9', tasks)).toBe(
    'remind me to return the books tmrw at 9',
  );
  expect(withShownTask('remind me about the dentist', tasks)).toBeUndefined();
});

test.each([
  ['Soma mais 15 que fiz hoje, por favor.', 15],
  ['add another 5', 5],
  ['tel er nog 7 bij', 7],
  ['ajoute encore 3', 3],
  ['suma 12 más', 12],
  ['add milk to my list', undefined],
  ['add 3:30 to my calendar', undefined],
])('%j adds %j', (text, amount) => {
  expect(amountToAdd(text)).toBe(amount);
});
