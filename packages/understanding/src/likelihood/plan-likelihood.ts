import { featuresOf } from './features.ts';
import { BIAS, SCALE, WEIGHTS } from './weights.ts';

/** Bytes of one entry: three of the hash, one of the weight. */
const ENTRY_BYTES = 4;

let decoded: ReadonlyMap<number, number> | undefined;

// Decoded at the first use instead of at import: most processes read no plans.
const weights = (): ReadonlyMap<number, number> => {
  if (decoded !== undefined) return decoded;
  const bytes = Uint8Array.from(atob(WEIGHTS), (letter) => letter.charCodeAt(0));
  const byHash = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += ENTRY_BYTES) {
    const [high = 0, middle = 0, low = 0, weight = 0] = bytes.subarray(at, at + ENTRY_BYTES);
    byHash.set((high << 16) | (middle << 8) | low, ((weight << 24) >> 24) * SCALE);
  }
  decoded = byHash;
  return byHash;
};

/** Below this a message is about something else, even if a classifier calls it a command. */
export const MIN_LIKELIHOOD = -1;

/**
 * How likely a turn speaks of a plan of the person, as the logarithm of the odds: 0 is as likely as not. The past,
 * other people, fiction and texts to be written are no plans. Learned from the texts in eval/ by
 * build-models/plan-likelihood.ts.
 */
export const planLikelihood = (turn: string): number => {
  const known = weights();
  let sum = BIAS;
  for (const [hash, weight] of featuresOf(turn)) sum += (known.get(hash) ?? 0) * weight;
  return sum;
};
