import { ARCHIVE_MAP_SIZE, type ArchiveMap } from '@app/contract/archive-map';
import type { listPoints, StoredRegion } from './archive-map.repository.ts';
import { countWithin } from './map-task.ts';

type PointRow = Awaited<ReturnType<typeof listPoints>>[number];

/** A region is shown while at least this share of its conversations is still on the map. */
const MIN_REMAINING_SHARE = 0.75;

const toUnits = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * ARCHIVE_MAP_SIZE);

export function toPointColumns(rows: readonly PointRow[]) {
  const counts = new Map<string, number>();
  for (const { categoryId } of rows) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  const categoryIds = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const categoryAt = new Map(categoryIds.map((id, at) => [id, at]));
  return {
    ids: rows.map(({ id }) => id),
    titles: rows.map(({ title }) => title),
    startedAt: rows.map(({ createdAt }) => Math.floor(createdAt.getTime() / 1_000)),
    x: rows.map(({ x }) => toUnits(x)),
    y: rows.map(({ y }) => toUnits(y)),
    category: rows.map(({ categoryId }) => categoryAt.get(categoryId) ?? 0),
    categoryIds,
  };
}

/**
 * The regions that still have most of their conversations. In a stored region, `points` is the number of all
 * conversations when the region was named, `count` the number of those about its subject.
 */
export function toRegions(regions: readonly StoredRegion[], rows: readonly PointRow[]): ArchiveMap['regions'] {
  const places = Float32Array.from(rows.flatMap(({ x, y }) => [x, y]));
  return regions
    .filter((region) => countWithin(places, region) >= region.points * MIN_REMAINING_SHARE)
    .map(({ name, x, y, radius, count }) => ({
      name,
      x: toUnits(x),
      y: toUnits(y),
      radius: toUnits(radius),
      conversations: count,
    }));
}
