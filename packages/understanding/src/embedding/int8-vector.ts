/** Values of a unit vector shrink as its dimensions grow: a byte covers ±3.4 times their root mean square. */
const scaleOf = (dimensions: number): number => 37.5 * Math.sqrt(dimensions);

/** A unit vector as bytes, scaled by its number of dimensions; the few values beyond a byte are clipped. */
export const toInt8 = (vector: Float32Array): Int8Array => {
  const scale = scaleOf(vector.length);
  return Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value * scale))));
};

/** The vector that toInt8 stored; rounding and clipping have changed its values a little. */
export const fromInt8 = (bytes: Int8Array): Float32Array => {
  const scale = scaleOf(bytes.length);
  // One reply compares hundreds of vectors; Float32Array.from takes ten times as long.
  const vector = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) vector[at] = (bytes[at] ?? 0) / scale;
  return vector;
};

/** The dot product, without scaling: for int8 vectors it is larger by the square of their scale. */
export const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

/** The dot product of a vector with the one that toInt8 stored as `bytes`. */
export const dotInt8 = (vector: Float32Array, bytes: Int8Array): number => dot(vector, bytes) / scaleOf(bytes.length);

/** The vector scaled to length 1; a zero vector stays zero. */
export const toUnitLength = (vector: Float32Array): Float32Array => {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
};

/** The mean of the vectors; a zero vector if there are none. */
export const meanOf = (vectors: readonly Float32Array[], dimensions: number): Float32Array => {
  const sum = new Float32Array(dimensions);
  for (const vector of vectors) for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  return sum.map((value) => value / Math.max(1, vectors.length));
};

/** The difference between a text's vector and the mean, scaled to length 1. */
export const centreVector = (vector: Float32Array, mean: Float32Array): Float32Array =>
  toUnitLength(vector.map((value, at) => value - (mean[at] ?? 0)));
