import { expect, test } from 'vitest';
import {
  amountToAdd,
  amountToSet,
  eventShownIn,
  tasksShownIn,
  withDayAfter,
  withOtherPlan,
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
  expect(withShownTask('ugh ok remind me about the oldest one tmrw at 9', tasks)).toEqual({
    text: 'remind me to return the books tmrw at 9',
    title: 'Return the books',
  });
  expect(withShownTask('remind me about the dentist', tasks)).toBeUndefined();
});

test.each([
  ['Soma mais 15 que fiz hoje, por favor.', 15],
  ['add another 5', 5],
  ['tel er nog 7 bij', 7],
  ['ajoute encore 3', 3],
  ['suma 12 más', 12],
  ['add another 1,000', 1000],
  ['add milk to my list', undefined],
  ['add 3:30 to my calendar', undefined],
])('%j adds %j', (text, amount) => {
  expect(amountToAdd(text)).toBe(amount);
});

test.each([
  'Je hebt 2 open taken:\n\n- Boeken terugbrengen, deadline zaterdag\n- Huur betalen',
  'Du hast 2 offene Aufgaben:\n\n- Boeken terugbrengen, fällig Samstag\n- Huur betalen',
  'Vous avez 2 tâches à faire :\n\n- Boeken terugbrengen, pour le samedi\n- Huur betalen',
  'Tienes 2 tareas pendientes:\n\n- Boeken terugbrengen, para el sábado\n- Huur betalen',
  'Hai 2 attività aperte:\n\n- Boeken terugbrengen, scadenza sabato\n- Huur betalen',
  'Tens 2 tarefas por fazer:\n\n- Boeken terugbrengen, até sábado\n- Huur betalen',
])('the tasks of a list: %j', (reply) => expect(tasksShownIn(reply)).toEqual(['Boeken terugbrengen', 'Huur betalen']));

test('a very long line is not a heading of tasks', () => {
  const start = performance.now();
  expect(tasksShownIn(`${'tasks '.repeat(20_000)}\n- Return the books`)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each([
  ['remind me about the second one tomorrow at 9', 'remind me to pay the fee tomorrow at 9'],
  ['herinner me morgen om 9 uur aan de tweede', 'herinner me morgen om 9 uur aan dat'],
  ['erinnere mich morgen um 9 an die zweite', 'erinnere mich morgen um 9 an das'],
  ['rappelle-moi la deuxième demain à 9h', 'rappelle-moi de ça demain à 9h'],
  ['recuérdame la segunda mañana a las 9', 'recuérdame eso mañana a las 9'],
  ['ricordami la seconda domani alle 9', 'ricordami questo domani alle 9'],
  ['lembra-me da segunda amanhã às 9', 'lembra-me disso amanhã às 9'],
])('a reminder of the second task: %j', (text, order) => {
  expect(withShownTask(text, ['Return the books', 'Pay the fee'])).toEqual({ text: order, title: 'Pay the fee' });
  expect(withShownTask(text, ['Return the books'])).toBeUndefined();
});

test.each([
  ['remind me tomorrow at 9 about the last one', 'remind me tomorrow at 9 to buy milk'],
  ['remind me about the first task in an hour, please', 'remind me to pay the rent in an hour, please'],
  ['rappelle-moi demain à 9h de la dernière', 'rappelle-moi demain à 9h de ça'],
  ['ricordami della prima tra un’ora', 'ricordami questo tra un’ora'],
  ['me lembra da última na sexta às 8', 'me lembra disso na sexta às 8'],
  ['me lembre da segunda amanhã', 'me lembre disso amanhã'],
  ['lembra-me a segunda tarefa amanhã', 'lembra-me disso amanhã'],
])('a time may stand before or after the line: %j', (text, order) => {
  expect(withShownTask(text, ['Pay the rent', 'Call mum', 'Buy milk'])?.text).toBe(order);
});

test.each([
  'me lembra de tomar o remédio de segunda a sexta às 8',
  'lembra-me da segunda-feira às 9',
  'lembra-me da segunda a sexta',
  'lembra-me de segunda a sexta',
  'ricordami domani alle 9 prima di pranzo',
  'ricordami domani alle 9 la prima visita',
  'ricordami domani alle 9 di chiamare il secondo cliente',
  'ricordami tra un secondo',
  'erinnere mich morgen um 9 an das erste Treffen',
  'herinner me morgen om 9 aan de eerste afspraak',
  'herinner me aan de tweede maandag',
  'recuérdame mañana a las 9 la última cita',
  'recuérdame el segundo martes',
  'rappelle-moi demain à 9h la première réunion',
  'rappelle-moi de racheter la deuxième pièce demain à 9h',
  'rappelle-moi le premier mai',
  'remind me to call mum about the second one',
])('%j is no reminder of a listed task', (text) => {
  expect(withShownTask(text, ['Pay the rent', 'Call mum', 'Buy milk'])).toBeUndefined();
});

test.each([
  'the other one too',
  'de andere ook',
  'und die andere auch',
  "et l'autre aussi",
  'la otra también',
  "anche l'altra",
  'a outra também',
])('%j is about the other one of two', (text) => {
  const before = { words: ['books'], action: 'finish' } as const;
  expect(withOtherPlan(text, ['Return the books', 'Pay the fee'], before)).toBe('mark Pay the fee as done');
  expect(withOtherPlan(text, ['Return the books', 'Pay the fee', 'Run'], before)).toBe(text);
  expect(withOtherPlan(text, ['Return the books', 'Pay the fee'], undefined)).toBe(text);
});

test.each([
  ['the other one too', 'cancel Pay the fee'],
  ['the other one was done already', 'mark Pay the fee as done'],
  ['die andere ist schon erledigt', 'mark Pay the fee as done'],
  ['de andere is al klaar', 'mark Pay the fee as done'],
  ["l'autre est déjà faite", 'mark Pay the fee as done'],
])('after one of two was cancelled: %j', (text, order) => {
  const before = { words: ['books'], action: 'cancel' } as const;
  expect(withOtherPlan(text, ['Return the books', 'Pay the fee'], before)).toBe(order);
});

test('the other day is not the other one', () => {
  const before = { words: ['books'], action: 'finish' } as const;
  const text = 'the other day I read about Rome';
  expect(withOtherPlan(text, ['Return the books', 'Pay the fee'], before)).toBe(text);
});

test.each([
  ['set it to 75', 75],
  ['zet het op 75', 75],
  ['setz es auf 75', 75],
  ['mets-le à 75', 75],
  ['ponlo en 75', 75],
  ['impostalo a 75', 75],
  ['põe em 75', 75],
  ['set it to 7:30', undefined],
  ['set it to 7 pm', undefined],
  ['set it to Friday', undefined],
  ['set it to 75 pages', 75],
  ["it's now at 75", 75],
  ['set it to 10,000', 10_000],
  ['zet het op 10.000', 10_000],
  ['set it to 7,5', 7.5],
  ['zet het op 8 uur', undefined],
  ['zet dat op 20 uur', undefined],
  ['mets-le à 18 heures', undefined],
  ['mets-le à 18h', undefined],
  ['ponla a 8 horas', undefined],
  ['mettilo a 8 ore', undefined],
  ['setz es auf 8 Uhr', undefined],
  ["set it to 8 o'clock", undefined],
  ['set it to 7 tomorrow', undefined],
  ['set it to 3 March', undefined],
  ['it is 2026', undefined],
  ["it's 15 degrees", undefined],
  ['set it to 15 degrees', undefined],
])('%j sets %j', (text, amount) => expect(amountToSet(text)).toBe(amount));
