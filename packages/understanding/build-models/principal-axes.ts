/** Makes the axes orthogonal unit vectors, in place (modified Gram-Schmidt). */
function orthonormalise(axes: Float64Array[]): void {
  for (const [at, axis] of axes.entries()) {
    for (const earlierAxis of axes.slice(0, at)) {
      const share = dot(axis, earlierAxis);
      for (let i = 0; i < axis.length; i += 1) axis[i] = (axis[i] ?? 0) - share * (earlierAxis[i] ?? 0);
    }
    const length = Math.sqrt(dot(axis, axis));
    for (let i = 0; i < axis.length; i += 1) axis[i] = (axis[i] ?? 0) / length;
  }
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function covariance(rows: readonly Float32Array[], dimensions: number): Float64Array[] {
  const sums = Array.from({ length: dimensions }, () => new Float64Array(dimensions));
  for (const row of rows) {
    for (const [i, sum] of sums.entries()) {
      const value = row[i] ?? 0;
      for (let j = i; j < dimensions; j += 1) sum[j] = (sum[j] ?? 0) + value * (row[j] ?? 0);
    }
  }
  for (const [i, sum] of sums.entries()) for (let j = 0; j < i; j += 1) sum[j] = sums[j]?.[i] ?? 0;
  return sums;
}

/**
 * Principal axes of centred rows, by subspace iteration from a fixed start, so without randomness. Each axis points to
 * the side of its largest element, so that two runs have the same signs.
 */
export function principalAxes(rows: readonly Float32Array[], dimensions: number, count: number): Float32Array[] {
  const covariances = covariance(rows, dimensions);
  const axes = Array.from({ length: count }, (_, at) =>
    Float64Array.from({ length: dimensions }, (__, i) => Math.cos((at + 1) * (i + 1) * 0.7391)),
  );
  orthonormalise(axes);
  for (let round = 0; round < 40; round += 1) {
    for (const axis of axes) axis.set(Float64Array.from(covariances, (row) => dot(row, axis)));
    orthonormalise(axes);
  }
  return axes.map((axis) => {
    const top = axis.reduce((best, value) => (Math.abs(value) > Math.abs(best) ? value : best), 0);
    return Float32Array.from(axis, (value) => value * Math.sign(top));
  });
}
