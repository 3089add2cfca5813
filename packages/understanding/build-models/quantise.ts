/** A matrix as int8 with one scale for each column or row: value ≈ int8 × scale. */
export interface QuantisedMatrix {
  values: Int8Array;
  scales: Float32Array;
}

/** The scale of a column or row of zeros. */
const SMALLEST_SCALE = 1e-9;
const LIMIT = 127;

/**
 * Quantises a matrix that is multiplied, with one scale per column. x86 processors without VNNI add the products of two
 * neighbouring weights of a column with bytes as int16, which overflows if both weights are large and of one sign. So the
 * scale is such that their sum is at most 128 after rounding: 255 × 128 = 32,640.
 */
export function quantiseColumns(data: ArrayLike<number>, columns: number): QuantisedMatrix {
  const largest = new Float32Array(columns);
  for (let row = 0; row * columns < data.length; row += 2) {
    for (let column = 0; column < columns; column += 1) {
      const pair = [data[row * columns + column] ?? 0, data[(row + 1) * columns + column] ?? 0] as const;
      const positive = Math.max(0, pair[0]) + Math.max(0, pair[1]);
      const negative = Math.max(0, -pair[0]) + Math.max(0, -pair[1]);
      largest[column] = Math.max(largest[column] ?? 0, positive, negative);
    }
  }
  return quantise(data, largest, (at) => at % columns);
}

/** Quantises a table whose rows are looked up, with one scale per row. */
export function quantiseRows(data: ArrayLike<number>, columns: number): QuantisedMatrix {
  const largest = new Float32Array(data.length / columns);
  for (let at = 0; at < data.length; at += 1) {
    const row = Math.floor(at / columns);
    largest[row] = Math.max(largest[row] ?? 0, Math.abs(data[at] ?? 0));
  }
  return quantise(data, largest, (at) => Math.floor(at / columns));
}

/** `largest` has the value of each group that becomes LIMIT; `groupOf` returns the group of an element. */
function quantise(data: ArrayLike<number>, largest: Float32Array, groupOf: (at: number) => number): QuantisedMatrix {
  const scales = largest.map((value) => value / LIMIT || SMALLEST_SCALE);
  const values = new Int8Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    values[at] = Math.round((data[at] ?? 0) / (scales[groupOf(at)] ?? SMALLEST_SCALE));
  }
  return { values, scales };
}
