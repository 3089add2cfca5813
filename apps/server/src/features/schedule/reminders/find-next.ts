import type { Queryable } from '#db/database.ts';
import type { ScheduleService } from '../schedule.service.ts';
import { nextTime, type Rhythm } from './next-time.ts';

const MINUTE_MS = 60_000;

export interface Comes {
  /** The first time from then on; null when there is none. */
  at: Date | null;
  /** Whether others follow it. */
  repeats: boolean;
}

export interface Timing extends Rhythm {
  eventId: string | null;
  /** Set: it moves with its event. */
  minutesBefore: number | null;
}

export type FindNext = (queryable: Queryable, userId: string, timing: Timing, from: Date) => Promise<Comes>;

/** When a reminder comes: before its event where it belongs to one, else by its own time and rule. */
export function createFindNext(schedule: Pick<ScheduleService, 'nextStart'>): FindNext {
  return async (queryable, userId, timing, from) => {
    const { eventId, minutesBefore } = timing;
    if (eventId === null || minutesBefore === null) {
      return { at: nextTime(timing, from), repeats: timing.recurrence !== null };
    }
    const lead = minutesBefore * MINUTE_MS;
    const found = await schedule.nextStart(queryable, userId, eventId, new Date(from.getTime() + lead));
    const startsAt = found?.startsAt ?? null;
    return {
      at: startsAt === null ? null : new Date(startsAt.getTime() - lead),
      repeats: found?.repeats ?? false,
    };
  };
}
