import type { Category } from '@app/contract/categories';
import type { VolumePoint } from '@app/contract/trends';
import { rankCategories } from '#lib/rank-categories.ts';
import { categoryStyle, type SeriesStyle, sourceStyle } from './format-trend.ts';
import { t } from './trends.messages.ts';

export type VolumeKind = 'category' | 'source';

export interface VolumePart extends SeriesStyle {
  /** The total over the whole range. */
  conversations: number;
  /** The count of each period. */
  counts: number[];
  /** Whether this is the sum of the smallest parts, which has no list of conversations to open. */
  isRest: boolean;
}

/** With the sum of the small parts the chart has seven colours; more would look alike. */
const MAX_PARTS = 6;

/**
 * The number of conversations per category or source, largest first. If there are too many, the smallest and the
 * category Other are combined into one part.
 */
export function splitVolume(
  volume: readonly VolumePoint[],
  kind: VolumeKind,
  categories: readonly Category[],
): VolumePart[] {
  const seriesByKey = new Map<string, number[]>();
  for (const [index, point] of volume.entries()) {
    const parts =
      kind === 'category'
        ? point.byCategory.map(({ categoryId, conversations }) => [categoryId, conversations] as const)
        : point.bySource.map(({ source, conversations }) => [source, conversations] as const);
    for (const [key, number] of parts) {
      const series = seriesByKey.get(key) ?? volume.map(() => 0);
      series[index] = (series[index] ?? 0) + number;
      seriesByKey.set(key, series);
    }
  }
  const total = (series: readonly number[]) => series.reduce((sum, number) => sum + number, 0);
  const totals = new Map([...seriesByKey].map(([key, series]) => [key, total(series)]));
  const sorted = rankCategories(totals, kind === 'category' ? categories : []).map(
    (key) => [key, seriesByKey.get(key) ?? []] as const,
  );
  const shown = sorted.length > MAX_PARTS + 1 ? sorted.slice(0, MAX_PARTS) : sorted;
  const parts = shown.map(([key, series], index): VolumePart => {
    const style = kind === 'category' ? categoryStyle(key, categories) : sourceStyle(key, index);
    return { ...style, conversations: total(series), counts: series, isRest: false };
  });
  const combined = sorted.slice(shown.length).map(([, series]) => series);
  if (combined.length === 0) return parts;
  const series = volume.map((_, index) => total(combined.map((each) => each[index] ?? 0)));
  const style = { key: 'rest', name: t('otherParts'), emoji: '', color: 'var(--line-field)' };
  return [...parts, { ...style, conversations: total(series), counts: series, isRest: true }];
}
