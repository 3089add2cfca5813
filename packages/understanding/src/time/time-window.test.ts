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
