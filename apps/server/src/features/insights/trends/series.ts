import type { ConversationSource } from '@app/contract/conversations';
import type { ActivityPoint, SentimentPoint, VolumePoint } from '@app/contract/trends';
import { createPeriodIndex, type Period } from './periods.ts';

export interface VolumeRow {
  /** First day of the calendar's period, which may lie before the range. */
  period: string;
  categoryId: string;
  source: string;
  conversations: number;
  sentimentSum: number;
}

/**
 * Every period of the range, including empty ones, so that lines have no gaps. In each period the largest categories
 * and sources come first.
 */
export function toVolume(periods: readonly Period[], rows: readonly VolumeRow[]): VolumePoint[] {
  const indexOf = createPeriodIndex(periods);
  const sums = periods.map(() => ({ categories: new Map<string, number>(), sources: new Map<string, number>() }));
  for (const { period, categoryId, source, conversations } of rows) {
    const sum = sums[indexOf(period)];
    if (sum === undefined) continue;
    sum.categories.set(categoryId, (sum.categories.get(categoryId) ?? 0) + conversations);
    sum.sources.set(source, (sum.sources.get(source) ?? 0) + conversations);
  }
  return periods.map(({ start, end }, index) => {
    const byCategory = largestFirst(sums[index]?.categories).map(([categoryId, conversations]) => ({
      categoryId,
      conversations,
    }));
    const bySource = largestFirst(sums[index]?.sources).map(([source, conversations]) => ({
      source: source as ConversationSource,
      conversations,
    }));
    const conversations = byCategory.reduce((sum, part) => sum + part.conversations, 0);
    return { start, end, conversations, byCategory, bySource };
  });
}

export function toSentiment(periods: readonly Period[], rows: readonly VolumeRow[]): SentimentPoint[] {
  const indexOf = createPeriodIndex(periods);
  const sums = periods.map(() => ({ sum: 0, conversations: 0 }));
  for (const { period, conversations, sentimentSum } of rows) {
    const sum = sums[indexOf(period)];
    if (sum === undefined) continue;
    sum.sum += sentimentSum;
    sum.conversations += conversations;
  }
  return periods.map(({ start, end }, index) => {
    const { sum = 0, conversations = 0 } = sums[index] ?? {};
    return { start, end, average: conversations === 0 ? null : roundToThousandths(sum / conversations), conversations };
  });
}

export function toActivity(
  periods: readonly Period[],
  rows: readonly { period: string; messages: number; questions: number }[],
): ActivityPoint[] {
  const indexOf = createPeriodIndex(periods);
  const points = periods.map(({ start, end }) => ({ start, end, messages: 0, questions: 0 }));
  for (const { period, messages, questions } of rows) {
    const point = points[indexOf(period)];
    if (point === undefined) continue;
    point.messages += messages;
    point.questions += questions;
  }
  return points;
}

const roundToThousandths = (value: number) => Math.round(value * 1_000) / 1_000;
/** Equal sizes are sorted by name, so that the colours of a chart stay the same. */
const largestFirst = (parts: ReadonlyMap<string, number> = new Map()) =>
  [...parts].toSorted(([a, sizeA], [b, sizeB]) => sizeB - sizeA || (a < b ? -1 : 1));
