import { describe, expect, it } from 'vitest';
import { inOtherLanguages } from '../text/everyday-words.ts';
import { absentThing } from './absent-things.ts';
import { questionsIn } from './clauses.ts';
import type { DataQuestion } from './data-question.ts';
import { impossibleDay } from './impossible-day.ts';
import { readDataQuestion } from './questions.ts';
import { asOrder, askedToRecall, withoutShorthand } from './shorthand.ts';

const names = { categories: ['Work', 'Health', 'Other'], goals: ['Run 300 km'], tasks: [], events: [] };
const moment = { reference: new Date('2026-11-28T12:00:00Z'), timeZone: 'UTC', names };
const read = (text: string, previous?: DataQuestion) => readDataQuestion(text, { ...moment, previous });

describe('questions as people type them', () => {
  it.each([
    ['wich chats w/ claude are abt eggs', 'which chats with claude are about eggs'],
    ['whens choir', 'when is choir'],
    ['anything tomorow', 'anything tomorrow'],
    ['chats w/o claude', 'chats without claude'],
    ['the wishes of his horses', 'the wishes of his horses'],
  ])('short forms are written out: %s', (text, written) => expect(withoutShorthand(text)).toBe(written));

  it.each([
    ['remind me what the standard deviation says', 'what did we say about the standard deviation?'],
    ['remind me who Samir is', 'what did we say about Samir?'],
    ['what did the chat about vitamin d say', 'what did we say about vitamin d?'],
    ['remind me when choir starts tomorrow', 'remind me when choir starts tomorrow'],
    ['remind me what to buy', 'remind me what to buy'],
    ['remind me to call Dana', 'remind me to call Dana'],
  ])('asking to be told again is a question: %s', (text, asked) => expect(askedToRecall(text)).toBe(asked));

  it('a report of a task that is done is an order, if there is such a task', () => {
    const tasks = ['Choose a present for Jonas and Mira'];
    expect(asOrder("I'm done with the present for Jonas", tasks)).toBe('mark the present for Jonas as done');
    expect(asOrder("I'm done with Berlin", tasks)).toBe("I'm done with Berlin");
  });

  it('being up to something is no end of a period', () =>
    expect(read('what have i been up to this month')).toMatchObject({
      isReview: true,
      period: { from: new Date('2026-11-01T00:00:00Z') },
    }));

  it.each([
    ['how many chats not with ChatGPT', { sources: ['chatgpt'] }],
    ['wie viele Gespräche hatte ich ohne Claude', { sources: ['claude'] }],
    ['hoeveel gesprekken zijn niet in Work', { categories: ['Work'] }],
    ['combien de conversations sauf avec Claude', { sources: ['claude'] }],
  ])('an assistant or a category is left out: %s', (text, filter) =>
    expect(read(text)).toMatchObject({ thing: 'conversations', act: 'count', isExcluding: true, ...filter }),
  );

  it('the next assistant named is not left out', () => {
    const previous = read('how many chats not with ChatGPT');
    expect(read('and with Claude?', previous)).toMatchObject({ sources: ['claude'] });
    expect(read('and with Claude?', previous)).not.toHaveProperty('isExcluding');
  });

  it.each([
    'what did i do last week',
    'wat heb ik vorige week gedaan',
    'was habe ich letzte Woche gemacht',
    'qué hice la semana pasada',
  ])('a review of a period: %s', (text) =>
    expect(read(text)).toMatchObject({ isReview: true, period: { from: new Date('2026-11-16T00:00:00Z') } }),
  );

  it('a question about one thing in a period is no review', () =>
    expect(read('what happened with the boiler last week')).toBeUndefined());

  it('January after December is of the next year, and April after March of the same', () => {
    expect(read('and in January?', read('how many chats did I have in December 2025'))).toMatchObject({
      period: { from: new Date('2026-01-01T00:00:00Z') },
    });
    expect(read('and in April?', read('how many chats did I have in March 2025'))).toMatchObject({
      period: { from: new Date('2025-04-01T00:00:00Z') },
    });
  });

  it('both states of tasks', () =>
    expect(read('open and done tasks pls')).toMatchObject({ thing: 'tasks', state: 'any' }));

  it('the last 31st is of a month that has one', () =>
    expect(read('what happened on the 31st')).toMatchObject({ period: { from: new Date('2026-10-31T00:00:00Z') } }));
});

it.each([
  ['what happened on 31 november', 'November 31'],
  ['cosa ho fatto il 30 febbraio', 'February 30'],
  ['am 31. April', 'April 31'],
  ['may 31', undefined],
  ['29 february 2024', undefined],
])('a day that no calendar has: %s', (text, day) => expect(impossibleDay(text)).toBe(day));

it.each([
  ['what projects do i have', 'projects'],
  ['welche Projekte habe ich', 'projects'],
  ['what did I say about my projects', undefined],
  ['what goals do i have', undefined],
])('things that the workspace does not know: %s', (text, thing) => expect(absentThing(text)).toBe(thing));

it.each([
  [
    'Quali attività scadono entro venerdì, e quali ho già completato questa settimana?',
    ['Quali attività scadono entro venerdì', 'quali ho già completato questa settimana?'],
  ],
  ['how many chats are about salt and pepper', undefined],
])('two questions in one message: %s', (text, questions) => expect(questionsIn(text)).toEqual(questions));

it.each([
  ['Zahnarzttermin', 'dentist'],
  ['robinet', 'tap'],
  ['hypotheek', 'mortgage'],
])('an everyday word in other languages: %s', (word, english) => expect(inOtherLanguages(word)).toContain(english));
