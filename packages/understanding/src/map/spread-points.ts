import type { Attractions } from './attractions.ts';
import { seededRandom } from './seeded-random.ts';

/** The `a` of the kernel: the larger, the closer together are neighbours in the end. */
const CLOSENESS = 0.8;
/** Points that are pushed away for each pair that is pulled together. */
const PUSHED_PER_PULL = 5;
const MAX_STEP = 4;

/**
 * Moves points, `x, y` of each in turn, so that pairs come together and all others keep apart: the stochastic descent of
 * UMAP with a kernel of 1 / (1 + a d²). Changes `positions`.
 */
export const spreadPoints = (positions: Float32Array, { from, to, strength }: Attractions, rounds: number): void => {
  const random = seededRandom(5);
  const count = positions.length / 2;
  const strongest = strength.reduce((most, value) => Math.max(most, value), 0);
  // A pair is due every `strongest / strength` rounds.
  const due = new Float32Array(strength.length);
  for (let round = 0; round < rounds; round += 1) {
    const rate = 1 - round / rounds;
    for (let pair = 0; pair < strength.length; pair += 1) {
      due[pair] = (due[pair] ?? 0) + (strength[pair] ?? 0) / strongest;
      if ((due[pair] ?? 0) < 1) continue;
      due[pair] = (due[pair] ?? 0) - 1;
      const a = (from[pair] ?? 0) * 2;
      const b = (to[pair] ?? 0) * 2;
      pull(positions, a, b, rate);
      for (let push = 0; push < PUSHED_PER_PULL; push += 1) {
        pushAway(positions, a, Math.floor(random() * count) * 2, rate, random);
        pushAway(positions, b, Math.floor(random() * count) * 2, rate, random);
      }
    }
  }
};

const pull = (positions: Float32Array, a: number, b: number, rate: number): void => {
  const dx = (positions[a] ?? 0) - (positions[b] ?? 0);
  const dy = (positions[a + 1] ?? 0) - (positions[b + 1] ?? 0);
  const force = (-2 * CLOSENESS) / (1 + CLOSENESS * (dx * dx + dy * dy));
  const moveX = limitStep(force * dx) * rate;
  const moveY = limitStep(force * dy) * rate;
  positions[a] = (positions[a] ?? 0) + moveX;
  positions[a + 1] = (positions[a + 1] ?? 0) + moveY;
  positions[b] = (positions[b] ?? 0) - moveX;
  positions[b + 1] = (positions[b + 1] ?? 0) - moveY;
};

const pushAway = (positions: Float32Array, a: number, other: number, rate: number, random: () => number): void => {
  if (a === other) return;
  const dx = (positions[a] ?? 0) - (positions[other] ?? 0);
  const dy = (positions[a + 1] ?? 0) - (positions[other + 1] ?? 0);
  const distance = dx * dx + dy * dy;
  const force = 2 / ((0.001 + distance) * (1 + CLOSENESS * distance));
  // Two points at the same position are moved apart in a random direction.
  const moveX = distance > 0 ? limitStep(force * dx) : random() - 0.5;
  const moveY = distance > 0 ? limitStep(force * dy) : random() - 0.5;
  positions[a] = (positions[a] ?? 0) + moveX * rate;
  positions[a + 1] = (positions[a + 1] ?? 0) + moveY * rate;
};

const limitStep = (step: number): number => Math.max(-MAX_STEP, Math.min(MAX_STEP, step));
