import { expect, test } from 'vitest';
import { accountOf } from './account.ts';
import type { AccountSource } from './read-conversations.ts';
import { recallQuestion } from './recall-question.ts';

const conversation = (title: string, day: string, ...texts: string[]): AccountSource => ({
  title,
  at: new Date(day),
  turns: texts.map((text, at) => ({ id: `${title}-${at}`, role: at % 2 === 0 ? 'user' : 'assistant', text })),
});

const archive = [
  conversation(
    'Stall at the autumn fair',
    '2024-10-01',
    'We have a stall at the autumn fair with Nora. What sells best?',
    'Small things in jars.',
    'We took 812 at the autumn fair, all the quince jelly is gone.',
    'Well done.',
  ),
  conversation(
    'Autumn fair again',
    '2025-10-02',
    'The autumn fair once more. How many jars?',
    'Twice as many.',
    '1,140 this year at the autumn fair, Nora sold in the rain.',
    'Splendid.',
  ),
  conversation(
    'Canoe or kayak',
    '2024-05-03',
    'Canoe or kayak for the lake? We have room for one.',
    'A canoe carries two.',
    'A canoe, second hand, green.',
    'Enjoy the lake.',
  ),
  conversation(
    'Winter on the roof rack',
    '2026-01-15',
    'We have no canoe any more, the ice broke it. What can one make of cedar strips?',
    'A shelf, or a lamp.',
    'Made a lamp out of it for Nora.',
    'A fine end.',
  ),
  conversation(
    'Why the flat in Graz',
    '2024-02-01',
    'Two flats: Lendplatz with a balcony, second floor without a lift; Eggenberg on the ground floor, a bit dark.',
    'Think of the stairs.',
    'Eggenberg, signed. My mother can visit us with her walker.',
    'A kind reason.',
  ),
];

const told = (text: string): string =>
  accountOf(recallQuestion(text, 'en') ?? expect.fail(), 'en', archive)
    .told.flatMap(({ quotes }) => quotes.map((quote) => quote.text))
    .join('\n');

test('a total tells each occasion', () => {
  expect(told('How much did we take at the autumn fair altogether?')).toMatch(/1,140[^]*812/);
});

test('the present state is what the person said last, under whatever title', () => {
  expect(told('Do we still have the canoe?')).toMatch(/no canoe any more[^]*second hand, green/);
});

test('a reason is told with all that the person said in a short conversation', () => {
  expect(told('Why did I take Eggenberg and not Lendplatz?')).toMatch(/without a lift[^]*walker/);
});

test.each(["What did Nora's dentist say about the crown?", "What is the name of Nora's parrot?"])(
  'a name alone answers nothing: %s',
  (text) => {
    expect(told(text)).toBe('');
  },
);
