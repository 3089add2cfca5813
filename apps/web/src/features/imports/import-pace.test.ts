import { describe, expect, it } from 'vitest';
import { importPace } from './import-pace.ts';
import { formatBytes } from '#lib/bytes.ts';
import { formatDuration } from './format-duration.ts';

const start = '2026-11-21T09:00:00.000Z';
const counts = { found: 50, created: 50, updated: 0, unchanged: 0, skipped: 0 };
const after = (seconds: number) => Date.parse(start) + seconds * 1000;

describe('the pace of an import', () => {
  it('is measured since the import began, so that it reads the same after a reload', () => {
    const pace = importPace({ bytesRead: 250, bytesTotal: 1000, counts, startedAt: start }, after(10));
    expect(pace).toEqual({ percent: 25, conversationsPerSecond: 5, secondsLeft: 30 });
  });

  it('has no remaining time before anything is read', () => {
    const pace = importPace({ bytesRead: 0, bytesTotal: 1000, counts, startedAt: start }, after(10));
    expect(pace.secondsLeft).toBeUndefined();
    expect(pace.percent).toBe(0);
  });

  it('has no percentage of an unknown size and never exceeds 100', () => {
    expect(importPace({ bytesRead: 0, bytesTotal: 0, counts, startedAt: null }, 0).percent).toBeUndefined();
    expect(importPace({ bytesRead: 12, bytesTotal: 10, counts, startedAt: start }, after(2))).toMatchObject({
      percent: 100,
      secondsLeft: 0,
    });
  });
});

describe('measures', () => {
  it('says sizes with the unit that reads best', () => {
    expect([812, 14_400, 999_600, 3_240_000, 150_400_000, 2_000_000_000].map(formatBytes)).toEqual([
      '812 bytes',
      '14 kB',
      '1 MB',
      '3.2 MB',
      '150 MB',
      '2 GB',
    ]);
  });

  it('says durations in seconds up to a minute and a half, then in minutes', () => {
    expect([0.2, 40, 89, 200].map(formatDuration)).toEqual(['1 second', '40 seconds', '89 seconds', '3 minutes']);
  });
});
