import type { PartOfDay } from '@app/contract/planning';
import { instantOf, wallTimeAt, type WallTime } from '@app/understanding/time/zone';
import { partOfDayAt, PART_STARTS, type Shares } from './part-of-day.ts';
import type { TimeSpan } from './working-hours.ts';

export interface SlotRequirements {
  /** Minutes. */
  duration: number;
  timeZone: string;
  /** Unix time in milliseconds; a slot that ends later is chosen only when none ends in time. */
  dueBy?: number;
  /** Only this part of the day. */
  part?: PartOfDay;
  /**
   * How the slots that the user accepted are distributed over the parts of the day; without it no part is preferred.
   */
  shares?: Shares;
}

export interface ChosenSlot {
  start: Date;
  /** Minutes. */
  duration: number;
  part: PartOfDay;
  isInTime: boolean;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** The delay in days that is accepted for the most preferred part of the day. */
const PREFERENCE_DAYS = 3;
/** The cost in days of ending after the due date. */
const OVERDUE_DAYS = 30;

/**
 * The best `count` slots that do not overlap, best first. Slots start at the beginning of a time span or a part of the
 * day.
 */
export function chooseSlots(free: readonly TimeSpan[], requirements: SlotRequirements, count: number): ChosenSlot[] {
  const length = requirements.duration * MINUTE;
  const earliestStart = free[0]?.start ?? 0;
  const scored = free
    .flatMap((span) => startsIn(span, length, requirements.timeZone))
    .map((start) => ({ start, part: partOfDayAt(wallTimeAt(new Date(start), requirements.timeZone).hour) }))
    .filter(({ part }) => requirements.part === undefined || part === requirements.part)
    .map((slot) => {
      const isInTime = requirements.dueBy === undefined || slot.start + length <= requirements.dueBy;
      const waitDays = (slot.start - earliestStart) / DAY;
      const partCost = requirements.shares === undefined ? 0 : (1 - requirements.shares[slot.part]) * PREFERENCE_DAYS;
      return { ...slot, isInTime, cost: waitDays + partCost + (isInTime ? 0 : OVERDUE_DAYS) };
    })
    .toSorted((a, b) => a.cost - b.cost || a.start - b.start);
  const chosen: typeof scored = [];
  for (const slot of scored) {
    if (chosen.length === count) break;
    if (chosen.every(({ start }) => Math.abs(start - slot.start) >= length)) chosen.push(slot);
  }
  return chosen.map(({ start, part, isInTime }) => ({
    start: new Date(start),
    duration: requirements.duration,
    part,
    isInTime,
  }));
}

/**
 * Start times within a free time span: its beginning, rounded up to the quarter hour, and the times in it at which a
 * part of the day begins.
 */
function startsIn(span: TimeSpan, length: number, timeZone: string): number[] {
  const begin = Math.ceil(span.start / QUARTER) * QUARTER;
  if (begin + length > span.end) return [];
  const wall = wallTimeAt(new Date(begin), timeZone);
  const parts = PART_STARTS.filter((minutes) => minutes > wall.hour * 60 + wall.minute)
    .map((minutes) => begin + (minutes - wall.hour * 60 - wall.minute) * MINUTE)
    .filter((start) => start + length <= span.end);
  return [begin, ...parts];
}

/** The end of a calendar day in a zone. */
export function endOfDay(day: string, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const wall: WallTime = { year, month, day: date, hour: 23, minute: 59 };
  return instantOf(wall, timeZone).getTime() + MINUTE;
}
