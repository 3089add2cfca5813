import { expect, test } from 'vitest';
import { findWindow } from './time-window.ts';

// Wednesday, 11:00 in Berlin.
const reference = new Date('2026-11-18T10:00:00Z');
const find = (question: string) => findWindow(question, reference, 'Europe/Berlin');

test('a window is a period of whole days, or of one hour from a time', () => {
  expect(find('What did I plan for tomorrow?')).toEqual({
    from: new Date('2026-11-18T23:00:00Z'),
    to: new Date('2026-11-19T23:00:00Z'),
    label: 'tomorrow',
  });
  expect(find('Friday at 3pm')).toMatchObject({
    from: new Date('2026-11-20T14:00:00Z'),
    to: new Date('2026-11-20T15:00:00Z'),
  });
});

test.each(['9999-12-31T23:59:59Z', 'in March 9999', 'lunch in 500000 weeks', 'nothing about time'])(
  'there is no window in %j',
  (question) => {
    expect(find(question)).toBeUndefined();
  },
);

test.each([
  ['What is on this weekend?', '2026-11-20', 'this weekend'],
  ['What is on over the weekend?', '2026-11-20', 'over the weekend'],
  ['What did I do last weekend?', '2026-11-13', 'last weekend'],
  ['What did we say about the past weekend?', '2026-11-13', 'the past weekend'],
  ['Am I free next weekend?', '2026-11-27', 'next weekend'],
])('the weekend of %j begins on its Saturday', (question, dayBefore, label) => {
  const from = new Date(`${dayBefore}T23:00:00Z`);
  expect(find(question)).toEqual({ from, to: new Date(from.getTime() + 48 * 3_600_000), label });
});

test.each([
  ['two free hours on tuesday afternoon next week', '2026-11-24T11:00:00Z', '2026-11-24T17:00:00Z'],
  ['what is on next week on Thursday', '2026-11-25T23:00:00Z', '2026-11-26T23:00:00Z'],
  ['what did we say on Monday of last week', '2026-11-08T23:00:00Z', '2026-11-09T23:00:00Z'],
  ['what is on next week', '2026-11-22T23:00:00Z', '2026-11-29T23:00:00Z'],
])('a weekday of a week is one day, not the week: %s', (question, from, to) => {
  expect(find(question)).toMatchObject({ from: new Date(from), to: new Date(to) });
});
