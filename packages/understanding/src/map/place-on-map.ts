import { type BestRows, createComparison, toUnits } from './nearest-rows.ts';
import { projectOnPrincipalAxes } from './principal-axes.ts';
import type { VectorTable } from './vector-table.ts';

const AXES = 24;
const NEIGHBOURS = 6;
/**
 * Neighbours that are farther than this from the nearest one are ignored: the middle between two regions is in neither.
 */
const MAX_DISTANCE_FROM_NEAREST = 0.06;
/** A new row is about this far at most from the middle of its neighbours, so that equal rows do not coincide. */
const MAX_OFFSET = 0.004;
/** In radians; consecutive multiples of it point in evenly spread directions. */
const GOLDEN_ANGLE = 2.399_963;

/**
 * Positions for rows that a map does not have yet, near the rows most similar to them; no other row moves. `placed` has
 * the `x, y` of the first rows, the result those of all; a new row also counts as a neighbour of those after it.
 */
export const placeOnMap = (vectors: VectorTable, placed: Float32Array): Float32Array => {
  const positions = new Float32Array(vectors.count * 2);
  positions.set(placed);
  const findBest = createComparison(vectors, toUnits(projectOnPrincipalAxes(vectors, AXES)), NEIGHBOURS);
  for (let row = placed.length / 2; row < vectors.count; row += 1) {
    const nearest = findBest(row, (add) => {
      for (let other = 0; other < row; other += 1) add(other);
    });
    const { x, y } = middleOf(nearest, positions);
    const offset = MAX_OFFSET * Math.sqrt(((row * 0.618_034) % 1) + 0.05);
    positions[row * 2] = Math.min(1, Math.max(0, x + offset * Math.cos(row * GOLDEN_ANGLE)));
    positions[row * 2 + 1] = Math.min(1, Math.max(0, y + offset * Math.sin(row * GOLDEN_ANGLE)));
  }
  return positions;
};

/**
 * The weighted middle of those nearest rows that are close to the very nearest one; more similar rows have more weight.
 */
const middleOf = (nearest: BestRows, positions: Float32Array): { x: number; y: number } => {
  const first = (nearest.rows[0] ?? 0) * 2;
  if (nearest.size === 0) return { x: 0.5, y: 0.5 };
  const [firstX, firstY] = [positions[first] ?? 0.5, positions[first + 1] ?? 0.5];
  let [sumX, sumY, sum] = [0, 0, 0];
  for (let at = 0; at < nearest.size; at += 1) {
    const index = (nearest.rows[at] ?? 0) * 2;
    const [x, y] = [positions[index] ?? 0.5, positions[index + 1] ?? 0.5];
    if (Math.hypot(x - firstX, y - firstY) > MAX_DISTANCE_FROM_NEAREST) continue;
    const weight = Math.max(1e-3, nearest.scores[at] ?? 0) ** 4;
    sumX += weight * x;
    sumY += weight * y;
    sum += weight;
  }
  return { x: sumX / sum, y: sumY / sum };
};
