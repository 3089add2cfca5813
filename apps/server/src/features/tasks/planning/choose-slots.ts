import type { PartOfDay } from '@app/contract/planning';
import { instantOf, wallTimeAt, type WallTime } from '@app/understanding/time/zone';
import { partOfHour, PART_STARTS, type Shares } from './part-of-day.ts';
import type { Stretch } from './working-hours.ts';

export interface SlotWish {
  /** Minutes. */
  duration: number;
  timeZone: string;
  /** Milliseconds: a slot that ends later is taken only when none ends in time. */
  dueBy?: number;
  /** Only this part of the day. */
  part?: PartOfDay;
  /** Undefined: no part is preferred. */
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
/** How many days later a slot may lie for being in the part of the day that all accepted ones were in. */
const PREFERENCE_DAYS = 3;
/** A little later in the day costs a little: of equal days the earlier hour wins. */
const LATE_DAYS = 30;

/** The best `count` slots for something, best first; they do not overlap, and only one lies in each stretch and part of the day. */
export function chooseSlots(free: readonly Stretch[], wish: SlotWish, count: number): ChosenSlot[] {
  const length = wish.duration * MINUTE;
  const first = free[0]?.start ?? 0;
  const scored = free
    .flatMap((stretch) => startsIn(stretch, length, wish.timeZone))
    .map((start) => ({ start, part: partOfHour(wallTimeAt(new Date(start), wish.timeZone).hour) }))
    .filter(({ part }) => wish.part === undefined || part === wish.part)
    .map((slot) => {
      const isInTime = wish.dueBy === undefined || slot.start + length <= wish.dueBy;
      const wait = (slot.start - first) / DAY;
      const dislike = wish.shares === undefined ? 0 : (1 - wish.shares[slot.part]) * PREFERENCE_DAYS;
      return { ...slot, isInTime, cost: wait + dislike + (isInTime ? 0 : LATE_DAYS) };
    })
    .toSorted((a, b) => a.cost - b.cost || a.start - b.start);
  const chosen: typeof scored = [];
  for (const slot of scored) {
    if (chosen.length === count) break;
    if (chosen.every(({ start }) => Math.abs(start - slot.start) >= length)) chosen.push(slot);
  }
  return chosen.map(({ start, part, isInTime }) => ({
    start: new Date(start),
    duration: wish.duration,
    part,
    isInTime,
  }));
}

/** The beginning of a free stretch, and of each part of the day within it, on the quarter hour. */
function startsIn(stretch: Stretch, length: number, timeZone: string): number[] {
  const begin = Math.ceil(stretch.start / QUARTER) * QUARTER;
  if (begin + length > stretch.end) return [];
  const wall = wallTimeAt(new Date(begin), timeZone);
  const parts = PART_STARTS.filter((minutes) => minutes > wall.hour * 60 + wall.minute)
    .map((minutes) => begin + (minutes - wall.hour * 60 - wall.minute) * MINUTE)
    .filter((start) => start + length <= stretch.end);
  return [begin, ...parts];
}

/** The end of a calendar day in a zone. */
export function endOfDay(day: string, timeZone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const wall: WallTime = { year, month, day: date, hour: 23, minute: 59 };
  return instantOf(wall, timeZone).getTime() + MINUTE;
}
