import { expect, test } from 'vitest';
import { languageOfExchange, questionLanguage } from './question-language.ts';

test.each([
  ['how many conversations did I have in October?', 'en'],
  ['hoeveel gesprekken had ik in oktober?', 'nl'],
  ['wie viele Gespräche hatte ich im Oktober?', 'de'],
  ['combien de conversations ai-je eues en octobre ?', 'fr'],
  ['¿cuántas conversaciones tuve en octubre?', 'es'],
  ['quante conversazioni ho avuto a ottobre?', 'it'],
  ['quantas conversas tive em outubro?', 'pt'],
  ['gesprekken per maand', 'nl'],
  ['7 uur', 'nl'],
  ['danke', 'de'],
  ['Hilfe', 'de'],
  ['hulp', 'nl'],
  ['aide', 'fr'],
  ['¡Ayuda!', 'es'],
  ['aiuto', 'it'],
  ['ajuda', 'pt'],
  ['Bonjour', 'fr'],
  ['Bom dia', 'pt'],
  ['Hallo, guten Morgen!', 'de'],
  ['how do I say “waar is het station” in English?', 'en'],
])('%j is in %s', (message, language) => expect(questionLanguage(message)).toBe(language));

test.each(['', '7:30', 'ok', 'ja', 'Hallo', 'help', 'Help me', 'dagboek', 'no', 'sí', 'Lena', 'en?', 'zxcv'])(
  '%j is no evidence of a language',
  (message) => expect(questionLanguage(message)).toBeUndefined(),
);

test.each([
  ['hallo', 'Europe/Amsterdam', 'nl'],
  ['Hallo!', 'Europe/Berlin', 'de'],
  ['Bonjour', 'UTC', 'fr'],
  ['Hola', 'UTC', 'es'],
])('a greeting is answered in its language: %s in %s', (greeting, timeZone, language) => {
  expect(languageOfExchange(greeting, [], timeZone)).toBe(language);
});

test('a message without evidence keeps the language of the exchange, and begins in English', () => {
  expect(languageOfExchange('ja', [])).toBe('en');
  expect(languageOfExchange('ja', ['how many tasks do I have?', 'verplaats de tandarts naar morgen', 'ok'])).toBe('nl');
  expect(languageOfExchange('and next week?', ['wat heb ik morgen?'])).toBe('en');
});
