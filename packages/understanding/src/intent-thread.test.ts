import { describe, expect, test } from 'vitest';
import { type DetectedIntent, detectIntent, isNo, isYes } from './intents.ts';

const now = new Date('2026-11-21T15:00:00Z');
const zone = 'America/New_York';

/** The intent of the last of several messages, each read with the one before. */
const last = (...messages: string[]): DetectedIntent | undefined => {
  let intent: DetectedIntent | undefined;
  for (const message of messages) intent = detectIntent(message, now, zone, intent);
  return intent;
};

describe('a follow-up message', () => {
  test('asks about the same day', () => {
    const monday = { from: new Date('2026-11-23T05:00:00Z'), to: new Date('2026-11-24T05:00:00Z') };
    const asked = [
      ['What is on my calendar on Monday?', 'and when am I free that day?'],
      ['Was steht am Montag an?', 'Wann habe ich an dem Tag Zeit?'],
    ];
    for (const messages of asked)
      expect(last(...messages), messages[1]).toMatchObject({ intent: 'free_time', window: monday });
  });

  test('asks the same question about the day after tomorrow', () => {
    expect(last('What is on my calendar tomorrow?', 'and the day after tomorrow?')).toMatchObject({
      intent: 'plan_question',
      window: { from: new Date('2026-11-23T05:00:00Z') },
    });
  });

  test('asks for a detail of what was quoted', () => {
    const first = 'What did we say about the wedding of Jonas?';
    expect(last(first, 'and when is it?')).toMatchObject({
      ask: 'detail',
      detail: 'when',
      query: ['wedding', 'jonas'],
    });
    expect(last(first, 'and how long is the toast?')).toMatchObject({ detail: 'amount', words: ['toast'] });
    expect(last(first, 'en waarom?')).toMatchObject({ ask: 'detail', detail: 'why' });
    expect(last(first, 'und wo ist sie?')).toMatchObject({ ask: 'detail', detail: 'where' });
    expect(last(first, 'and how many tasks do I have?')).toMatchObject({ intent: 'count_question', counted: 'tasks' });
  });

  test('adds words to the question before', () => {
    const asked = last('What did we say about the eggs?', 'and straight from the fridge?');
    expect(asked).toMatchObject({ intent: 'archive_question', query: ['eggs', 'straight', 'fridge'] });
    expect(last('What did we say about the eggs?', 'and from whom?')?.intent).not.toBe('archive_question');
  });

  test('asks the same question about another time', () => {
    expect(last('What is on my calendar next week?', 'and the week after?')).toMatchObject({
      intent: 'plan_question',
      window: { from: new Date('2026-11-30T05:00:00Z'), to: new Date('2026-12-07T05:00:00Z') },
    });
    expect(last('How many conversations do I have?', 'and in 2022?')).toMatchObject({
      intent: 'count_question',
      query: [],
      window: { from: new Date('2022-01-01T05:00:00Z') },
    });
  });

  test('asks the same question about another thing', () => {
    expect(last('What did we say about sourdough?', 'what about the garden?')).toMatchObject({
      intent: 'archive_question',
      query: ['garden'],
    });
  });

  test('is a command about the thing mentioned before', () => {
    expect(last('When is my dentist appointment?', 'cancel it')).toMatchObject({
      intent: 'plan_question',
      query: ['dentist'],
      change: { action: 'cancel' },
    });
    expect(last('Dentist appointment on Tuesday at 3pm', 'move it to Thursday')).toMatchObject({
      intent: 'plan_question',
      about: 'events',
      change: { action: 'move', day: { year: 2026, month: 11, day: 26 } },
    });
    expect(last('Add buy new tyres to my to-do list', 'make it 4pm')).toMatchObject({
      about: 'tasks',
      change: { action: 'move', time: { hour: 16, minute: 0 } },
    });
  });

  test('asks about the quoted conversation', () => {
    expect(last('What did we say about sourdough?', 'when was that?')).toMatchObject({ intent: 'cited', ask: 'when' });
    expect(last('What did we say about sourdough?', 'tell me more')).toMatchObject({ intent: 'cited', ask: 'more' });
    expect(last('What did we say about sourdough?', 'summarise it')).toMatchObject({
      intent: 'summary',
      conversation: { isCurrent: true, isPronoun: true },
    });
    expect(last('What did we say about sourdough?', 'and put it in Health')).toMatchObject({
      intent: 'move',
      category: 'Health',
      conversation: { isPronoun: true },
    });
  });

  test('is read on its own if it is complete', () => {
    expect(last('What is on my calendar next week?', 'What did we say about sourdough?')).toMatchObject({
      intent: 'archive_question',
      query: ['sourdough'],
    });
  });
});

describe('commands about planned items', () => {
  test.each([
    ['Cancel my dentist appointment', { query: ['dentist'], change: { action: 'cancel' } }],
    ['Move the team meeting to 11am', { query: ['team'], change: { action: 'move', time: { hour: 11, minute: 0 } } }],
    ['push the call with Ana back by 30 minutes', { change: { action: 'move', byMinutes: 30 } }],
    ['move lunch an hour earlier', { query: ['lunch'], change: { action: 'move', byMinutes: -60 } }],
    ['delete the passport task', { about: 'tasks', query: ['passport'], change: { action: 'cancel' } }],
    ['mark the tyres as done', { about: 'tasks', query: ['tyres'], change: { action: 'finish' } }],
  ])('understands "%s"', (text, expected) => {
    expect(last(text)).toMatchObject({ intent: 'plan_question', ...expected });
  });

  test('are distinguished from commands about conversations', () => {
    expect(last('Move the sourdough chat to Health')).toMatchObject({ intent: 'move', category: 'Health' });
  });
});

test.each([
  ['which day am I least busy next week?', { intent: 'free_time' }],
  ['what is due in March?', { intent: 'plan_question', window: { from: new Date('2027-03-01T05:00:00Z') } }],
  [
    'show my appointments for December',
    { intent: 'plan_question', window: { from: new Date('2026-12-01T05:00:00Z') } },
  ],
  [
    'Summarize what we discussed about taxes',
    { intent: 'summary', conversation: { isCurrent: false, query: ['taxes'] } },
  ],
  ['schedule a call with Bob', { intent: 'event' }],
  ['what is the weather tomorrow', { intent: 'needs_model' }],
  ['sourdough', { intent: 'needs_model', kind: 'unclear', query: ['sourdough'] }],
])('understands "%s"', (text, expected) => {
  expect(last(text)).toMatchObject(expected);
});

describe('goals and memories', () => {
  test('a goal has its measure and its end', () => {
    expect(last('I want to read 12 books this year, set that as a goal')).toMatchObject({
      intent: 'goal',
      title: 'Read 12 books',
      targetValue: 12,
      unit: 'books',
      targetDate: '2026-12-31',
    });
    expect(last('Add a goal: save $5000 by June')).toMatchObject({ targetValue: 5000, targetDate: '2027-06-30' });
  });

  test('a memory is a statement about the person, not a duty', () => {
    expect(last('Remember that I am allergic to peanuts')).toEqual({
      intent: 'remember',
      text: 'I am allergic to peanuts',
      confidence: 0.95,
    });
    expect(last('Can you remember that my name is Clara?')).toMatchObject({ text: 'My name is Clara' });
    expect(last('remember to buy milk')).toMatchObject({ intent: 'task' });
    expect(last('remind me that my sister comes tomorrow')).not.toMatchObject({ intent: 'remember' });
  });
});

describe('questions about the archive by time and place', () => {
  test.each([
    ['What did I talk about in April 2023?', { query: [], window: { from: new Date('2023-04-01T04:00:00Z') } }],
    ['What was my first conversation?', { query: [], recency: 'oldest' }],
    ['What did I talk about last?', { query: [], recency: 'newest' }],
    ['latest chat about safari', { query: ['safari'], recency: 'newest' }],
    ['Show me all conversations in Work', { category: 'Work' }],
    ['Compare what we said about blimps and about sleep', { parts: [['blimps'], ['sleep']] }],
  ])('understands "%s"', (text, expected) => {
    expect(last(text)).toMatchObject({ intent: 'archive_question', ...expected });
  });
});

test.each([
  ['2+2', '4'],
  ['what is 15% of 80', '12'],
  ['12 * (3 + 4) / 2', '42'],
  ['how many days until Christmas?', '34 days'],
])('%s is calculated', (text, result) => {
  expect(last(text)).toMatchObject({ intent: 'calculation', result });
});

test.each(['2026-11-21', '555-123-4567', '1/0', '2^9999', '('.repeat(5_000)])('%s is not a calculation', (text) => {
  expect(last(text)?.intent).not.toBe('calculation');
});

test('a message in another language is recognised as such', () => {
  expect(last('Was ist der Unterschied zwischen Strom und Spannung?')).toMatchObject({
    kind: 'knowledge',
    language: 'de',
  });
  expect(last('¿Cuál es la diferencia entre voltaje y corriente?')).toMatchObject({
    kind: 'knowledge',
    language: 'es',
  });
});

test('“and what was the answer?” asks for the answer to the quoted question', () => {
  expect(last('What did we say about sourdough?', 'and what was the answer?')).toMatchObject({ ask: 'answer' });
});

test.each([
  ['Wat staat er morgen op mijn agenda?', { intent: 'plan_question', about: 'events' }],
  ['Was sind meine Ziele?', { intent: 'plan_question', about: 'goals' }],
  ['Quelles sont mes tâches ?', { intent: 'plan_question', about: 'tasks' }],
  ['¿Cuántas veces he preguntado por el alquiler?', { intent: 'count_question', query: ['alquiler'] }],
  ['Quando ho chiesto per la prima volta della caldaia?', { recency: 'oldest', asksWhen: true, query: ['caldaia'] }],
  ['O que dissemos sobre a casa?', { intent: 'archive_question', query: ['casa'] }],
  ['Wann habe ich am Freitag Zeit?', { intent: 'free_time' }],
])('%s is read as the English question', (text, expected) => {
  expect(last(text)).toMatchObject(expected);
});

test('a plan in another language is still a plan', () => {
  expect(last('Erinnere mich morgen um 9 Uhr an den Zahnarzt')).toMatchObject({
    intent: 'reminder',
    suggestion: { title: 'Zahnarzt' },
  });
  expect(last('Wann ist der Termin am Freitag?')).toMatchObject({ intent: 'plan_question' });
});

test('yes and no are recognised', () => {
  for (const text of ['yes', 'Yes please', 'ok, do it', 'sure', 'go ahead']) expect(isYes(text)).toBe(true);
  for (const text of ['no', 'no thanks', 'never mind', 'leave it']) expect(isNo(text)).toBe(true);
  for (const text of ['yes but on Friday', 'what is yes in French', '']) expect(isYes(text)).toBe(false);
});
