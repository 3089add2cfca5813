import type { Category } from '@app/contract/categories';
import type { VolumePoint } from '@app/contract/trends';
import { categoryPart, type Part, sourcePart } from './format-trend.ts';
import { t } from './trends.messages.ts';

export type VolumeKind = 'category' | 'source';

export interface PartOfVolume extends Part {
  /** The total over the whole range. */
  conversations: number;
  /** The count of each period. */
  counts: number[];
  /** Whether this is the sum of all small parts, which cannot be opened. */
  isRest: boolean;
}

/** With the combined small parts there are seven colours; more would look alike. */
const MAX_PARTS = 6;

/** The parts of the volume, largest first; small ones are combined. */
export function splitVolume(
  volume: readonly VolumePoint[],
  kind: VolumeKind,
  categories: readonly Category[],
): PartOfVolume[] {
  const counts = new Map<string, number[]>();
  for (const [at, point] of volume.entries()) {
    const parts =
      kind === 'category'
        ? point.byCategory.map(({ categoryId, conversations }) => [categoryId, conversations] as const)
        : point.bySource.map(({ source, conversations }) => [source, conversations] as const);
    for (const [key, number] of parts) {
      const series = counts.get(key) ?? volume.map(() => 0);
      series[at] = (series[at] ?? 0) + number;
      counts.set(key, series);
    }
  }
  const total = (series: readonly number[]) => series.reduce((sum, number) => sum + number, 0);
  const sorted = [...counts].toSorted((a, b) => total(b[1]) - total(a[1]));
  const shown = sorted.length > MAX_PARTS + 1 ? sorted.slice(0, MAX_PARTS) : sorted;
  const parts = shown.map(([key, series], at): PartOfVolume => {
    const style = kind === 'category' ? categoryPart(key, categories) : sourcePart(key, at);
    return { ...style, conversations: total(series), counts: series, isRest: false };
  });
  const rest = sorted.slice(shown.length).map(([, series]) => series);
  if (rest.length === 0) return parts;
  const series = volume.map((_, at) => total(rest.map((each) => each[at] ?? 0)));
  const style = { key: 'rest', name: t('otherParts'), emoji: '', color: 'var(--line-control)' };
  return [...parts, { ...style, conversations: total(series), counts: series, isRest: true }];
}
