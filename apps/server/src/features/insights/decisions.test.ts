import { expect, test } from 'vitest';
import { DECISION_PATTERN, findDecision } from './decisions.ts';

test.each([
  "I've decided to take the train to Prague.",
  'We agreed on the blue one.',
  "Thanks! I'll go with the second offer.",
  "Let's go with oak for the shelf.",
  'We finally settled on Saturday.',
  'I signed up for the half marathon in April.',
  'We decided to wait until he is eleven, how do I explain it to him?',
])('a decision: %s', (text) => {
  expect(findDecision(text)).toBeDefined();
  expect(new RegExp(DECISION_PATTERN, 'i').test(text)).toBe(true);
});

test.each([
  'Should we go with oak?',
  "I haven't decided yet.",
  'Which one would you go with?',
  'If I decided to move, what would it cost?',
  'The council decided against it.',
  'Can you summarise this content?\n\nThe picture is the one I chose for the cover.',
  '```\nI decided\n```',
  '',
])('no decision: %s', (text) => {
  expect(findDecision(text)).toBeUndefined();
});

test('only the sentence with the decision is quoted', () => {
  expect(findDecision('Thanks for the list. I decided to keep the old phone. What does a case cost?')).toBe(
    'I decided to keep the old phone.',
  );
});
