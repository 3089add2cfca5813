import { dot, fromInt8, toUnit } from './int8-vector.ts';

/** Texts with the vectors (int8) that the encoder has to give for them. */
export type SelfTest = { text: string; vector: readonly number[] }[];

/** How alike two runs of the same weights are at least: on a processor whose int8 products overflow they are not. */
const ALIKE = 0.99;

/** Whether the encoder gives the known vectors for the known texts. */
export const passesSelfTest = async (
  embed: (text: string) => Promise<Float32Array>,
  cases: SelfTest,
): Promise<boolean> => {
  for (const { text, vector } of cases) {
    const expected = toUnit(fromInt8(Int8Array.from(vector)));
    // Written so that a vector of NaN fails.
    if (!(dot(await embed(text), expected) >= ALIKE)) return false;
  }
  return true;
};
