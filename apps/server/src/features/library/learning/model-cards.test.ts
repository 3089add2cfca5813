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
const readModelCards = (answer: unknown) =>
  parseModelCards(typeof answer === 'string' ? answer : JSON.stringify(answer), turns);
const readOneCard = (change: object) => readModelCards({ cards: [{ ...card, ...change }] }).cards;

test('a card is valid when its quote occurs in a reply and its answer adds nothing', () => {
  expect(readModelCards({ topic: 'Tides', cards: [card] })).toEqual({
    topic: 'Tides',
    cards: [{ front: card.front, back: card.back, turnId: 'a' }],
  });
});

test.each([
  ['a quote nobody gave', { quote: 'tides are caused by the wind over the oceans' }],
  ['a quote of the question', { quote: 'What causes the tides?' }],
  ['an answer that is not in the reply', { back: 'Earthquakes below the floor of the Pacific.' }],
  ['an answer with another number', { back: 'The pull of the moon every 28 days.' }],
  ['an answer that says the question', { back: 'The tides of the oceans.' }],
  ['a side that is too long', { back: 'The pull of the moon. '.repeat(12) }],
  ['markup', { back: '<b>The pull of the moon</b>' }],
  ['an empty side', { front: ' ' }],
])('a card with %s is left out', (_, change) => {
  expect(readOneCard(change)).toEqual([]);
});

test.each(['', 'No cards today.', '{"cards": 7, "topic": 8}', '{"cards": [null]}'])(
  'of %j nothing is believed',
  (said) => {
    expect(readModelCards(said)).toEqual({ topic: undefined, cards: [] });
  },
);
