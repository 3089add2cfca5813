/** A matrix as int8 with one scale for each column or row: value ≈ int8 × scale. */
export interface Quantised {
  values: Int8Array;
  scales: Float32Array;
}

/** The scale of a column or row of zeros. */
const SMALLEST_SCALE = 1e-9;

/** Quantises with one scale per group (`groups` of them); `groupOf` returns the group of an element. */
function quantise(data: ArrayLike<number>, groups: number, groupOf: (at: number) => number): Quantised {
  const scales = new Float32Array(groups);
  for (let at = 0; at < data.length; at += 1) {
    const group = groupOf(at);
    scales[group] = Math.max(scales[group] ?? 0, Math.abs(data[at] ?? 0));
  }
  for (let group = 0; group < groups; group += 1) scales[group] = (scales[group] ?? 0) / 127 || SMALLEST_SCALE;
  const values = new Int8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    values[at] = Math.round((data[at] ?? 0) / (scales[groupOf(at)] ?? SMALLEST_SCALE));
  }
  return { values, scales };
}

export const quantiseColumns = (data: ArrayLike<number>, columns: number): Quantised =>
  quantise(data, columns, (at) => at % columns);

export const quantiseRows = (data: ArrayLike<number>, columns: number): Quantised =>
  quantise(data, data.length / columns, (at) => Math.floor(at / columns));
