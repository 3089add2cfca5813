import { seededRandom } from './seeded-random.ts';
import { dotOfBytes, dotOfFloats, lengthsOf, type VectorTable } from './vector-table.ts';

/** The nearest other rows of each row, most alike first: `perRow` entries for every row. An unused entry has row -1. */
export interface Neighbours {
  rows: Int32Array;
  /** Cosine similarity. */
  similarity: Float32Array;
  perRow: number;
}

/** Rows of a cell on average. */
const CELL_SIZE = 140;
/** How many of the nearest cells are searched. */
const PROBED_CELLS = 12;
/** Rounds of k-means that place the centres of the cells. */
const KMEANS_ROUNDS = 6;
/** How many candidates, found in the projection, are compared by their full vectors for each row of the result. */
const CANDIDATES_PER_RESULT = 4;

/**
 * The nearest rows by cosine similarity of `vectors`. Candidates are found in `projected` (the same rows on fewer axes),
 * among the rows of the nearest cells only: comparing all of 20,000 rows would take twenty times as long.
 */
export const findNearestRows = (
  vectors: VectorTable,
  projected: VectorTable<Float32Array>,
  perRow: number,
): Neighbours => {
  const units = toUnits(projected);
  const cells = divideIntoCells(units);
  const findBest = createComparison(vectors, units, perRow);
  const rows = new Int32Array(vectors.count * perRow).fill(-1);
  const similarity = new Float32Array(vectors.count * perRow);
  for (let row = 0; row < vectors.count; row += 1) {
    const best = findBest(row, (add) => {
      for (const cell of cells.nearest(row)) for (const other of cell) if (other !== row) add(other);
    });
    rows.set(best.rows.subarray(0, best.size), row * perRow);
    similarity.set(best.scores.subarray(0, best.size), row * perRow);
  }
  return { rows, similarity, perRow };
};

/**
 * Returns a function that finds the `limit` candidates most alike to a row. Its caller passes `forEachCandidate`, which
 * calls `add` with each candidate. `units` are the projected rows, each scaled to length 1. The result is overwritten by
 * the next call.
 */
export const createComparison = (vectors: VectorTable, units: VectorTable<Float32Array>, limit: number) => {
  const lengths = lengthsOf(vectors);
  const candidates = new BestRows(limit * CANDIDATES_PER_RESULT);
  const best = new BestRows(limit);
  return (row: number, forEachCandidate: (add: (other: number) => void) => void): BestRows => {
    candidates.clear();
    forEachCandidate((other) => {
      candidates.add(
        other,
        dotOfFloats(units.values, row * units.width, units.values, other * units.width, units.width),
      );
    });
    best.clear();
    for (let at = 0; at < candidates.size; at += 1) {
      const other = candidates.rows[at] ?? 0;
      const product = dotOfBytes(vectors.values, row * vectors.width, other * vectors.width, vectors.width);
      best.add(other, product / ((lengths[row] ?? 1) * (lengths[other] ?? 1)));
    }
    return best;
  };
};

/** The rows with the highest scores so far, the highest first; of equal ones the first added. */
export class BestRows {
  readonly rows: Int32Array;
  readonly scores: Float32Array;
  size = 0;

  constructor(limit: number) {
    this.rows = new Int32Array(limit);
    this.scores = new Float32Array(limit);
  }

  clear(): void {
    this.size = 0;
  }

  add(row: number, score: number): void {
    const { rows, scores } = this;
    if (this.size === rows.length && score <= (scores[this.size - 1] ?? 0)) return;
    let at = this.size < rows.length ? this.size++ : this.size - 1;
    for (; at > 0 && (scores[at - 1] ?? 0) < score; at -= 1) {
      rows[at] = rows[at - 1] ?? 0;
      scores[at] = scores[at - 1] ?? 0;
    }
    rows[at] = row;
    scores[at] = score;
  }
}

/** Each row scaled to length 1. */
export const toUnits = (table: VectorTable<Float32Array>): VectorTable<Float32Array> => {
  const lengths = lengthsOf(table);
  const values = table.values.map((value, at) => value / (lengths[Math.floor(at / table.width)] ?? 1));
  return { ...table, values };
};

/** Groups rows around centres (k-means): a row's nearest rows are mostly in the cells whose centres are nearest to it. */
const divideIntoCells = (units: VectorTable<Float32Array>) => {
  const { values, count, width } = units;
  const cellCount = Math.max(1, Math.round(count / CELL_SIZE));
  const probes = Math.min(cellCount, PROBED_CELLS);
  const random = seededRandom(23);
  let centres = new Float32Array(cellCount * width);
  for (let cell = 0; cell < cellCount; cell += 1) {
    const from = Math.floor(random() * count) * width;
    centres.set(values.subarray(from, from + width), cell * width);
  }
  const nearest = new BestRows(probes);
  /** The nearest cells; the `rows` of the result are their numbers. */
  const probe = (row: number): BestRows => {
    nearest.clear();
    for (let cell = 0; cell < cellCount; cell += 1) {
      nearest.add(cell, dotOfFloats(values, row * width, centres, cell * width, width));
    }
    return nearest;
  };
  let members: number[][] = [];
  for (let round = 0; round < KMEANS_ROUNDS; round += 1) {
    members = Array.from({ length: cellCount }, () => []);
    for (let row = 0; row < count; row += 1) members[probe(row).rows[0] ?? 0]?.push(row);
    if (round < KMEANS_ROUNDS - 1) centres = centresOf(units, members, centres);
  }
  return {
    nearest: (row: number): number[][] => {
      const found = probe(row);
      return Array.from(found.rows.subarray(0, found.size), (cell) => members[cell] ?? []);
    },
  };
};

/** The mean direction of each cell; an empty one keeps its centre. */
const centresOf = (
  { values, width }: VectorTable<Float32Array>,
  members: readonly (readonly number[])[],
  previous: Float32Array,
): Float32Array<ArrayBuffer> => {
  const centres = Float32Array.from(previous);
  for (const [cell, rows] of members.entries()) {
    if (rows.length === 0) continue;
    const centre = centres.subarray(cell * width, (cell + 1) * width).fill(0);
    for (const row of rows) {
      for (let i = 0; i < width; i += 1) centre[i] = (centre[i] ?? 0) + (values[row * width + i] ?? 0);
    }
    const length = Math.sqrt(dotOfFloats(centre, 0, centre, 0, width)) || 1;
    for (let i = 0; i < width; i += 1) centre[i] = (centre[i] ?? 0) / length;
  }
  return centres;
};
