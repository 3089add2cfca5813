import type { Queryable } from '#db/database.ts';
import type { ScheduleService } from '../schedule.service.ts';
import { nextTime, type ReminderTiming } from './next-time.ts';

const MINUTE_MS = 60_000;

export interface NextReminder {
  /** The first time; null when there is none. */
  at: Date | null;
  /** Whether the reminder may fire again after that time. */
  repeats: boolean;
}

export interface Timing extends ReminderTiming {
  eventId: string | null;
  /** Set when the reminder moves with its event. */
  minutesBefore: number | null;
}

export type FindNext = (queryable: Queryable, userId: string, timing: Timing, from: Date) => Promise<NextReminder>;

/**
 * Finds the first time at or after `from` at which a reminder fires: before its event if it follows one, otherwise by
 * its own time and rule.
 */
export function createFindNext(schedule: Pick<ScheduleService, 'nextStart'>): FindNext {
  return async (queryable, userId, timing, from) => {
    const { eventId, minutesBefore } = timing;
    if (eventId === null || minutesBefore === null) {
      return { at: nextTime(timing, from), repeats: timing.recurrence !== null };
    }
    const leadMs = minutesBefore * MINUTE_MS;
    const found = await schedule.nextStart(queryable, userId, eventId, new Date(from.getTime() + leadMs));
    const startsAt = found?.startsAt ?? null;
    return {
      at: startsAt === null ? null : new Date(startsAt.getTime() - leadMs),
      repeats: found?.repeats ?? false,
    };
  };
}
