import { describe, expect, it } from 'vitest';
import { importPace, uploadPace } from './import-pace.ts';
import { shareOfImportDone } from './import-stage.ts';
import { formatBytes } from '#lib/bytes.ts';
import { formatDuration } from './format-duration.ts';

const start = '2026-11-21T09:00:00.000Z';
const counts = { found: 50, created: 50, updated: 0, unchanged: 0, skipped: 0 };
const running = { status: 'running', counts, bytesRead: 0, bytesTotal: 1000, startedAt: start } as const;
const instantAfter = (seconds: number) => Date.parse(start) + seconds * 1000;

describe('the pace of an import', () => {
  it('is measured since the import began, so that it reads the same after a reload', () => {
    const pace = importPace({ ...running, bytesRead: 250 }, instantAfter(10));
    expect(pace).toEqual({ percent: 25, conversationsPerSecond: 5, secondsLeft: 30 });
  });

  it('has no remaining time before anything is read', () => {
    const pace = importPace(running, instantAfter(10));
    expect(pace.secondsLeft).toBeUndefined();
    expect(pace.percent).toBeUndefined();
  });

  it('has no percentage of an unknown size and never exceeds 100', () => {
    expect(importPace({ ...running, bytesTotal: 0, startedAt: null }, 0).percent).toBeUndefined();
    expect(importPace({ ...running, bytesRead: 12, bytesTotal: 10 }, instantAfter(2))).toMatchObject({
      percent: 100,
      secondsLeft: 0,
    });
  });
});

describe('the share of an import that is done', () => {
  it('is counted in conversations instead of bytes once their expected number is known', () => {
    expect(importPace({ ...running, expected: 200 }, instantAfter(10))).toEqual({
      percent: 25,
      conversationsPerSecond: 5,
      secondsLeft: 30,
    });
    expect(shareOfImportDone({ ...running, status: 'completed' })).toBe(1);
  });
});

describe('the pace of an upload', () => {
  it('is measured from where it began or continued, after the first second', () => {
    const upload = {
      importId: 'a',
      sentBytes: 5_000,
      totalBytes: 10_000,
      at: 3_000,
      start: { sentBytes: 1_000, at: 1_000 },
    };
    expect(uploadPace(upload)).toEqual({ bytesPerSecond: 2_000, secondsLeft: 3 });
    expect(uploadPace({ ...upload, at: 1_500 })).toBeUndefined();
  });
});

describe('sizes and durations', () => {
  it('formats sizes in the largest unit that leaves at least 1', () => {
    expect([812, 14_400, 999_600, 3_240_000, 150_400_000, 2_000_000_000].map(formatBytes)).toEqual([
      '812 bytes',
      '14 kB',
      '1 MB',
      '3.2 MB',
      '150 MB',
      '2 GB',
    ]);
  });

  it('formats durations up to a minute and a half in seconds, longer ones in minutes', () => {
    expect([0.2, 40, 89, 200].map(formatDuration)).toEqual(['1 second', '40 seconds', '89 seconds', '3 minutes']);
  });
});
