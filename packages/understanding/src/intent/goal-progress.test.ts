import { describe, expect, test } from 'vitest';
import { detectIntent } from '../intents.ts';

const intentOf = (text: string) => detectIntent(text, new Date('2026-11-28T09:00:00Z'), 'Europe/Berlin');

describe('an amount for a goal is read', () => {
  test.each([
    ['log 6 km for my running goal', 6, 'km'],
    ['I read 30 pages today, count it towards my reading goal', 30, 'pages'],
    ['put 50€ on my savings goal', 50, 'euros'],
    ['add 5 to my goal', 5, undefined],
    ['ik heb 40 min spaans geoefend, tel dat bij mijn doel', 40, 'min'],
    ['heute um 7 uhr 5 km gelaufen, trag das beim Laufziel ein', 5, 'km'],
    ["j'ai couru 8,5 km, ajoute-les à mon objectif course", 8.5, 'km'],
    ['he leído 20 páginas, súmalas a mi meta de lectura', 20, 'paginas'],
    ["segna 2 ore di chitarra sull'obiettivo musica", 2, 'ore'],
    ['corri 4 km hoje, soma na minha meta de corrida', 4, 'km'],
    ['log 5,000 steps for my step goal', 5000, 'steps'],
    ['add 1,250 words to my writing goal', 1250, 'words'],
    ['log -2 kg for my weight goal', -2, 'kg'],
    ['log 1.5 km for my running goal', 1.5, 'km'],
    ['I ran for 30 minutes, add it to my fitness goal please', 30, 'minutes'],
    ['put 1,250.50 dollars into my savings goal', 1250.5, 'dollars'],
    ['trag 10.000 Schritte beim Schrittziel ein', 10_000, 'schritte'],
    ['ajoute 5 000 pas à mon objectif', 5000, 'pas'],
    ['anota menos 2 kg en mi meta de peso', -2, 'kg'],
  ])('%s', (text, amount, unit) => {
    expect(intentOf(text)).toMatchObject({ intent: 'goal_progress', amount, ...(unit !== undefined && { unit }) });
  });
});

test.each([
  'set a goal to read 12 books this year',
  'I want to walk 10000 steps, add it to my goals',
  'how do I add 5 km to my goal?',
  'he scored a goal after 5 minutes, write a report on it',
  'neues Ziel: bis März 5 kilo runter',
  'put a meeting at 3 for the goal review',
  'add gym for 2 hours to my calendar for my fitness goal',
  'put 3 bananas on the shopping list for my target weight',
  'can you book a table for 2 at target?',
  'log in to my target account 2',
  'add 2 slides for the goal review',
  'log 3 mars for my goal',
  'trag 3 März beim Laufziel ein',
  'zet om 3 uur een afspraak voor mijn doel',
  'ajoute 3 bananes à la liste de courses pour mon objectif',
  'log 2-3 km for my running goal',
])('no progress: %s', (text) => {
  expect(intentOf(text).intent).not.toBe('goal_progress');
});

describe('an amount that the person reports to have done is read', () => {
  test.each([
    ['I ran 9 km this morning', 9, 'km'],
    ['This morning I ran 9 km in 52 minutes!', 9, 'km'],
    ["ok, I've just read 30 pages", 30, 'pages'],
    ['swam 2.5 km this morning, can you add that?', 2.5, 'km'],
    ['learned 15 words today', 15, 'words'],
    ['Vandaag heb ik 12 km gefietst', 12, 'km'],
    ['hab heute 15 Wörter gelernt', 15, 'worter'],
    ['Ich bin gestern 8,5 km gelaufen', 8.5, 'km'],
    ["J'ai couru 9 km ce matin", 9, 'km'],
    ['hoy he leído 20 páginas', 20, 'paginas'],
    ['Corrí 7 km', 7, 'km'],
    ['corri 4 km hoje', 4, 'km'],
    ['Stamattina ho corso 6 km', 6, 'km'],
  ])('%s', (text, amount, unit) => {
    expect(intentOf(text)).toMatchObject({ intent: 'goal_progress', amount, unit, isReport: true });
  });
});

test.each([
  'I ran 9 km every morning last year',
  'I read 20 pages, but I did not understand a word',
  'Did I run 9 km?',
  'He ran 9 km this morning',
  'I ran into 3 people from school',
  'I ran out of milk',
  'I read that 5 km a day is enough',
  'I wrote to the 3 banks on Monday',
  "J'ai lu 3 fois qu'il faut courir",
  'ik heb gelezen dat 5 km genoeg is',
  'Ich habe 5 km gelesen, weil es dort stand',
  'he leído que 20 páginas al día bastan',
  'I run 9 km',
])('no report of an amount: %s', (text) => {
  expect(intentOf(text).intent).not.toBe('goal_progress');
});
