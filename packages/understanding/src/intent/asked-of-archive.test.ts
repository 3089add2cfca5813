import { expect, it } from 'vitest';
import { detectIntent } from '../intents.ts';

const ask = (text: string) => detectIntent(text, new Date('2026-11-18T10:00:00Z'), 'Europe/Berlin');

it.each([
  ['à quand remonte ma première question sur les impôts', { recency: 'oldest', asksWhen: true, query: ['impôts'] }],
  ['wann ging es zuletzt um Schlaf', { recency: 'newest', query: ['schlaf'] }],
  ['qual è stata la mia prima conversazione?', { recency: 'oldest', query: [] }],
  ['busca en mi archivo bomba de calor', { query: ['bomba', 'calor'] }],
  ['todas as minhas conversas sobre carros', { isList: true, query: ['carros'] }],
])('%j asks the archive', (text, asked) => {
  expect(ask(text)).toMatchObject({ intent: 'archive_question', ...asked });
});

it.each([
  ['wat is mijn meest voorkomende onderwerp', 'topics'],
  ['anzahl der Gespräche im letzten Jahr', 'conversations'],
  ['em que mês conversei mais', 'conversations'],
])('%j counts %s', (text, counted) => {
  expect(ask(text)).toMatchObject({ intent: 'count_question', counted });
});

it.each([
  ['Vielen Dank, das hast du richtig gut gemacht!'],
  ['nada más por ahora, que tengas un lindo día'],
  ['nothing else for now, have a lovely evening'],
  ['obrigadão, até amanhã'],
])('%j is small talk', (text) => {
  expect(ask(text).intent).toBe('small_talk');
});
