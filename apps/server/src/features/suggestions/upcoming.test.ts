import { describe, expect, test } from 'vitest';
import { type Proposed, findUpcoming } from './upcoming.ts';

const now = new Date('2026-11-20T09:00:00Z');
const makeProposed = (datetime: string, recurring: string | null = null, duration = 60): Proposed => ({
  type: 'schedule',
  schedulingDetails: { datetime, duration, recurring, isAllDay: false },
});
const saidContext = (date: string) => ({ saidAt: new Date(date), now, timeZone: 'Europe/Berlin' });
const startText = (proposed: Proposed | undefined) => proposed?.schedulingDetails?.datetime;

describe('an upcoming plan', () => {
  test('is a plan that starts later or is in progress', () => {
    expect(findUpcoming(makeProposed('2026-11-21T10:00:00Z'), saidContext('2026-01-01'))).toBeDefined();
    expect(findUpcoming(makeProposed('2026-11-20T08:30:00Z'), saidContext('2026-01-01'))).toBeDefined();
    expect(findUpcoming(makeProposed('2026-11-20T07:30:00Z'), saidContext('2026-11-20'))).toBeUndefined();
    expect(findUpcoming(makeProposed('2023-03-01T10:00:00Z'), saidContext('2023-02-27'))).toBeUndefined();
  });

  test('is a task, or an event without a named hour, until the end of its day', () => {
    const today = { datetime: '2026-11-20T08:00:00Z', duration: 0, recurring: null, isAllDay: false };
    const assumed = { ...today, isTimeAssumed: true };
    const lateAt = (hour: number) => ({
      ...saidContext('2026-11-20'),
      now: new Date(Date.UTC(2026, 10, 20, 0, hour * 60)),
    });
    expect(findUpcoming({ type: 'task', schedulingDetails: assumed }, lateAt(22))).toBeDefined();
    expect(findUpcoming({ type: 'schedule', schedulingDetails: assumed }, lateAt(22))).toBeDefined();
    // Half past midnight in Berlin.
    expect(findUpcoming({ type: 'task', schedulingDetails: assumed }, lateAt(23.5))).toBeUndefined();
    expect(findUpcoming({ type: 'schedule', schedulingDetails: today }, lateAt(10))).toBeUndefined();
    const overnight = { ...assumed, duration: 24 * 60 };
    expect(findUpcoming({ type: 'schedule', schedulingDetails: overnight }, lateAt(25))).toBeDefined();
    // A reminder whose time has passed cannot be approved.
    expect(findUpcoming({ type: 'reminder', schedulingDetails: assumed }, lateAt(10))).toBeUndefined();
  });

  test('of a series starts with its next occurrence, by local time', () => {
    const weekly = makeProposed('2026-06-01T16:00:00Z', 'FREQ=WEEKLY;BYDAY=MO');
    expect(startText(findUpcoming(weekly, saidContext('2026-05-30')))).toBe('2026-11-23T17:00:00.000Z');
  });

  test('is not a series that has ended or was mentioned more than a year ago', () => {
    expect(
      findUpcoming(makeProposed('2026-06-01T16:00:00Z', 'FREQ=DAILY;COUNT=3'), saidContext('2026-05-30')),
    ).toBeUndefined();
    expect(
      findUpcoming(makeProposed('2023-06-05T16:00:00Z', 'FREQ=WEEKLY;BYDAY=MO'), saidContext('2023-06-01')),
    ).toBeUndefined();
  });

  test('is a birthday, however long ago it was mentioned', () => {
    const birthday = makeProposed('2019-06-05T10:00:00Z', 'FREQ=YEARLY');
    expect(startText(findUpcoming(birthday, saidContext('2019-06-01')))).toBe('2027-06-05T10:00:00.000Z');
  });

  test('is a task without a day that was mentioned recently', () => {
    expect(findUpcoming({ type: 'task' }, saidContext('2026-11-01'))).toBeDefined();
    expect(findUpcoming({ type: 'task' }, saidContext('2026-03-01'))).toBeUndefined();
  });

  test('is never a recommendation', () => {
    expect(findUpcoming({ type: 'recommendation' }, saidContext('2026-11-19'))).toBeUndefined();
  });
});
