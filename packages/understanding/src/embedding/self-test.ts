import { dot, fromInt8, toUnitLength } from './int8-vector.ts';

/** Texts with the int8 vectors that the encoder must return for them. */
export type SelfTest = { text: string; vector: readonly number[] }[];

/** Minimum similarity of two runs of the same weights: a processor whose int8 products overflow does not reach it. */
const MIN_SIMILARITY = 0.99;

/** Whether the encoder returns the known vectors for the known texts. */
export const passesSelfTest = async (
  embed: (text: string) => Promise<Float32Array>,
  cases: SelfTest,
): Promise<boolean> => {
  for (const { text, vector } of cases) {
    const expected = toUnitLength(fromInt8(Int8Array.from(vector)));
    // Negated, because every comparison with NaN is false: a vector of NaN fails too.
    if (!(dot(await embed(text), expected) >= MIN_SIMILARITY)) return false;
  }
  return true;
};
