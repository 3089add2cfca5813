import { describe, expect, test } from 'vitest';
import type { DataQuestion } from './data-question.ts';
import { readDataQuestion } from './questions.ts';

const reference = new Date('2026-11-28T19:00:00Z');
const names = {
  categories: ['Education', 'Work', 'Finances', 'Friends', 'Other'],
  goals: ['Run the spring half marathon km kilometres', 'Learn 500 Spanish words'],
  tasks: ['Choose a present for Jonas'],
  events: ['Spanish class', 'Dentist appointment', 'Choir rehearsal'],
};

/** The question of the last message. Each message is read with the question of the message before it. */
function read(...messages: string[]): DataQuestion | undefined {
  let previous: DataQuestion | undefined;
  for (const message of messages) previous = readDataQuestion(message, { reference, timeZone: 'UTC', names, previous });
  return previous;
}

const days = (question: Pick<DataQuestion, 'period'> | undefined): string =>
  [question?.period?.from, question?.period?.to].map((day) => day?.toISOString().slice(0, 10)).join(' ');

describe('what is counted or listed', () => {
  test.each([
    ['how many conversations do I have with Claude?', { thing: 'conversations', act: 'count', sources: ['claude'] }],
    ['hey, how many convos are about the half marathon', { act: 'count', words: ['half', 'marathon'] }],
    ['how many messages did I send to ChatGPT', { thing: 'messages', act: 'count', sources: ['chatgpt'] }],
    ['how big is the Work category', { thing: 'conversations', act: 'count', categories: ['Work'] }],
    ["what's in Friends", { thing: 'conversations', act: 'list', categories: ['Friends'] }],
    ['did I ask Claude about money?', { act: 'exists', sources: ['claude'], words: ['money'] }],
    ['have I ever talked about solar panels?', { act: 'exists', words: ['solar', 'panels'] }],
    ['list my last five conversations about SQL', { act: 'list', order: 'newest', limit: 5, words: ['sql'] }],
    ['what is my longest conversation', { act: 'list', order: 'longest', limit: 1 }],
    ['how long ago was my first conversation', { act: 'ago', order: 'oldest' }],
    ['show all conversations with documents', { act: 'list', hasDocument: true }],
    ['Be honest, what am I late with?', { thing: 'tasks', state: 'overdue' }],
    ['which tasks have no due date', { thing: 'tasks', state: 'undated' }],
    ["when's choir", { thing: 'events', act: 'when', words: ['choir'] }],
    ['how many hours of meetings do I have next week', { thing: 'events', act: 'total' }],
    ['how many kilometres per week do I need', { thing: 'goals', act: 'pace', words: ['kilometres'] }],
    ['which goal am I furthest behind on', { thing: 'goals', state: 'behind' }],
    ['how many flashcards are due today', { thing: 'cards', state: 'due' }],
    ['what do you remember about me', { thing: 'memories', act: 'list' }],
  ])('%s', (message, expected) => {
    expect(read(message)).toMatchObject(expected);
  });

  test.each([
    [
      'which category is my biggest and which one is the smallest',
      { groupBy: 'category', extremes: ['most', 'least'] },
    ],
    ['which month was I most active', { groupBy: 'month', extremes: ['most'] }],
    ['which assistant do I use most', { groupBy: 'source', extremes: ['most'] }],
    ['average conversations per month', { act: 'average', groupBy: 'month' }],
    ['what percentage of my conversations is with Claude', { act: 'share', sources: ['claude'] }],
  ])('groups: %s', (message, expected) => {
    expect(read(message)).toMatchObject(expected);
  });
});

test('a comparison has a filter for each side', () => {
  const question = read('Did I have more conversations in October or in September?');
  expect(question?.alternatives?.map(days)).toEqual(['2026-10-01 2026-11-01', '2026-09-01 2026-10-01']);
  expect(read('how many conversations does Work have, compared with Finances?')?.alternatives).toMatchObject([
    { categories: ['Work'] },
    { categories: ['Finances'] },
  ]);
});

test.each([
  ['how many conversations between March and June 2025', '2025-03-01 2025-07-01'],
  ['how many conversations since July', '2026-07-01 2026-11-28'],
  ['what is on my calendar from now until Wednesday', '2026-11-28 2026-12-03'],
  ['how many Spanish classes are there in December', '2026-12-01 2027-01-01'],
])('the period of %j', (message, expected) => {
  expect(days(read(message))).toBe(expected);
});

describe('a message that continues the question before', () => {
  test.each([
    [
      ['how many times did I talk about SQL', 'how many of those were with claude?'],
      { words: ['sql'], sources: ['claude'] },
    ],
    [['how many conversations do I have', 'only the ones about work'], { act: 'count', categories: ['Work'] }],
    [['which category is my biggest', 'and the smallest?'], { groupBy: 'category', extremes: ['least'] }],
    [['what is my longest conversation', 'and the second one?'], { order: 'longest', offset: 1 }],
    [['list the conversations in Work', 'show me the rest'], { categories: ['Work'], offset: 10 }],
    [['how am I doing on the half marathon', 'ok, how much is left then?'], { thing: 'goals', act: 'left' }],
    [['which task is due next', 'and the one after that?'], { thing: 'tasks', offset: 1 }],
    [['hoeveel gesprekken heb ik met Claude?', 'en over SQL?'], { sources: ['claude'], words: ['sql'] }],
  ])('%j', (messages, expected) => {
    expect(read(...messages)).toMatchObject(expected);
  });

  test.each([
    [
      ['Did I have more conversations in October or in September?', 'what about the month before that'],
      '2026-08-01 2026-09-01',
    ],
    [['what am I late with', 'and what has to be done before Monday?'], '2026-11-28 2026-11-30'],
    [['how many conversations did I have', 'and in May?', 'and the month after?'], '2026-06-01 2026-07-01'],
    [['ho avuto più conversazioni a ottobre o a settembre?', 'e il mese prima?'], '2026-08-01 2026-09-01'],
  ])('the period of %j', (messages, expected) => {
    expect(days(read(...messages))).toBe(expected);
  });

  test('both sides of a comparison get the new period', () => {
    const question = read('do I use Claude or ChatGPT more', 'and in 2025?');
    expect(question?.alternatives?.map(days)).toEqual(['2025-01-01 2026-01-01', '2025-01-01 2026-01-01']);
  });
});

test.each([
  ['montre-moi toutes les catégories de mon archive avec leur taille', { thing: 'categories', act: 'list' }],
  ['mostra as últimas cinco conversas sobre SQL', { order: 'newest', limit: 5, words: ['sql'] }],
  ['wie viele Gespräche hatte ich mit Claude?', { act: 'count', sources: ['claude'] }],
  ['womit bin ich zu spät dran?', { thing: 'tasks', state: 'overdue' }],
  ['quelle catégorie est la plus grande ?', { groupBy: 'category', extremes: ['most'] }],
  ['¿cuál es mi conversación más larga?', { order: 'longest', limit: 1 }],
  ['quante conversazioni ho sul lavoro?', { act: 'count', categories: ['Work'] }],
  ['hoeveel procent van mijn gesprekken is met Claude?', { act: 'share', sources: ['claude'] }],
])('other languages: %s', (message, expected) => {
  expect(read(message)).toMatchObject(expected);
});

test.each([
  'Bitte eine Rangliste meiner drei größten Kategorien mit der Anzahl der Gespräche.',
  'Geef een top drie van mijn categorieën met aantallen',
  'un classement de mes trois plus grandes catégories avec les chiffres',
  'top tres de mis categorías con números',
  'una classifica delle mie tre categorie più grandi con i numeri',
  'top 3 das minhas categorias com números',
])('the largest categories in other languages: %s', (message) => {
  expect(read(message)).toMatchObject({ groupBy: 'category', extremes: ['most'], limit: 3 });
});

test('more or less than with another assistant compares both in the same month', () => {
  const asked = read(
    'How many conversations did I have with Claude in March 2026?',
    'is that more or less than with ChatGPT',
  );
  expect(asked?.alternatives).toMatchObject([{ sources: ['claude'] }, { sources: ['chatgpt'] }]);
  expect(asked?.alternatives?.map(days)).toEqual(['2026-03-01 2026-04-01', '2026-03-01 2026-04-01']);
});

test.each([
  ['wie viele Gespräche hatte ich im Mai?', '2026-05-01 2026-06-01'],
  ['quantas conversas tive em maio de 2025?', '2025-05-01 2025-06-01'],
  ['¿Qué tareas tengo pendientes para esta semana?', '2026-11-23 2026-11-30'],
  ["cosa c'è in agenda da qui a domenica?", '2026-11-28 2026-11-30'],
])('periods in other languages: %s', (message, expected) => {
  expect(days(read(message))).toBe(expected);
});

test.each([
  'what did we say about sourdough',
  'which of my friends do I talk about most',
  'write me a poem about fjords',
  'mark the passport task as done',
  'how many people live in Lisbon',
  'in which category is the chat about the toast?',
  'when did I first ask about statistics?',
])('%j is not read as a data question', (message) => {
  expect(read(message)).toBeUndefined();
});

describe('the size of a category', () => {
  test.each([
    ['hoe groot is de categorie Werk inmiddels'],
    ['hoeveel zit er nu in de categorie Werk'],
    ['how big is the category Work by now'],
    ["what's the size of the Work category"],
    ['wie groß ist die Kategorie Arbeit inzwischen'],
    ['welchen Umfang hat die Kategorie Arbeit'],
    ['quelle est la taille de la catégorie Travail'],
    ['¿cómo de grande es la categoría Trabajo?'],
    ['qué tan grande es mi categoría Trabajo ahora'],
    ['quanto è grande la categoria Lavoro'],
    ['che dimensioni ha la categoria Lavoro ormai'],
    ['qual é o tamanho da categoria Trabalho'],
    ['que tamanho tem a categoria Trabalho agora'],
  ])('%s', (message) => {
    expect(read(message)).toMatchObject({ thing: 'conversations', act: 'count', categories: ['Work'] });
  });

  test.each([
    ['how large has my Education category become'],
    ['hoe groot is mijn map Onderwijs geworden'],
    ['wie groß ist meine Kategorie Freunde mittlerweile geworden'],
    ['elle fait quelle taille, la catégorie Finances ?'],
    ['qué tamaño tiene ya la categoría Finanzas'],
    ['quanto è diventata grande la categoria Finanze?'],
    ['quão grande está a categoria Finanças'],
  ])('%s', (message) => {
    expect(read(message)).toMatchObject({ thing: 'conversations', act: 'count' });
  });

  test.each([
    ['how big is the Louvre'],
    ['hoe groot is Nederland'],
    ['wie groß ist die Kategorie der endlichen Gruppen'],
    ['quelle est la taille de la tour Eiffel'],
    ['qué tamaño tiene la Luna'],
    ['quanto è grande il Colosseo'],
    ['how big is a category 5 hurricane'],
    ['hoe groot is het werk van Rubens'],
  ])('is not asked for by %s', (message) => {
    expect(read(message)).toBeUndefined();
  });
});
