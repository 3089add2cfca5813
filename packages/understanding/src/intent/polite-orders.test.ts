import { expect, test } from 'vitest';
import { detectIntent } from '../intents.ts';

const ask = (text: string) => detectIntent(text, new Date('2026-11-18T10:00:00Z'), 'Europe/Berlin');

test.each([
  ['do you think you could set me a reminder for the 30th so I pay the rent', 'Pay the rent'],
  [
    "any chance you could put in a reminder for tomorrow so I don't forget to defrost the freezer",
    'Defrost the freezer',
  ],
  ['kun je een herinnering instellen voor morgen zodat ik de huur betaal', 'De huur betaal'],
  ['tu pourrais créer un rappel demain pour que je paie le loyer', 'Paie le loyer'],
  ["mi ricorderesti domani di chiamare l'idraulico", "Chiamare l'idraulico"],
  ['¿me recordarías mañana que llame al fontanero?', 'Llame al fontanero'],
  ['você me lembraria amanhã de ligar para o encanador?', 'Ligar para o encanador'],
])('a politely ordered reminder has its subject as the title: %s', (text, title) => {
  expect(ask(text)).toMatchObject({ intent: 'reminder', suggestion: { title } });
});

test.each([
  ['2 new to-dos: water the plants, call the bank', 'Water the plants'],
  ['zwei Todos: Blumen gießen, Bank anrufen', 'Blumen gießen, Bank anrufen'],
  ['cria uma tarefa pra comprar leite', 'Comprar leite'],
  ['crea una tarea para llamar al banco', 'Llamar al banco'],
])('tasks are added after their number, or after “a task to” with a verb: %s', (text, title) => {
  expect(ask(text)).toMatchObject({ intent: 'task', suggestion: { title } });
});

test.each([
  ['which categories are there in my archive', { intent: 'help', topic: 'categories' }],
  ['welke categorieën heb ik in het archief', { intent: 'help', topic: 'categories' }],
  ['when did I first bring up my knee with Gemini', { intent: 'archive_question', recency: 'oldest' }],
  ['¿cuántas veces le he preguntado a Claude sobre el seguro?', { intent: 'count_question', query: ['seguro'] }],
  ['guten Abend! freut mich :)', { intent: 'small_talk', kind: 'hello' }],
])('a question or greeting with more words keeps its meaning: %s', (text, expected) => {
  expect(ask(text)).toMatchObject(expected);
});

test.each([
  'would you mind explaining how reminders work',
  'there were three new tasks: one about the kettle and two about the invoice',
  'o professor criou uma tarefa pra gente enviar até sexta',
  'mi ricorderesti come si chiama quel film?',
])('what orders nothing adds nothing: %s', (text) => {
  expect(ask(text)).not.toHaveProperty('suggestion');
});
