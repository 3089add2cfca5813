import type { GoalDetail } from '@app/contract/goals';
import { calendarDay } from '#lib/dates.ts';

export interface ProgressPoint {
  /** In milliseconds since 1970. */
  at: number;
  /** The position on the axis: the time, or the number of the entry if all entries are of one day. */
  x: number;
  value?: number;
  /** The value at a steady pace to the target. */
  steady?: number;
}

export interface ProgressChartData {
  /** Whether all entries are of one day. The chart then has a step for each entry, otherwise a point for each day. */
  isOneDay: boolean;
  points: ProgressPoint[];
}

/** What the chart draws: the value from the start on, with one point a day, and the steady pace to the target. */
export function progressChartData(goal: GoalDetail, target: number, timeZone: string, now: number): ProgressChartData {
  const { log, startValue, createdAt } = goal;
  const start = { at: Date.parse(createdAt), value: startValue };
  const entries = log
    .map((entry) => ({ at: Date.parse(entry.createdAt), value: entry.value }))
    .toSorted((a, b) => a.at - b.at);
  const lastOfDay = new Map(entries.map((entry) => [calendarDay(entry.at, timeZone), entry]));
  if (lastOfDay.size < 2) {
    return { isOneDay: true, points: [start, ...entries].map((point, x) => ({ ...point, x })) };
  }
  const points = [start, ...lastOfDay.values()].map((point) => ({ ...point, x: point.at }));
  return { isOneDay: false, points: withSteadyPace(points, goal, target, now) };
}

function withSteadyPace(
  points: ProgressPoint[],
  { startValue, targetDate }: GoalDetail,
  target: number,
  now: number,
): ProgressPoint[] {
  const begin = points[0]?.at ?? now;
  const due = targetDate === null ? begin : Date.parse(targetDate);
  if (due <= begin) return points;
  // The steady pace is drawn until today, or until the target date if that is earlier.
  const end = Math.min(due, Math.max(points.at(-1)?.at ?? begin, now));
  const steadyAt = (at: number) => startValue + ((target - startValue) * (at - begin)) / (due - begin);
  return [
    ...points.map((point) => ({ ...point, ...(point.at <= due && { steady: steadyAt(point.at) }) })),
    { at: end, x: end, steady: steadyAt(end) },
  ].toSorted((a, b) => a.at - b.at);
}
