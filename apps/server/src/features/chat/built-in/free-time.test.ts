import { expect, test } from 'vitest';
import { findGaps } from './free-time.ts';

const makeEvent = (eventDate: string, duration: number) =>
  ({ eventDate, duration }) as Parameters<typeof findGaps>[0][number];
const monday = { from: new Date('2026-11-23T00:00+01:00'), to: new Date('2026-11-24T00:00+01:00') };
const context = { now: new Date('2026-11-20T10:00+01:00'), timeZone: 'Europe/Berlin' };
const describeGaps = (gaps: ReturnType<typeof findGaps>) =>
  gaps.map(({ from, to }) => `${formatLocalTime(from)}-${formatLocalTime(to)}`);
const formatLocalTime = (at: Date) =>
  at.toLocaleTimeString('en-GB', { timeZone: context.timeZone, hour: '2-digit', minute: '2-digit' });

test('free time lies between events from 8:00 to 20:00 in the user’s time zone', () => {
  const events = [makeEvent('2026-11-23T09:00+01:00', 60), makeEvent('2026-11-23T14:00+01:00', 60)];
  expect(describeGaps(findGaps(events, monday, 90, context))).toEqual(['10:00-14:00', '15:00-20:00']);
});

test('an event without a length blocks an hour', () => {
  const gaps = findGaps([makeEvent('2026-11-23T14:00+01:00', 0)], monday, 60, context);
  expect(describeGaps(gaps)).toEqual(['08:00-14:00', '15:00-20:00']);
});

test('a gap that is too short is not offered', () => {
  expect(describeGaps(findGaps([makeEvent('2026-11-23T10:00+01:00', 570)], monday, 150, context))).toEqual([]);
});

test('past time is not offered', () => {
  const late = { ...context, now: new Date('2026-11-23T16:07+01:00') };
  expect(describeGaps(findGaps([], monday, 60, late))).toEqual(['16:15-20:00']);
});

test('free time lasts until the end of the window, even if that is not on a quarter of an hour', () => {
  const morning = { from: new Date('2026-11-23T09:00+01:00'), to: new Date('2026-11-23T11:05+01:00') };
  expect(describeGaps(findGaps([], morning, 60, context))).toEqual(['09:00-11:05']);
});

test('20:00 does not limit a request for an evening', () => {
  const evening = { from: new Date('2026-11-23T17:00+01:00'), to: new Date('2026-11-23T23:00+01:00') };
  expect(describeGaps(findGaps([], evening, 60, context))).toEqual(['17:00-23:00']);
});

test('8:00 limits a request for a morning', () => {
  const morning = { from: new Date('2026-11-23T05:00+01:00'), to: new Date('2026-11-23T12:00+01:00') };
  expect(describeGaps(findGaps([], morning, 60, context))).toEqual(['08:00-12:00']);
});
