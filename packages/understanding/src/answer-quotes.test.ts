import { expect, it } from 'vitest';
import { answerQuotes } from './answer-quotes.ts';
import { detailsOf } from './conversation-detail.ts';
import { asksDecision, decisionQuotes } from './decision-quotes.ts';
import type { Turn } from './quote-conversation.ts';

const turns: Turn[] = [
  { id: 'q1', role: 'user', text: 'Which colour suits a north room, green or ochre?' },
  {
    id: 'a1',
    role: 'assistant',
    text: 'Ochre. A north room gets cold light, and ochre warms it without looking yellow. Green turns grey there. One litre covers ten square metres, so the room needs three.',
  },
  { id: 'q2', role: 'user', text: 'Ochre sounds right for us. Do we need a primer?' },
  { id: 'a2', role: 'assistant', text: 'On old paint no. Wash the wall first.' },
];

it('quotes the question, then the reply from its beginning', () => {
  expect(answerQuotes({ question: 'what suits a north room', query: ['north', 'room'] }, turns)).toEqual([
    { turnId: 'q1', role: 'user', text: 'Which colour suits a north room, green or ochre?' },
    { turnId: 'a1', role: 'assistant', text: expect.stringMatching(/^Ochre\. A north room gets cold light/) },
  ]);
});

it('answers a question for a number with the statement that has one', () => {
  expect(answerQuotes({ question: 'how much paint does the room need', query: ['paint'] }, turns).at(-1)?.text).toMatch(
    /^One litre covers ten square metres/,
  );
});

it('quotes the reason for a decision, then the decision without the question in the same message', () => {
  expect(asksDecision('Welche Farbe haben wir gewählt?')).toBe(true);
  expect(asksDecision('Which colour suits a north room?')).toBe(false);
  expect(decisionQuotes(turns)).toEqual([
    {
      turnId: 'a1',
      role: 'assistant',
      text: 'A north room gets cold light, and ochre warms it without looking yellow.',
    },
    { turnId: 'q2', role: 'user', text: 'Ochre sounds right for us.' },
  ]);
  expect(decisionQuotes(turns.slice(0, 2))).toEqual([]);
});

it('quotes what a person said of the outcome, if the question asks for it', () => {
  const repaired: Turn[] = [
    { id: 'q1', role: 'user', text: 'The tap drips. Can I repair it?' },
    { id: 'a1', role: 'assistant', text: 'Usually. Wipe the seat clean: a grain of lime is enough to make it drip.' },
    { id: 'q2', role: 'user', text: 'It was a grain of lime.' },
  ];
  expect(decisionQuotes(repaired, 'How did I fix the tap?').at(-1)?.text).toBe('It was a grain of lime.');
  expect(decisionQuotes(repaired)).toEqual([]);
});

it('finds the reason for a decision, and nothing for an amount that is not mentioned', () => {
  expect(detailsOf(turns, { kind: 'why', query: [] })[0]?.text).toContain('ochre warms it');
  expect(detailsOf(turns, { kind: 'amount', query: ['primer'], mustShare: true })).toEqual([]);
});
