import { attractionsOf } from './attractions.ts';
import { findNearestRows } from './nearest-rows.ts';
import { projectOnPrincipalAxes } from './principal-axes.ts';
import { spreadPoints } from './spread-points.ts';
import type { VectorTable } from './vector-table.ts';

/** The width of the map while points move; neighbours end up about 1 apart. */
const START_WIDTH = 20;
const AXES = 24;
const NEIGHBOURS = 15;
const ROUNDS = 200;

/**
 * The position of each vector on a map, so that similar vectors are near each other: `x, y` of each row in turn, the
 * map's longer side from 0 to 1 and its shorter one in the middle. `start` has the positions of an earlier map of the
 * same rows, which the new map resembles; without `start` the map begins with the two directions in which the vectors
 * differ most. Pure, seeded, deterministic; 20,000 vectors of 512 values take about ten seconds.
 */
export const layOutMap = (vectors: VectorTable, start?: Float32Array): Float32Array => {
  if (vectors.count < 3) return placeFew(vectors.count);
  const projected = projectOnPrincipalAxes(vectors, AXES);
  const neighbours = findNearestRows(vectors, projected, Math.min(NEIGHBOURS, vectors.count - 1));
  const positions = start === undefined ? firstTwoAxes(projected) : start.map((value) => (value - 0.5) * START_WIDTH);
  spreadPoints(positions, attractionsOf(neighbours), ROUNDS);
  if (start === undefined) turnWide(positions);
  return fitToSquare(positions);
};

const placeFew = (count: number): Float32Array =>
  Float32Array.from({ length: count * 2 }, (_, at) => (at % 2 === 1 || count === 1 ? 0.5 : at / 2));

const firstTwoAxes = ({ values, count, width }: VectorTable<Float32Array>): Float32Array => {
  const positions = Float32Array.from({ length: count * 2 }, (_, at) => values[(at >> 1) * width + (at & 1)] ?? 0);
  const largest = positions.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return positions.map((value) => (value / largest / 2) * START_WIDTH);
};

/** Turns the map so that it is widest from left to right, as screens are. */
const turnWide = (positions: Float32Array): void => {
  const count = positions.length / 2;
  const [meanX, meanY] = [meanOf(positions, 0), meanOf(positions, 1)];
  let [xx, xy, yy] = [0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const dx = (positions[at * 2] ?? 0) - meanX;
    const dy = (positions[at * 2 + 1] ?? 0) - meanY;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let at = 0; at < count; at += 1) {
    const dx = (positions[at * 2] ?? 0) - meanX;
    const dy = (positions[at * 2 + 1] ?? 0) - meanY;
    positions[at * 2] = dx * cos + dy * sin;
    positions[at * 2 + 1] = dy * cos - dx * sin;
  }
};

const meanOf = (positions: Float32Array, axis: 0 | 1): number => {
  let sum = 0;
  for (let at = axis; at < positions.length; at += 2) sum += positions[at] ?? 0;
  return sum / (positions.length / 2);
};

const fitToSquare = (positions: Float32Array): Float32Array => {
  const bounds = [0, 1].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (let at = axis; at < positions.length; at += 2) {
      low = Math.min(low, positions[at] ?? 0);
      high = Math.max(high, positions[at] ?? 0);
    }
    return { middle: (low + high) / 2, size: high - low };
  });
  const size = Math.max(1e-9, ...bounds.map((bound) => bound.size));
  return positions.map((value, at) => 0.5 + (value - (bounds[at % 2]?.middle ?? 0)) / size);
};
