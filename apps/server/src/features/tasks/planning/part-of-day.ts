import type { PartOfDay } from '@app/contract/planning';

/** The hour on which a part of the day begins. */
const NOON = 12;
const EVENING = 17;

export const PART_STARTS: readonly number[] = [NOON * 60, EVENING * 60];

/** Which part of the day a wall-clock hour is in. */
export function partOfHour(hour: number): PartOfDay {
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}

/** The time of day that accepted slots show; undefined while there are too few to tell. */
export type Shares = Readonly<Record<PartOfDay, number>>;

export const SLOTS_LOOKED_AT = 30;
export const SLOTS_NEEDED = 5;

/** Each part's share of the slots, 0..1; all 0 without any. */
export function sharesOf(parts: readonly PartOfDay[]): Shares {
  const share = (part: PartOfDay) =>
    parts.length === 0 ? 0 : parts.filter((each) => each === part).length / parts.length;
  return { morning: share('morning'), afternoon: share('afternoon'), evening: share('evening') };
}
