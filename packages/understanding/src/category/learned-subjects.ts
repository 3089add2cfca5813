import { BUILT_IN_SLUGS, SUBJECT_SLUGS } from './built-in-categories.ts';
import { LEARNED_BUCKETS, learnedFeatures } from './learned-features.ts';
import { SCALE, WEIGHTS } from './learned-weights.ts';

const CLASSES = BUILT_IN_SLUGS.length;
/** Bytes of one entry: two of the bucket, then one weight for each category. */
const ENTRY_BYTES = 2 + CLASSES;

interface Weights {
  values: Int8Array;
  /** For each bucket the index of its first weight in `values`; -1 for a bucket without weights. */
  starts: Int32Array;
}

let decoded: Weights | undefined;

// Decoded at the first question instead of at import: a process that never categorises does not pay for it.
const weights = (): Weights => {
  if (decoded !== undefined) return decoded;
  const bytes = Uint8Array.from(atob(WEIGHTS), (letter) => letter.charCodeAt(0));
  const starts = new Int32Array(LEARNED_BUCKETS).fill(-1);
  for (let at = 0; at < bytes.length; at += ENTRY_BYTES)
    starts[((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)] = at + 2;
  decoded = { values: new Int8Array(bytes.buffer), starts };
  return decoded;
};

/**
 * The scores of the model that learned from first questions in seven languages, in the order of SUBJECT_SLUGS. The
 * model knows only the built-in categories. The everyday subjects after them (EXTRA_SLUGS) get the score of Other,
 * because questions about them were learned as Other. Learned from the texts in eval/ and the questions in seeds/ by
 * build-models/learned-subjects.ts.
 */
export const learnedSubjectScores = (text: string): number[] => {
  const { values, starts } = weights();
  // Without the biases: how often a category occurs among these texts says nothing about a person's archive.
  const sums = Array.from({ length: CLASSES }, () => 0);
  for (const [bucket, value] of learnedFeatures(text)) {
    const start = starts[bucket] ?? -1;
    if (start === -1) continue;
    const scaled = value * SCALE;
    for (let at = 0; at < CLASSES; at += 1) sums[at] = (sums[at] ?? 0) + scaled * (values[start + at] ?? 0);
  }
  return SUBJECT_SLUGS.map((_, at) => sums[Math.min(at, CLASSES - 1)] ?? 0);
};
