import { expect, it, test } from 'vitest';
import type { Turn } from '../quote-conversation.ts';
import { englishMeanings, soughtWords } from '../text/word-meanings.ts';
import { askedWords, namesAsked } from './asked-words.ts';
import { bestPassages } from './best-passage.ts';
import { continuationOf, sidesOf } from './continues-quote.ts';

test.each([
  ['kniepijn', 'nl', [['knee'], ['pain', 'hurt']]],
  ['Spanischwörtern', 'de', [['spanish'], ['word', 'words']]],
  ['moisissure', 'fr', [['mould']]],
  ['pagamos', 'es', [['pay', 'paid']]],
  ['xyzzy', 'nl', []],
] as const)('%s (%s) has these English meanings', (word, language, meanings) => {
  expect(englishMeanings(word, language)).toEqual(meanings);
});

test.each([
  ["wasn't there something else about that?", 'more'],
  ['was er niet nog iets?', 'more'],
  ['war da nicht noch was?', 'more'],
  ["il n'y avait pas autre chose ?", 'more'],
  ['¿no había algo más?', 'more'],
  ["non c'era altro?", 'more'],
  ['não havia mais alguma coisa?', 'more'],
  ['buyer or seller?', 'reference'],
  ['and what did it cost?', 'reference'],
  ['en hoe lang duurt dat?', 'reference'],
  ['und wer zahlt das?', 'reference'],
  ['et combien ça coûte ?', 'reference'],
  ['who pays if the wall stays damp?', 'question'],
  ['am I free on Friday?', undefined],
  ['remind me of that tomorrow', undefined],
  ['und wann ist der nächste Termin?', undefined],
  ['thanks!', undefined],
] as const)('%s follows up on a quote: %s', (message, kind) => {
  expect(continuationOf(message)).toBe(kind);
});

it('finds the two alternatives of a question', () => {
  expect(sidesOf('buyer or seller?')).toEqual(['buyer', 'seller']);
  expect(sidesOf('de koper of de verkoper?')).toEqual(['de koper', 'de verkoper']);
  expect(sidesOf('is it red or blue?')).toBeUndefined();
});

it('takes the words of the subject, and names inside the sentence', () => {
  expect(askedWords('Wat zei je ook alweer over mijn kniepijn?', 'nl')).toEqual(['kniepijn']);
  expect(namesAsked('Comment va mon amie Ines ?', 'fr')).toEqual(['ines']);
  expect(namesAsked('Wie geht es der Katze?', 'de')).toEqual([]);
});

const turns: Turn[] = [
  { id: 'q1', role: 'user', text: 'The boiler hums. What can I do?' },
  {
    id: 'a1',
    role: 'assistant',
    text: 'Bleed it first.\n\n- Close the valve\n- Open the cap with the square key\n\nA new pump costs 240 euros. It lasts for fifteen years. Ask for the quiet model.',
  },
];

it.each([
  ['how much is a pump', ['pump'], 'en', /^A new pump costs 240 euros\. It lasts/],
  ['which key opens the cap', ['key', 'cap'], 'en', /^Open the cap with the square key/],
  ['hoe lang gaat een pomp mee', ['pump'], 'nl', /It lasts for fifteen years/],
] as const)('quotes whole sentences around the best one: %s', (question, words, language, text) => {
  const [best] = bestPassages({ question, words: soughtWords(words, language) }, turns);
  expect(best).toMatchObject({ isMeasured: true });
  expect(best?.quote.text).toMatch(text);
});

it('finds nothing without a shared word', () => {
  expect(bestPassages({ question: 'what about skiing', words: [['skiing']] }, turns)).toEqual([]);
});
