import type { Pace } from '@app/contract/goals';

/** The measure of a goal: a value such as a weight, or the number of completed milestones. */
export interface Measure {
  start: number;
  current: number;
  target: number;
}

/** Calendar days, such as 2026-11-21. */
export interface PaceDays {
  firstDay: string;
  today: string;
  targetDate: string;
}

const DAY_MS = 86_400_000;
/** A difference within this share of the whole distance counts as on track. */
const TOLERANCE = 0.02;

const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** In percent, with one decimal; 100 only when the target is reached. */
export function progressOf({ start, current, target }: Measure): number {
  if (isReached({ start, current, target })) return 100;
  const percent = ((current - start) / (target - start)) * 100;
  return Math.min(99.9, Math.max(0, Math.round(percent * 10) / 10));
}

/** Whether the target is reached, upwards or downwards from the start. */
export function isReached({ start, current, target }: Measure): boolean {
  return target >= start ? current >= target : current <= target;
}

/**
 * Compares a goal with steady progress from its first day to its target date. For an overdue goal `difference` is what is
 * left to the target.
 */
export function paceOf(measure: Measure, { firstDay, today, targetDate }: PaceDays): Pace {
  const { start, current } = measure;
  const distance = Math.abs(measure.target - start);
  const coveredDistance = (current - start) * Math.sign(measure.target - start);
  if (isReached(measure)) return { state: 'achieved', difference: 0, perWeek: null };
  const daysLeft = dayNumber(targetDate) - dayNumber(today);
  const remainingDistance = distance - coveredDistance;
  if (daysLeft < 0) return { state: 'overdue', difference: roundForDisplay(remainingDistance), perWeek: null };
  const totalDays = Math.max(1, dayNumber(targetDate) - dayNumber(firstDay));
  const elapsedDays = Math.min(totalDays, Math.max(0, dayNumber(today) - dayNumber(firstDay)));
  const difference = coveredDistance - (distance * elapsedDays) / totalDays;
  const state = Math.abs(difference) <= distance * TOLERANCE ? 'on_track' : difference > 0 ? 'ahead' : 'behind';
  // With less than a week left, `perWeek` is the whole remaining distance and no more.
  return {
    state,
    difference: roundForDisplay(Math.abs(difference)),
    perWeek: roundForDisplay(remainingDistance / Math.max(1, daysLeft / 7)),
  };
}

/** One decimal for values below 100, none for larger ones: 1.2, 12, 1240. */
function roundForDisplay(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
}
