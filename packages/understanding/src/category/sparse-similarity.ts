/** Features of a text as bucket → weight, of length 1. */
export type SparseVector = ReadonlyMap<number, number>;

/** The weighted mean, scaled to length 1; empty if there are no members. */
export const sparseCentroid = (members: readonly { features: SparseVector; weight: number }[]): SparseVector => {
  const sum = new Map<number, number>();
  for (const { features, weight } of members) {
    for (const [bucket, value] of features) sum.set(bucket, (sum.get(bucket) ?? 0) + value * weight);
  }
  let squares = 0;
  for (const value of sum.values()) squares += value * value;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  return new Map([...sum].map(([bucket, value]) => [bucket, value * scale]));
};

/** Cosine similarity of two vectors of length 1. */
export const sparseSimilarity = (a: SparseVector, b: SparseVector): number => {
  let sum = 0;
  for (const [bucket, value] of a) sum += value * (b.get(bucket) ?? 0);
  return sum;
};
