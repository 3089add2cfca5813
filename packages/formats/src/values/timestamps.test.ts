import { expect, test } from 'vitest';
import { readTime } from './timestamps.ts';

const moment = Date.UTC(2025, 5, 15, 12, 30, 0, 250);

test.each([
  ['seconds with a fraction', moment / 1000],
  ['seconds as text', String(moment / 1000)],
  ['milliseconds', moment],
  ['microseconds', moment * 1000],
  ['ISO 8601', '2025-06-15T12:30:00.250Z'],
  ['ISO 8601 with microseconds', '2025-06-15T12:30:00.250000+00:00'],
  ['ISO 8601 with an offset', '2025-06-15T20:30:00.25+08:00'],
  ['ISO 8601 without a zone, which is UTC', '2025-06-15T12:30:00.250'],
  ['a wrapped ISO date', { $date: '2025-06-15T12:30:00.250Z' }],
  ['a wrapped number', { $date: { $numberLong: String(moment) } }],
])('%s is read', (_name, value) => {
  expect(readTime(value)).toBe(moment);
});

test.each([
  null,
  undefined,
  0,
  -5,
  Number.NaN,
  Infinity,
  1e30,
  '',
  'soon',
  '2025-13-45T99:00:00Z',
  true,
  [],
  {},
  { $date: {} },
])('%j is not a time', (value) => {
  expect(readTime(value)).toBeNull();
});
