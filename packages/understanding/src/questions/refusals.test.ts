import { describe, expect, it } from 'vitest';
import type { DataQuestion } from './data-question.ts';
import { readDataQuestion } from './questions.ts';

const names = {
  categories: ['Work', 'Education', 'Health', 'Family', 'Friends'],
  goals: ['Run 300 km'],
  tasks: ['Call the plumber'],
  events: ['Dentist appointment'],
};
const moment = { reference: new Date('2026-11-28T12:00:00Z'), timeZone: 'UTC', names };
const read = (text: string, previous?: DataQuestion) => readDataQuestion(text, { ...moment, previous });

describe('messages that are not answered from the person’s data', () => {
  it.each([
    'how many conversations are not about Claude the painter',
    "which tasks aren't overdue",
    'hoeveel gesprekken gaan niet over werk',
    'wie viele Gespräche habe ich nicht geführt',
    'combien de conversations ne sont pas avec Claude',
    'qué tareas no están hechas',
    'quali conversazioni non sono con Claude',
    'quantas conversas não são com Claude',
  ])('a negation: %s', (text) => expect(read(text)).toBeUndefined());

  it.each([
    'how many people use ChatGPT',
    'is ChatGPT bigger than Claude',
    'what is the difference between Claude and ChatGPT',
    'wat is het verschil tussen Claude en ChatGPT',
    'quelle est la différence entre Claude et ChatGPT',
    'how does Claude work',
    'what is a goal',
    'which model is the best',
    'which model are you',
    'do you have a source for this',
  ])('others, the world, or the assistant: %s', (text) => expect(read(text)).toBeUndefined());

  it.each([
    'my work is done',
    'I am late',
    'I talked to Claude yesterday',
    'I have a question about work',
    'ask me five questions',
    'these are my notes',
    '12 tasks done, 3 open, 1 overdue',
    'You have 3 new messages',
    'the last message was from my family',
    'She said "how many conversations do I have?"',
    'je suis en retard',
    'die Arbeit ist fertig',
  ])('a statement or a quotation: %s', (text) => expect(read(text)).toBeUndefined());

  it.each([
    'how many conversations in the last 24 hours',
    'meetings in the first week of May',
    'events at the Christmas market',
  ])('a period that is not read rightly: %s', (text) => expect(read(text)).toBeUndefined());

  it.each(['how many meetings did I have last week?', 'which tasks are not done yet', 'tasks without a date'])(
    'but these are answered: %s',
    (text) => expect(read(text)).toBeDefined(),
  );
});

describe('a question after another one', () => {
  const previous = read('how many conversations did I have with Claude in May?');

  it.each([
    ['and how many tasks do I have?', 'tasks'],
    ['and how many conversations do I have about SQL?', 'conversations'],
    ['which month was busiest?', 'conversations'],
  ])('takes no filter over if it is complete: %s', (text, thing) => {
    const question = read(text, previous);
    expect(question).toMatchObject({ thing });
    expect([question?.period, question?.sources]).toEqual([undefined, undefined]);
  });

  it.each(['and what is photosynthesis?', 'and who is the boss?', 'it was in 1990', 'what is Grok?'])(
    'is not continued by a remark or another subject: %s',
    (text) => expect(read(text, previous)).toBeUndefined(),
  );

  it('is continued by a filter alone', () => {
    expect(read('and in June?', previous)).toMatchObject({ thing: 'conversations', sources: ['claude'] });
    expect(read('how many of those were about SQL?', previous)).toMatchObject({ words: ['sql'], sources: ['claude'] });
  });
});
