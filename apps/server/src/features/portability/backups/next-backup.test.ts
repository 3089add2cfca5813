import { expect, test } from 'vitest';
import { nextBackupAt } from './next-backup.ts';

function nextFour(first: string): string[] {
  const times: string[] = [];
  let last = new Date(first);
  while (times.length < 4) {
    last = nextBackupAt('month', last, last);
    times.push(last.toISOString().slice(0, 10));
  }
  return times;
}

test('a monthly backup on the last day of a month stays on the last day', () => {
  expect(nextFour('2026-01-31T06:00:00Z')).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
});

test('a monthly backup on another day stays on that day, and missed ones are not made later', () => {
  expect(nextFour('2026-01-15T06:00:00Z')).toEqual(['2026-02-15', '2026-03-15', '2026-04-15', '2026-05-15']);
  const now = new Date('2026-06-20T00:00:00Z');
  expect(nextBackupAt('month', new Date('2026-01-15T06:00:00Z'), now)).toEqual(new Date('2026-07-15T06:00:00Z'));
});
