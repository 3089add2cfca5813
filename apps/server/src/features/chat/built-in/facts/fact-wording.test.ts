import { expect, test } from 'vitest';
import { repliesIn } from '../replies/all-replies.ts';
import { distanceOf } from './fact-wording.ts';

const at = (time: string): Date => new Date(time);

test.each([
  ['2026-11-28T21:00:00Z', '2026-11-29T08:00:00Z', 'UTC', 'tomorrow'],
  ['2026-11-28T21:00:00Z', '2026-11-28T23:30:00Z', 'UTC', 'today'],
  ['2026-11-28T08:00:00Z', '2026-11-28T23:00:00Z', 'UTC', 'today'],
  ['2026-11-28T08:00:00Z', '2026-11-27T22:00:00Z', 'UTC', 'yesterday'],
  // In Auckland it is 10:00 on the 29th. The moments are 21:00 on that day and 23:30 on the day before.
  ['2026-11-28T21:00:00Z', '2026-11-29T08:00:00Z', 'Pacific/Auckland', 'today'],
  ['2026-11-28T21:00:00Z', '2026-11-28T10:30:00Z', 'Pacific/Auckland', 'yesterday'],
  // The night in which the clock goes back has 25 hours.
  ['2026-10-24T20:00:00Z', '2026-10-27T07:00:00Z', 'Europe/Amsterdam', 'in 3 days'],
])('at %s, the moment %s in the time zone %s is %s', (now, day, timeZone, expected) => {
  expect(distanceOf(at(day), { now: at(now), timeZone, replies: repliesIn('en') })).toBe(expected);
});
