import { findSecrets } from '../src/secrets.ts';
import type { ShareScore } from './plan-scores.ts';
import { SAFE_TEXTS, SECRET_TEXTS } from './seeds/secrets.ts';

/** Share of the messages with a secret in which one is found. */
export const scoreSecrets = (texts: readonly string[] = SECRET_TEXTS): ShareScore => {
  const misses = texts.filter((text) => findSecrets(text).length === 0);
  return { texts: texts.length, share: 1 - misses.length / texts.length, misses };
};

/** Share of the messages without a secret in which one is found all the same. */
export const scoreFalseSecrets = (texts: readonly string[] = SAFE_TEXTS): ShareScore => {
  const misses = texts.filter((text) => findSecrets(text).length > 0);
  return { texts: texts.length, share: misses.length / texts.length, misses };
};
