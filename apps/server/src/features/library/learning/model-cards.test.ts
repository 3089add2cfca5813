import { expect, test } from 'vitest';
import { parseModelCards } from './model-cards.ts';

const turns = [
  { id: 'q', role: 'user' as const, text: 'What causes the tides?' },
  {
    id: 'a',
    role: 'assistant' as const,
    text: 'Tides are caused by the **pull of the moon** on the oceans. A spring tide comes every 14 days.',
  },
];
const card = {
  front: 'What causes the tides of the oceans?',
  back: 'The pull of the moon.',
  quote: 'tides are caused by the pull of the moon',
};
const readModelCards = (modelReply: unknown) =>
  parseModelCards(typeof modelReply === 'string' ? modelReply : JSON.stringify(modelReply), turns);
const readOneCard = (change: object) => readModelCards({ cards: [{ ...card, ...change }] }).cards;

test('a card is valid when its quote occurs in a reply and its back adds nothing to that reply', () => {
  expect(readModelCards({ topic: 'Tides', cards: [card] })).toEqual({
    topic: 'Tides',
    cards: [{ front: card.front, back: card.back, turnId: 'a' }],
  });
});

test.each([
  ['a quote that does not occur', { quote: 'tides are caused by the wind over the oceans' }],
  ['a quote of the question', { quote: 'What causes the tides?' }],
  ['a back that is not in the reply', { back: 'Earthquakes below the floor of the Pacific.' }],
  ['a back with another number', { back: 'The pull of the moon every 28 days.' }],
  ['a back that only repeats the front', { back: 'The tides of the oceans.' }],
  ['a side that is too long', { back: 'The pull of the moon. '.repeat(12) }],
  ['markup', { back: '<b>The pull of the moon</b>' }],
  ['an empty side', { front: ' ' }],
])('a card with %s is left out', (_, change) => {
  expect(readOneCard(change)).toEqual([]);
});

test.each(['', 'No cards today.', '{"cards": 7, "topic": 8}', '{"cards": [null]}'])(
  'a model’s text %j has no cards',
  (text) => {
    expect(readModelCards(text)).toEqual({ topic: undefined, cards: [] });
  },
);
