/** Bits of a sketch; the rest is 0 for a shorter vector. */
export const SKETCH_BITS = 512;

/**
 * The signs of a vector's values as '0' and '1': texts of one subject differ in fewer of them, and counting differing
 * bits is many times cheaper than multiplying.
 */
export const sketchOf = (vector: ArrayLike<number>): string => {
  let bits = '';
  for (let at = 0; at < SKETCH_BITS; at += 1) bits += (vector[at] ?? 0) > 0 ? '1' : '0';
  return bits;
};
