/** Vectors of equal length, one after another in one array: `count` rows of `width` values. */
export interface VectorTable<Values extends Int8Array | Float32Array = Int8Array> {
  values: Values;
  count: number;
  width: number;
}

// Two functions, each for one kind of array: one for both would be four times as slow.

/** The dot product of two rows of bytes, which begin at the indexes `a` and `b`. */
export const dotOfBytes = (values: Int8Array, a: number, b: number, width: number): number => {
  let sum = 0;
  for (let i = 0; i < width; i += 1) sum += (values[a + i] ?? 0) * (values[b + i] ?? 0);
  return sum;
};

/** The dot product of two rows of numbers, which may be of different tables. */
export const dotOfFloats = (a: Float32Array, aAt: number, b: Float32Array, bAt: number, width: number): number => {
  let sum = 0;
  for (let i = 0; i < width; i += 1) sum += (a[aAt + i] ?? 0) * (b[bAt + i] ?? 0);
  return sum;
};

/** The length of each row; 1 for a row of zeros, so that it can be divided by. */
export const lengthsOf = ({ values, count, width }: VectorTable<Int8Array | Float32Array>): Float32Array => {
  const lengths = new Float32Array(count);
  for (let row = 0; row < count; row += 1) {
    const at = row * width;
    const square =
      values instanceof Int8Array ? dotOfBytes(values, at, at, width) : dotOfFloats(values, at, values, at, width);
    lengths[row] = Math.sqrt(square) || 1;
  }
  return lengths;
};
