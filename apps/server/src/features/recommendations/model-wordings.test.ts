import { expect, test } from 'vitest';
import { parseWordings } from './model-wordings.ts';

const advice = [
  {
    id: 'one',
    title: 'Make it a goal: Open a coffee shop in Lisbon',
    description: 'You spoke of it on Nov 12, and nothing here says that it is done.',
    why: 'You said so, and it is not in your planner.',
    quotes: ["I'm planning to open a coffee shop in Lisbon."],
  },
];
const messages = [
  {
    conversationId: 'c',
    messageId: 'm',
    categoryId: 'k',
    text: 'My sister wants the keys back, and I told her she would have them by Friday.',
    at: new Date('2026-11-20T09:00:00Z'),
  },
];
const readWordings = (modelReply: unknown) =>
  parseWordings(typeof modelReply === 'string' ? modelReply : JSON.stringify(modelReply), advice, messages);
const readOneWording = (title: string, description = 'Write down what the shop needs, and ask about one of it.') =>
  readWordings({ advice: [{ number: 1, title, description }] }).wordings.get('one');
const readFurtherAdvice = (change: object = {}) =>
  readWordings({
    more: [
      {
        said: 1,
        quote: 'she would have them by friday',
        title: 'Return the keys to your sister',
        description: 'Bring them along before Friday.',
        priority: 'high',
        action: 'reminder',
        ...change,
      },
    ],
  }).furtherAdvice;

test('a model’s wording of advice is accepted when it is about the same thing', () => {
  expect(readOneWording('Draw up the plan for your Lisbon coffee shop')).toEqual({
    title: 'Draw up the plan for your Lisbon coffee shop',
    description: 'Write down what the shop needs, and ask about one of it.',
  });
});

test.each([
  ['another subject', 'Buy a new bicycle', undefined],
  ['a number that is not in the advice', 'Open the coffee shop with 5000 euros', undefined],
  ['such a number in the description', 'Open the coffee shop', 'Save 300 euros a month from now on.'],
  ['markup', '**Open** the coffee shop', undefined],
  ['an address', 'Open the coffee shop', 'Look at https://example.com for how to begin.'],
  ['several lines', 'Open\nthe coffee shop', undefined],
  ['an empty title', '', undefined],
  ['a title that is too long', `Open the coffee shop ${'and then more '.repeat(10)}`, undefined],
])('a wording with %s does not replace that of the rule', (_, title, description) => {
  expect(readOneWording(title, description)).toBeUndefined();
});

test('further advice needs a verbatim quote from a message', () => {
  expect(readFurtherAdvice()).toMatchObject([{ quote: 'she would have them by Friday', message: { messageId: 'm' } }]);
  expect(readFurtherAdvice({ quote: 'she would have them by Monday' })).toEqual([]);
  expect(readFurtherAdvice({ quote: 'by Friday' })).toEqual([]);
  expect(readFurtherAdvice({ said: 2 })).toEqual([]);
  expect(readFurtherAdvice({ title: 'Learn to dance tango' })).toEqual([]);
  expect(readFurtherAdvice({ priority: 'dire', action: 'fly' })).toMatchObject([
    { priority: 'medium', action: 'goal' },
  ]);
});

test.each(['', 'Sure! Here you go.', '[]', '{"advice": 7}', '{"advice": [null, {"number": 9}], "more": [{}]}'])(
  'a model’s reply %j has neither wordings nor advice',
  (text) => {
    const { wordings, furtherAdvice } = readWordings(text);
    expect([wordings.size, furtherAdvice]).toEqual([0, []]);
  },
);
