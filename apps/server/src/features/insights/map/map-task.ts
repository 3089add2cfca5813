import { layOutMap } from '@app/understanding/map/lay-out-map';
import { type MapSubject, nameRegions } from '@app/understanding/map/name-regions';
import { placeOnMap } from '@app/understanding/map/place-on-map';
import type { VectorTable } from '@app/understanding/map/vector-table';
import type { StoredRegion } from './archive-map.repository.ts';

export interface MapTask {
  vectors: VectorTable;
  /** `x, y` of the first rows, which have a place already. */
  placed: Float32Array;
  /** Whether all rows get a new place, or only those without one. */
  isWhole: boolean;
  /** The `rows` of a subject are indexes of rows of `vectors`. */
  subjects: readonly MapSubject[];
}

export interface MapResult {
  /** `x, y` of each row in turn, from 0 to 1. */
  places: Float32Array;
  regions: StoredRegion[];
}

/** Places all rows and names the regions. A new layout starts from the former places, to resemble the old one. */
export function computeMap({ vectors, placed, isWhole, subjects }: MapTask): MapResult {
  const known = placed.length === 0 ? undefined : placeOnMap(vectors, placed);
  const places = known === undefined || isWhole ? layOutMap(vectors, known) : known;
  const regions = nameRegions(places, subjects).map((region) => ({ ...region, points: countWithin(places, region) }));
  return { places, regions };
}

/** How many places are in a region. */
export function countWithin(places: Float32Array, { x, y, radius }: Pick<StoredRegion, 'x' | 'y' | 'radius'>): number {
  let count = 0;
  for (let at = 0; at < places.length; at += 2) {
    const [dx, dy] = [(places[at] ?? 0) - x, (places[at + 1] ?? 0) - y];
    if (dx * dx + dy * dy <= radius * radius) count += 1;
  }
  return count;
}
