import { addDays } from '#platform/local-day.ts';

export interface Streaks {
  /** The number of consecutive days up to today, or up to yesterday while there is no question today. */
  current: number;
  longest: number;
}

/** Streaks over the days with a question asked; `days` ascending and distinct, `today` in the user's zone. */
export function computeStreaks(days: readonly string[], today: string): Streaks {
  let run = 0;
  let longest = 0;
  let previous: string | undefined;
  for (const day of days) {
    run = previous !== undefined && addDays(previous, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    previous = day;
  }
  const isAlive = previous === today || previous === addDays(today, -1);
  return { current: isAlive ? run : 0, longest };
}
