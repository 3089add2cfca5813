/** A subject, and the rows of the map that are about it, in ascending order. */
export interface MapSubject {
  name: string;
  rows: readonly number[];
}

/** A part of the map that is mostly about one subject. Lengths are those of the map, whose longer side is 1. */
export interface NamedRegion {
  name: string;
  x: number;
  y: number;
  radius: number;
  /** How many points of the subject are in the region. */
  count: number;
}

/** Sizes of regions that are tried, the largest first. */
const RADII = [0.07, 0.035] as const;
/** Minimum number of the subject's points in a region that is named after it. */
const MIN_POINTS = 6;
/** Minimum share of the region's points that are the subject's. */
const MIN_SHARE = 0.4;
/** Minimum share of the subject's points that are in the region. */
const MIN_CONCENTRATION = 0.3;
/**
 * The subject must be this many times as frequent in the region as on the whole map, or make up nearly all of the
 * region.
 */
const MIN_LIFT = 4;
const NEARLY_ALL = 0.9;
/** A subject with a larger share of the map distinguishes no part of it. */
const MAX_COMMONNESS = 0.6;
const MAX_REGIONS = 60;
/** For larger subjects only this many of their points are tried as centres. */
const MAX_CENTRES = 250;

interface Candidate extends NamedRegion {
  rows: readonly number[];
  score: number;
}

/**
 * Names for dense regions, the most certain first. A subject names a region only if most points of the region belong to
 * it; a region without such a subject has no name. `positions` has `x, y` of each row in turn, from 0 to 1.
 */
export const nameRegions = (positions: Float32Array, subjects: readonly MapSubject[]): NamedRegion[] => {
  const total = positions.length / 2;
  const pointCounters = RADII.map((radius) => pointCounter(positions, radius));
  const candidates = subjects.flatMap(({ name, rows }): Candidate[] => {
    const commonness = rows.length / total;
    if (rows.length < MIN_POINTS || commonness > MAX_COMMONNESS) return [];
    const minShare = Math.max(MIN_SHARE, Math.min(NEARLY_ALL, MIN_LIFT * commonness));
    for (const [at, radius] of RADII.entries()) {
      const region = densestRegion(positions, rows, radius);
      const share = region.rows.length / Math.max(1, pointCounters[at]?.(region.x, region.y) ?? 0);
      const concentration = region.rows.length / rows.length;
      const isProven = region.rows.length >= MIN_POINTS && share >= minShare && concentration >= MIN_CONCENTRATION;
      const score = region.rows.length * share * concentration;
      if (isProven) return [{ name, ...region, radius, count: region.rows.length, score }];
    }
    return [];
  });
  return withoutRepeats(candidates).map(({ name, x, y, radius, count }) => ({ name, x, y, radius, count }));
};

/** The best candidates; a candidate most of whose points already have a name is left out. */
const withoutRepeats = (candidates: readonly Candidate[]): Candidate[] => {
  const named = new Set<number>();
  const names = new Set<string>();
  const accepted: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))) {
    const alreadyNamed = candidate.rows.filter((row) => named.has(row)).length;
    const key = candidate.name.toLowerCase();
    if (alreadyNamed > candidate.rows.length / 2 || names.has(key)) continue;
    names.add(key);
    for (const row of candidate.rows) named.add(row);
    accepted.push(candidate);
    if (accepted.length === MAX_REGIONS) break;
  }
  return accepted;
};

/** The point with the most rows within the radius, moved to their middle. */
const densestRegion = (positions: Float32Array, rows: readonly number[], radius: number) => {
  const rowsWithin = (x: number, y: number): number[] =>
    rows.filter((row) => Math.hypot((positions[row * 2] ?? 0) - x, (positions[row * 2 + 1] ?? 0) - y) <= radius);
  const step = Math.max(1, Math.floor(rows.length / MAX_CENTRES));
  let best: number[] = [];
  for (let at = 0; at < rows.length; at += step) {
    const row = rows[at] ?? 0;
    const found = rowsWithin(positions[row * 2] ?? 0, positions[row * 2 + 1] ?? 0);
    if (found.length > best.length) best = found;
  }
  const x = meanOf(best.map((row) => positions[row * 2] ?? 0));
  const y = meanOf(best.map((row) => positions[row * 2 + 1] ?? 0));
  return { x, y, rows: rowsWithin(x, y) };
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Counts the points within a radius of a position. Points are grouped in squares whose side is the radius. */
const pointCounter = (positions: Float32Array, radius: number) => {
  const squares = new Map<number, number[]>();
  const side = Math.ceil(1 / radius) + 3;
  const squareOf = (x: number, y: number) => (Math.floor(y / radius) + 1) * side + Math.floor(x / radius) + 1;
  for (let at = 0; at < positions.length; at += 2) {
    const square = squareOf(positions[at] ?? 0, positions[at + 1] ?? 0);
    const members = squares.get(square);
    if (members === undefined) squares.set(square, [at]);
    else members.push(at);
  }
  return (x: number, y: number): number => {
    let count = 0;
    for (const dy of [-side, 0, side]) {
      for (const dx of [-1, 0, 1]) {
        for (const at of squares.get(squareOf(x, y) + dx + dy) ?? []) {
          if (Math.hypot((positions[at] ?? 0) - x, (positions[at + 1] ?? 0) - y) <= radius) count += 1;
        }
      }
    }
    return count;
  };
};
