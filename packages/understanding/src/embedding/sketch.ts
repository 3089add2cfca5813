/** Number of bits of a sketch; for a shorter vector the last ones are 0. */
export const SKETCH_BITS = 512;

/**
 * The signs of a vector's values as '0' and '1': the sketches of texts about one subject differ in fewer bits, and
 * counting differing bits is many times cheaper than multiplying vectors.
 */
export const sketchOf = (vector: ArrayLike<number>): string => {
  let bits = '';
  for (let at = 0; at < SKETCH_BITS; at += 1) bits += (vector[at] ?? 0) > 0 ? '1' : '0';
  return bits;
};
