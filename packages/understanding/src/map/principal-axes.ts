import { seededRandom } from './seeded-random.ts';
import type { VectorTable } from './vector-table.ts';

/** The axes are found from this many rows, evenly spaced: more do not change them. */
const MAX_SAMPLED = 3_000;
const ROUNDS = 16;

/**
 * Each row projected on the `axes` directions in which the rows differ most (principal component analysis by subspace
 * iteration), the most important first. The mean of the rows is subtracted, and the result is not scaled.
 */
export const projectOnPrincipalAxes = (table: VectorTable, axes: number): VectorTable<Float32Array> => {
  const { values, count, width } = table;
  const axisCount = Math.min(axes, width);
  const sample = sampleOf(table);
  const mean = meanOf(sample, width);
  const basis = principalBasis(covarianceOf(sample, mean), width, axisCount);
  const projected = new Float32Array(count * axisCount);
  const offset = new Float64Array(axisCount);
  for (let axis = 0; axis < axisCount; axis += 1) offset[axis] = dotProduct(mean, 0, basis, axis * width, width);
  for (let row = 0; row < count; row += 1) {
    for (let axis = 0; axis < axisCount; axis += 1) {
      const value = dotProduct(values, row * width, basis, axis * width, width);
      projected[row * axisCount + axis] = value - (offset[axis] ?? 0);
    }
  }
  return { values: projected, count, width: axisCount };
};

const dotProduct = (a: Int8Array | Float64Array, aAt: number, b: Float64Array, bAt: number, width: number): number => {
  let sum = 0;
  for (let i = 0; i < width; i += 1) sum += (a[aAt + i] ?? 0) * (b[bAt + i] ?? 0);
  return sum;
};

const sampleOf = ({ values, count, width }: VectorTable): Int8Array[] => {
  const step = Math.max(1, count / MAX_SAMPLED);
  return Array.from({ length: Math.min(count, MAX_SAMPLED) }, (_, at) => {
    const start = Math.floor(at * step) * width;
    return values.subarray(start, start + width);
  });
};

const meanOf = (rows: readonly Int8Array[], width: number): Float64Array => {
  const mean = new Float64Array(width);
  for (const row of rows) for (let i = 0; i < width; i += 1) mean[i] = (mean[i] ?? 0) + (row[i] ?? 0);
  return mean.map((sum) => sum / Math.max(1, rows.length));
};

/** The symmetric matrix of how any two dimensions vary together, row by row. */
const covarianceOf = (rows: readonly Int8Array[], mean: Float64Array): Float64Array => {
  const width = mean.length;
  const matrix = new Float64Array(width * width);
  const moved = new Float64Array(width);
  for (const row of rows) {
    for (let i = 0; i < width; i += 1) moved[i] = (row[i] ?? 0) - (mean[i] ?? 0);
    for (let i = 0; i < width; i += 1) {
      const factor = moved[i] ?? 0;
      const at = i * width;
      for (let j = i; j < width; j += 1) matrix[at + j] = (matrix[at + j] ?? 0) + factor * (moved[j] ?? 0);
    }
  }
  for (let i = 0; i < width; i += 1) {
    for (let j = 0; j < i; j += 1) matrix[i * width + j] = matrix[j * width + i] ?? 0;
  }
  return matrix;
};

/** The first eigenvectors of a symmetric matrix, one after another. */
const principalBasis = (matrix: Float64Array, width: number, count: number): Float64Array => {
  const random = seededRandom(11);
  let basis = Float64Array.from({ length: count * width }, () => random() - 0.5);
  makeOrthonormal(basis, width, count);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(count * width);
    for (let axis = 0; axis < count; axis += 1) {
      for (let i = 0; i < width; i += 1) {
        next[axis * width + i] = dotProduct(matrix, i * width, basis, axis * width, width);
      }
    }
    makeOrthonormal(next, width, count);
    basis = next;
  }
  return basis;
};

/** Gram-Schmidt, in place. A row that depends on those before it becomes zero. */
const makeOrthonormal = (basis: Float64Array, width: number, count: number): void => {
  for (let axis = 0; axis < count; axis += 1) {
    const at = axis * width;
    for (let earlier = 0; earlier < axis; earlier += 1) {
      const share = dotProduct(basis, at, basis, earlier * width, width);
      for (let i = 0; i < width; i += 1)
        basis[at + i] = (basis[at + i] ?? 0) - share * (basis[earlier * width + i] ?? 0);
    }
    const length = Math.sqrt(dotProduct(basis, at, basis, at, width));
    const scale = length > 1e-9 ? 1 / length : 0;
    for (let i = 0; i < width; i += 1) basis[at + i] = (basis[at + i] ?? 0) * scale;
  }
};
