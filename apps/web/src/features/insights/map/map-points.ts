import type { ArchiveMap, ArchiveMapRegion } from '@app/contract/archive-map';
import type { Category } from '@app/contract/categories';
import { rankCategories } from '#lib/rank-categories.ts';
import { categoryTint } from '#ui/category-tint.ts';
import { t } from './archive-map.messages.ts';

export interface MapCategory {
  id: string;
  name: string;
  /** A CSS colour, which depends on the theme. */
  color: string;
  /** Conversations on the map. */
  count: number;
}

/**
 * The conversations of the map in parallel arrays: the values of one conversation have the same index in each, and that
 * index is called a point. Places are in the units of the map.
 */
export interface MapPoints {
  count: number;
  x: Float32Array;
  y: Float32Array;
  /** The index of each conversation's category in `categories`. */
  category: Uint16Array;
  categories: readonly MapCategory[];
  ids: readonly string[];
  titles: readonly string[];
  /** In seconds since 1970. */
  startedAt: readonly number[];
  regions: readonly ArchiveMapRegion[];
}

export function toMapPoints(map: ArchiveMap, categories: readonly Category[]): MapPoints {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const counts = map.categoryIds.map(() => 0);
  for (const at of map.category) counts[at] = (counts[at] ?? 0) + 1;
  const ranked = rankCategories(new Map(map.categoryIds.map((id, at) => [id, counts[at] ?? 0])), categories);
  const rankOf = map.categoryIds.map((id) => ranked.indexOf(id));
  return {
    count: map.ids.length,
    x: Float32Array.from(map.x),
    y: Float32Array.from(map.y),
    category: Uint16Array.from(map.category, (at) => rankOf[at] ?? 0),
    categories: ranked.map((id) => {
      const { name = t('noCategory'), color } = byId.get(id) ?? {};
      return { id, name, color: colorOf(color), count: counts[map.categoryIds.indexOf(id)] ?? 0 };
    }),
    ids: map.ids,
    titles: map.titles.map((title) => (title.trim() === '' ? t('untitled') : title)),
    startedAt: map.startedAt,
    regions: map.regions,
  };
}

const colorOf = (color: string | undefined): string =>
  color === undefined ? 'var(--line-field)' : String(categoryTint(color).strong.backgroundColor);

/** The indexes of the chosen categories; if there are none, all categories are shown. */
export type ChosenCategories = ReadonlySet<number>;

export const isShown = ({ category }: MapPoints, chosen: ChosenCategories, point: number): boolean =>
  chosen.size === 0 || chosen.has(category[point] ?? 0);

/** The point of the shown categories nearest to a place, at most `maxDistance` away; -1 if there is none. */
export function nearestPoint(
  points: MapPoints,
  chosen: ChosenCategories,
  place: { x: number; y: number },
  maxDistance: number,
): number {
  let [best, bestSquaredDistance] = [-1, maxDistance ** 2];
  for (let point = 0; point < points.count; point += 1) {
    const [dx, dy] = [(points.x[point] ?? 0) - place.x, (points.y[point] ?? 0) - place.y];
    const squaredDistance = dx * dx + dy * dy;
    if (squaredDistance <= bestSquaredDistance && isShown(points, chosen, point))
      [best, bestSquaredDistance] = [point, squaredDistance];
  }
  return best;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The nearest point of the shown categories in a direction, within 45° of it; -1 if there is none. If points are at
 * the same place, those with a higher index count as further right and further down.
 */
export function nextPoint(points: MapPoints, chosen: ChosenCategories, from: number, direction: Direction): number {
  const isHorizontal = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let [best, bestDistance] = [-1, Infinity];
  for (let point = 0; point < points.count; point += 1) {
    if (point === from || !isShown(points, chosen, point)) continue;
    const dx = (points.x[point] ?? 0) - (points.x[from] ?? 0);
    const dy = (points.y[point] ?? 0) - (points.y[from] ?? 0);
    const along = sign * (isHorizontal ? dx : dy);
    const across = Math.abs(isHorizontal ? dy : dx);
    const isSamePlace = along === 0 && across === 0;
    const isAhead = isSamePlace ? sign * (point - from) > 0 : along > 0 && across <= along;
    if (!isAhead) continue;
    // Points straight ahead count as nearer than points to the side.
    const distance = Math.hypot(along, across * 2);
    // Points at the same place are taken by index: the next higher one forward, the next lower one, which comes last, backward.
    const isNearer = distance < bestDistance || (distance === 0 && sign < 0);
    if (isNearer) [best, bestDistance] = [point, distance];
  }
  return best;
}

/** The smallest region around a point; undefined if there is none. */
export function regionOf({ x, y, regions }: MapPoints, point: number): ArchiveMapRegion | undefined {
  const around = regions.filter(
    (region) => Math.hypot((x[point] ?? 0) - region.x, (y[point] ?? 0) - region.y) <= region.radius,
  );
  return around.toSorted((a, b) => a.radius - b.radius)[0];
}
