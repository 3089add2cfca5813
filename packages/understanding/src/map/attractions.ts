import type { Neighbours } from './nearest-rows.ts';

/** All pairs of neighbouring rows, and how strongly they belong together: above 0 and at most 1. */
export interface Attractions {
  from: Int32Array;
  to: Int32Array;
  strength: Float32Array;
}

const SEARCH_STEPS = 32;

/**
 * The neighbourhoods as pairs, with the strengths of UMAP: the nearest neighbour of a row has the highest strength,
 * and the strengths of a row's neighbours have the same sum in dense and in sparse regions. A pair counts if at least
 * one of its rows is a neighbour of the other.
 */
export const attractionsOf = (neighbours: Neighbours): Attractions => {
  const { rows, perRow } = neighbours;
  const strengths = strengthsOf(neighbours);
  const pairs = { from: new Int32Array(rows.length), to: new Int32Array(rows.length), count: 0 };
  const strength = new Float32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = Math.floor(at / perRow);
    const other = rows[at] ?? -1;
    if (other < 0) continue;
    const indexAtOther = rows.subarray(other * perRow, (other + 1) * perRow).indexOf(row);
    // If each row is a neighbour of the other, the pair is added once, at the lower row.
    if (indexAtOther >= 0 && other < row) continue;
    const fromRow = strengths[at] ?? 0;
    const fromOther = indexAtOther < 0 ? 0 : (strengths[other * perRow + indexAtOther] ?? 0);
    pairs.from[pairs.count] = row;
    pairs.to[pairs.count] = other;
    strength[pairs.count] = fromRow + fromOther - fromRow * fromOther;
    pairs.count += 1;
  }
  return {
    from: pairs.from.subarray(0, pairs.count),
    to: pairs.to.subarray(0, pairs.count),
    strength: strength.subarray(0, pairs.count),
  };
};

/**
 * For each element of `rows`: 1 for the nearest neighbour, less for the others; per row the sum is log2 of their
 * number.
 */
const strengthsOf = ({ rows, similarity, perRow }: Neighbours): Float32Array => {
  const strengths = new Float32Array(rows.length);
  for (let start = 0; start < rows.length; start += perRow) {
    const firstEmpty = rows.subarray(start, start + perRow).findIndex((row) => row < 0);
    const distances = Array.from(similarity.subarray(start, start + (firstEmpty < 0 ? perRow : firstEmpty)), (value) =>
      Math.max(0, 1 - value),
    );
    const nearest = distances[0] ?? 0;
    const scale = scaleOf(distances, nearest);
    strengths.set(
      distances.map((distance) => Math.exp((nearest - distance) / scale)),
      start,
    );
  }
  return strengths;
};

/** The scale at which the strengths have the wanted sum, by bisection. */
const scaleOf = (distances: readonly number[], nearest: number): number => {
  const targetSum = Math.log2(Math.max(2, distances.length));
  let [low, high, scale] = [0, Infinity, 0.1];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const sum = distances.reduce((total, distance) => total + Math.exp((nearest - distance) / scale), 0);
    if (sum > targetSum) high = scale;
    else low = scale;
    scale = high === Infinity ? scale * 2 : (low + high) / 2;
  }
  return Math.max(scale, 1e-3);
};
