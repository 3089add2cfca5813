import type { PartOfDay } from '@app/contract/planning';

/** The hours at which the afternoon and the evening begin. */
const NOON = 12;
const EVENING = 17;

/** Minutes since midnight at which the afternoon and the evening begin. */
export const PART_STARTS: readonly number[] = [NOON * 60, EVENING * 60];

/** The part of the day in which a wall-clock hour lies. */
export function partOfDayAt(hour: number): PartOfDay {
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}

/** How accepted slots are distributed over the parts of the day. */
export type Shares = Readonly<Record<PartOfDay, number>>;

/** How many of the latest accepted slots count. */
export const MAX_ACCEPTED_SLOTS = 30;
/** With fewer accepted slots no part of the day is preferred. */
export const MIN_ACCEPTED_SLOTS = 5;

/** Each part's share of the slots, 0 to 1; all 0 if there are no slots. */
export function sharesOf(parts: readonly PartOfDay[]): Shares {
  const share = (part: PartOfDay) =>
    parts.length === 0 ? 0 : parts.filter((each) => each === part).length / parts.length;
  return { morning: share('morning'), afternoon: share('afternoon'), evening: share('evening') };
}
