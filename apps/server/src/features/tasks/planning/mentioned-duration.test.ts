import { expect, test } from 'vitest';
import { findDuration } from './mentioned-duration.ts';

test.each([
  ['90 min of writing', 90],
  ['two hours for the essay', 120],
  ['an hour and a half with Ana', 90],
  ['one and a half hours', 90],
  ['2h30 for the accounts', 150],
  ['2 hours 15 minutes', 135],
  ['1,5 h Sport', 90],
  ['half an hour', 30],
  ['ninety minutes', 90],
  ['a couple of hours', 120],
])('%s is %i minutes', (message, minutes) => {
  expect(findDuration(message)?.minutes).toBe(minutes);
});

test.each(['a walk at 5 am', 'gym at 9 a.m.', 'in two hours', 'after 2 hours', 'three times'])(
  '%s states no duration',
  (message) => {
    expect(findDuration(message)).toBeUndefined();
  },
);
