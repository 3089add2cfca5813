import { toUnitLength } from '../embedding/int8-vector.ts';

const ROUNDS = 8;
/** Number of starts, of which the best result counts. */
const RUNS = 2;

/** Pseudo-random numbers in [0, 1), the same every time, so that clusters do not change between calls. */
const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Only for arrays of this one type: the general function takes three times as long, and clustering calls it very often. */
const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** The vectors minus their mean, each scaled to length 1: features that all have in common distinguish none of them. */
export const centreAll = (vectors: readonly Float32Array[]): Float32Array[] => {
  const size = vectors[0]?.length ?? 0;
  const mean = new Float32Array(size);
  for (const vector of vectors)
    for (let i = 0; i < size; i += 1) mean[i] = (mean[i] ?? 0) + (vector[i] ?? 0) / vectors.length;
  return vectors.map((vector) => toUnitLength(vector.map((value, i) => value - (mean[i] ?? 0))));
};

/** The group of a vector by its index, and the similarity of the vector to the centre of the group. */
interface Assignment {
  group: number;
  similarity: number;
}

const nearestGroup = (vector: Float32Array, centres: readonly Float32Array[]): Assignment => {
  let best = { group: 0, similarity: -Infinity };
  for (const [group, centre] of centres.entries()) {
    const similarity = dot(vector, centre);
    if (similarity > best.similarity) best = { group, similarity };
  }
  return best;
};

/** Initial centres far apart from each other (k-means++), so that two centres do not start in the same group. */
const initialCentres = (vectors: readonly Float32Array[], count: number, random: () => number): Float32Array[] => {
  const first = vectors[Math.floor(random() * vectors.length)];
  const centres = first === undefined ? [] : [first];
  const distance = vectors.map(() => Infinity);
  while (centres.length < count && centres.length < vectors.length) {
    const last = centres.at(-1);
    if (last === undefined) break;
    let total = 0;
    for (const [i, vector] of vectors.entries()) {
      distance[i] = Math.min(distance[i] ?? Infinity, Math.max(0, 1 - dot(vector, last)));
      total += (distance[i] ?? 0) ** 2;
    }
    // Chooses a vector with a probability proportional to its squared distance from the nearest centre.
    let remaining = random() * total;
    const next = vectors.findIndex((_, i) => (remaining -= (distance[i] ?? 0) ** 2) <= 0);
    const centre = vectors[next === -1 ? vectors.length - 1 : next];
    if (centre !== undefined) centres.push(centre);
  }
  return centres;
};

const runOnce = (vectors: readonly Float32Array[], count: number, random: () => number) => {
  let centres = initialCentres(vectors, count, random);
  let assignments: Assignment[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    assignments = vectors.map((vector) => nearestGroup(vector, centres));
    centres = centres.map((centre, group) => {
      const sum = new Float32Array(centre.length);
      for (const [i, vector] of vectors.entries()) {
        if (assignments[i]?.group !== group) continue;
        for (let d = 0; d < sum.length; d += 1) sum[d] = (sum[d] ?? 0) + (vector[d] ?? 0);
      }
      return toUnitLength(sum);
    });
  }
  return { assignments, score: assignments.reduce((sum, { similarity }) => sum + similarity, 0) };
};

/** Assigns each vector (of length 1) to one of `count` groups by spherical k-means; of RUNS seeded starts, the best counts. */
export const clusterVectors = (vectors: readonly Float32Array[], count: number): Assignment[] => {
  const random = createRandom(7);
  const runs = Array.from({ length: RUNS }, () => runOnce(vectors, count, random));
  return runs.reduce((best, run) => (run.score > best.score ? run : best)).assignments;
};
