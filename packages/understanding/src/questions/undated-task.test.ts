import { expect, test } from 'vitest';
import { undatedTask } from './undated-task.ts';

const TASKS = ['Buy stamps', 'Clean the gutters', 'Call the bank'];

test.each([
  'remove the due date of buy stamps',
  'buy stamps has no particular day',
  'move buy stamps to no particular day',
  "buy stamps doesn't need a date any more",
  'set buy stamps to no date please',
  'haal de datum van buy stamps weg',
  'buy stamps heeft geen datum meer nodig',
  'zet buy stamps op geen vaste dag',
  'Entferne das Datum von Buy stamps',
  'Buy stamps braucht kein Datum mehr',
  'enlève la date de buy stamps',
  "buy stamps n'a plus besoin de date",
  'quita la fecha de buy stamps',
  'buy stamps ya no necesita fecha',
  'togli la data di buy stamps',
  'buy stamps non ha bisogno di una data',
  'tira a data de buy stamps',
  'buy stamps já não precisa de data',
])('%s', (text) => expect(undatedTask(text, TASKS, [])).toBe('Buy stamps'));

test.each([
  'make it no particular day',
  'no particular day',
  'remove the date',
  'no deadline please',
  'geen vaste dag',
  'haal de datum weg',
  'kein bestimmter Tag',
  'ohne Datum',
  'sans date précise',
  'déjala sin fecha',
  'lasciala senza data',
  'deixa-a sem data',
])('after a single task was shown: %s', (text) => {
  expect(undatedTask(text, TASKS, ['Call the bank'])).toBe('Call the bank');
});

test.each([
  'remove buy stamps',
  'delete the appointment with the bank',
  'lösche den Termin bei der Bank',
  'move buy stamps to Friday',
  'what day is buy stamps due?',
  'remove the due date of the tax return',
])('stays another message: %s', (text) => expect(undatedTask(text, TASKS, [])).toBeUndefined());

test('two tasks with the words are not guessed between', () =>
  expect(undatedTask('remove the date of the bank', [...TASKS, 'Bank letter'], [])).toBeUndefined());
