import { expect, test } from 'vitest';
import { findGaps } from './free-time.ts';

const makeEvent = (eventDate: string, duration: number) =>
  ({ eventDate, duration }) as Parameters<typeof findGaps>[0][number];
const monday = { from: new Date('2026-11-22T23:00:00Z'), to: new Date('2026-11-23T23:00:00Z') };
const context = { now: new Date('2026-11-20T09:00:00Z'), timeZone: 'Europe/Berlin' };
const describeGaps = (gaps: ReturnType<typeof findGaps>) =>
  gaps.map(({ from, to }) => `${from.toISOString().slice(11, 16)}-${to.toISOString().slice(11, 16)}`);

test('free time lies between events from 8:00 to 20:00 in the user’s time zone', () => {
  const events = [makeEvent('2026-11-23T08:00:00Z', 60), makeEvent('2026-11-23T13:00:00Z', 0)];
  expect(describeGaps(findGaps(events, monday, 90, context))).toEqual(['09:00-13:00', '14:00-19:00']);
});

test('a gap that is too short is not offered', () => {
  expect(describeGaps(findGaps([makeEvent('2026-11-23T09:00:00Z', 570)], monday, 150, context))).toEqual([]);
});

test('past time is not offered', () => {
  const late = { ...context, now: new Date('2026-11-23T15:07:00Z') };
  expect(describeGaps(findGaps([], monday, 60, late))).toEqual(['15:15-19:00']);
});

test('free time lasts until the end of the window, even if that is not on a quarter of an hour', () => {
  const morning = { from: new Date('2026-11-23T08:00:00Z'), to: new Date('2026-11-23T10:05:00Z') };
  expect(describeGaps(findGaps([], morning, 60, context))).toEqual(['08:00-10:05']);
});

test('an evening is free until its end, and a morning from 8:00', () => {
  const evening = { from: new Date('2026-11-23T16:00:00Z'), to: new Date('2026-11-23T22:00:00Z') };
  expect(describeGaps(findGaps([], evening, 60, context))).toEqual(['16:00-22:00']);
  const morning = { from: new Date('2026-11-23T04:00:00Z'), to: new Date('2026-11-23T11:00:00Z') };
  expect(describeGaps(findGaps([], morning, 60, context))).toEqual(['07:00-11:00']);
});
