import type { Category } from '@app/contract/categories';
import type { VolumePoint } from '@app/contract/trends';
import { addDays } from '#lib/calendar-days.ts';
import { categoryStyle, type SeriesStyle } from './format-trend.ts';

/** The length of each of the two compared periods. */
export const COMPARED_DAYS = 30;

/** First and last day, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** A category's conversations in the latest period and in the one before. */
export interface CategoryChange extends SeriesStyle {
  now: number;
  before: number;
}

/** The last days of a range, and as many before them. */
export function latestPeriods(to: string): { now: DayRange; before: DayRange } {
  const [from, end] = [addDays(to, 1 - COMPARED_DAYS), addDays(to, -COMPARED_DAYS)];
  return { now: { from, to }, before: { from: addDays(end, 1 - COMPARED_DAYS), to: end } };
}

/** The categories whose number of conversations changed, largest change first. */
export function compareCategories(
  now: readonly VolumePoint[],
  before: readonly VolumePoint[],
  categories: readonly Category[],
): CategoryChange[] {
  const [counts, countsBefore] = [countByCategory(now), countByCategory(before)];
  return [...new Set([...counts.keys(), ...countsBefore.keys()])]
    .map((id) => ({
      ...categoryStyle(id, categories),
      now: counts.get(id) ?? 0,
      before: countsBefore.get(id) ?? 0,
    }))
    .filter((change) => change.now !== change.before)
    .toSorted((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before) || b.now - a.now);
}

/** The days of a period. The server may answer with other days, where the archive has none in the period. */
export const daysWithin = (volume: readonly VolumePoint[], { from, to }: DayRange): VolumePoint[] =>
  volume.filter(({ start, end }) => start >= from && end <= to);

export const sumConversations = (volume: readonly VolumePoint[]): number =>
  volume.reduce((sum, { conversations }) => sum + conversations, 0);

function countByCategory(volume: readonly VolumePoint[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryId, conversations } of volume.flatMap(({ byCategory }) => byCategory)) {
    counts.set(categoryId, (counts.get(categoryId) ?? 0) + conversations);
  }
  return counts;
}
