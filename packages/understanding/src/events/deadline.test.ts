import { expect, test } from 'vitest';
import { isDeadline } from './deadline.ts';

test.each(['boots need filling by 6 December', 'MSc applications due Jan 15', 'no later than Monday at noon'])(
  'something is due: %j',
  (text) => {
    expect(isDeadline(text, false)).toBe(true);
  },
);

test.each(['my sister comes by on Sunday at four', 'in Rome until Friday', 'lunch on Friday'])(
  'nothing is due: %j',
  (text) => {
    expect(isDeadline(text, false)).toBe(false);
  },
);

test('a duty may also be due before a day', () => {
  expect(isDeadline('I have to pay the rent before Friday', true)).toBe(true);
});
