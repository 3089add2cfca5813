import { expect, it } from 'vitest';
import { mainClause } from './main-clause.ts';

it.each([
  [
    'I have a dentist appointment Thursday at 14:30, what should I ask?',
    'I have a dentist appointment Thursday at 14:30',
  ],
  ['i have my driving test on friday at 9 any tips?', 'i have my driving test on friday at 9'],
  ["My wife's birthday is on the 30th, gift ideas?", "My wife's birthday is on the 30th"],
  ['flying to Oslo on friday, do i need a coat or not', 'flying to Oslo on friday'],
  ['What should I wear, we have a wedding on Saturday at 3?', 'we have a wedding on Saturday at 3'],
])('of %j only %j can be a plan', (sentence, expected) => {
  expect(mainClause(sentence)).toBe(expected);
});

it.each([
  'what time does the shop open on Friday, and where is it?',
  'dinner with Tom, who is leaving, on Friday at 8',
  'starting tomorrow, give me a nudge to mist the orchids',
  'brunch at hers on sunday at 11, can you put that in',
])('%j stays whole', (sentence) => {
  expect(mainClause(sentence)).toBe(sentence);
});
