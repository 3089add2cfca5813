import type { ReadCalendar } from './calendar.ts';
import { chooseSlots } from './choose-slots.ts';
import { freeTimeSpans } from './free-slots.ts';

export interface FreeTimeRequest {
  minutes: number;
  from?: Date | undefined;
  to?: Date | undefined;
  /** The number of slots. */
  limit: number;
}

export interface FreeTime {
  start: Date;
  end: Date;
  reason: string;
}

const MINUTE = 60_000;

/** Finds free slots of a length within the working hours, the best first. */
export function createFreeTimeFinder(readCalendar: ReadCalendar) {
  return async (userId: string, { minutes, from, to, limit }: FreeTimeRequest): Promise<FreeTime[]> => {
    const { calendar } = await readCalendar(userId, { from, to });
    const { working, busy, bufferMinutes, timeZone, shares } = calendar;
    const free = freeTimeSpans(working, busy, bufferMinutes);
    const requirements = { duration: minutes, timeZone, ...(shares !== undefined && { shares }) };
    return chooseSlots(free, requirements, limit).map(({ start, part }) => ({
      start,
      end: new Date(start.getTime() + minutes * MINUTE),
      reason: `Free in the ${part}, within the working hours.`,
    }));
  };
}
