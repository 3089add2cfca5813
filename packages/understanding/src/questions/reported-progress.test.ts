import { expect, it } from 'vitest';
import { progressReported } from './reported-progress.ts';

const goals = ['Read books in Swedish books', 'Save for the kayak euros euro', 'Run before the summer km kilometres'];

it.each([
  ['Just finished another Swedish book!', goals[0], 1],
  ['I put another 150 aside for the kayak', goals[1], 150],
  ['ik heb 40 euro gespaard voor de kajak', goals[1], 40],
] as const)('a report of progress: %s', (text, goal, amount) => {
  expect(progressReported(text, goals)).toEqual({ goal, amount });
});

it.each([
  'I want to finish another Swedish book',
  'Did I finish a Swedish book?',
  'I finished the report',
  'Remind me to put 20 euros aside for the kayak tomorrow',
])('no report of progress of one goal: %s', (text) => {
  expect(progressReported(text, goals)).toBeUndefined();
});
