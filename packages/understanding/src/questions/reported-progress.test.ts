import { expect, it, test } from 'vitest';
import { progressReported, progressToAdd } from './reported-progress.ts';

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

const GOALS = [
  'Rowing in the club km kilometres kilometers kilometer',
  'Holiday fund euro euros',
  'Read 30 books books',
];

test.each([
  ['did 12 k on the river this morning, add it to the total', 0, 12],
  ['Rowed 9 km after work, can you add that', 0, 9],
  ['vandaag 7 km gedaan, tel het erbij op', 0, 7],
  ['Gestern 14 km geschafft, zähl das dazu', 0, 14],
  ["J'ai fait 11 km, ajoute-les au total", 0, 11],
  ['hice 8 km, súmalos', 0, 8],
  ['fatto 12 km, aggiungili', 0, 12],
  ['fiz 6 km hoje, soma ao total', 0, 6],
  ['put 50 euros aside, add that to my goal', 1, 50],
  ['add 3.2 km to rowing', 0, 3.2],
  ['tel 3 km bij rowing op', 0, 3],
  ['Füge 3,5 km zu Rowing hinzu', 0, 3.5],
  ['add 2 books to my reading', 2, 2],
])('adds what is reported to the goal in its unit: %s', (message, goal, amount) => {
  expect(progressToAdd(message, GOALS)).toEqual({ goal: GOALS[goal], amount });
});

test.each([
  'dentist at 3 tomorrow, add it',
  'We need 5 chairs, add them to the list',
  'did two loads of washing, add that',
  'I will run 5 km tomorrow, add it to my goal',
])('adds nothing without a number of something done: %s', (message) => {
  expect(progressToAdd(message, GOALS)).toBeUndefined();
});
