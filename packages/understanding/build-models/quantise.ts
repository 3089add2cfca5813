/** A matrix as int8 with one scale for each column or row: value ≈ int8 × scale. */
export interface Quantised {
  values: Int8Array;
  scales: Float32Array;
}

/** The scale of a column or row of zeros. */
const SMALLEST_SCALE = 1e-9;

/**
 * The largest absolute value in a matrix that is multiplied. x86 processors without VNNI add two products of a byte and
 * an int8 as int16, which overflows with larger values: 2 × 255 × 64 = 32,640.
 */
const MULTIPLIED_LIMIT = 64;
/** The largest absolute value in a table that is only looked up. */
const TABLE_LIMIT = 127;

/**
 * Quantises with one scale per group (`groups` of them) to values from -`limit` to `limit`; `groupOf` returns the group
 * of an element.
 */
function quantise(
  data: ArrayLike<number>,
  { groups, limit }: { groups: number; limit: number },
  groupOf: (at: number) => number,
): Quantised {
  const scales = new Float32Array(groups);
  for (let at = 0; at < data.length; at += 1) {
    const group = groupOf(at);
    scales[group] = Math.max(scales[group] ?? 0, Math.abs(data[at] ?? 0));
  }
  for (let group = 0; group < groups; group += 1) scales[group] = (scales[group] ?? 0) / limit || SMALLEST_SCALE;
  const values = new Int8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    values[at] = Math.round((data[at] ?? 0) / (scales[groupOf(at)] ?? SMALLEST_SCALE));
  }
  return { values, scales };
}

/** For a matrix that is multiplied; see MULTIPLIED_LIMIT. */
export const quantiseColumns = (data: ArrayLike<number>, columns: number): Quantised =>
  quantise(data, { groups: columns, limit: MULTIPLIED_LIMIT }, (at) => at % columns);

/** For a table whose rows are looked up. */
export const quantiseRows = (data: ArrayLike<number>, columns: number): Quantised =>
  quantise(data, { groups: data.length / columns, limit: TABLE_LIMIT }, (at) => Math.floor(at / columns));
