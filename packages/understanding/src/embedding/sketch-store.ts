import { SKETCH_BITS } from './sketch.ts';

/** Number of 32-bit words of a sketch. */
const WORDS = SKETCH_BITS / 32;
/** Number of bytes of a sketch; the first bit is the highest of the first byte. */
export const SKETCH_BYTES = SKETCH_BITS / 8;

/**
 * Sketches of many texts in one buffer, by id. A query is compared with all of them: a hundred thousand take a few
 * milliseconds, too little for a vector index to pay off.
 */
export class SketchStore {
  readonly #positions = new Map<string, number>();
  readonly #ids: string[] = [];
  #words = new Uint32Array(WORDS * 64);

  get size(): number {
    return this.#ids.length;
  }

  /** Adds or replaces a sketch, read from `bytes` at `offset`. */
  put(id: string, bytes: Uint8Array, offset = 0): void {
    const known = this.#positions.get(id);
    const position = known ?? this.#ids.length;
    if (known === undefined) {
      this.#positions.set(id, position);
      this.#ids.push(id);
      if ((position + 1) * WORDS > this.#words.length) this.#grow();
    }
    copyWords(bytes, offset, this.#words, position * WORDS);
  }

  /** The ids of the sketches that differ in the fewest bits from `sketch`, a text of '0' and '1'; most similar first. */
  nearest(sketch: string, limit: number): string[] {
    const distances = this.#measure(wordsOf(sketch));
    return indexesOfSmallest(distances, limit)
      .toSorted((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b)
      .slice(0, limit)
      .map((position) => this.#ids[position] ?? '');
  }

  /** The number of differing bits of each sketch. */
  #measure(query: Uint32Array): Uint16Array {
    const words = this.#words;
    const distances = new Uint16Array(this.size);
    for (let position = 0, at = 0; position < distances.length; position += 1) {
      // Counts the set bits of each pair, then of each four, then of each byte. `eights` adds up the four bytes of all
      // words separately.
      let eights = 0;
      for (let word = 0; word < WORDS; word += 1, at += 1) {
        const bits = (words[at] ?? 0) ^ (query[word] ?? 0);
        const pairs = bits - ((bits >>> 1) & 0x5555_5555);
        const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
        eights += (fours + (fours >>> 4)) & 0x0f0f_0f0f;
      }
      const sixteens = (eights & 0x00ff_00ff) + ((eights >>> 8) & 0x00ff_00ff);
      distances[position] = (sixteens & 0xffff) + (sixteens >>> 16);
    }
    return distances;
  }

  #grow(): void {
    const larger = new Uint32Array(this.#words.length * 2);
    larger.set(this.#words);
    this.#words = larger;
  }
}

/** Indexes of at least the `limit` smallest values: all up to the value at which the limit is reached. */
function indexesOfSmallest(values: Uint16Array, limit: number): number[] {
  const counts = new Uint32Array(SKETCH_BITS + 1);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  let largest = -1;
  let total = 0;
  while (total < limit && largest < SKETCH_BITS) {
    largest += 1;
    total += counts[largest] ?? 0;
  }
  const indexes: number[] = [];
  // By index, because `entries` makes a list for each of a hundred thousand values.
  for (let at = 0; at < values.length; at += 1) if ((values[at] ?? 0) <= largest) indexes.push(at);
  return indexes;
}

function wordsOf(sketch: string): Uint32Array {
  const bytes = Uint8Array.from({ length: SKETCH_BYTES }, (_, at) =>
    Number.parseInt(sketch.slice(at * 8, at * 8 + 8), 2),
  );
  const words = new Uint32Array(WORDS);
  copyWords(bytes, 0, words, 0);
  return words;
}

function copyWords(bytes: Uint8Array, offset: number, words: Uint32Array, at: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, SKETCH_BYTES);
  for (let word = 0; word < WORDS; word += 1) words[at + word] = view.getUint32(word * 4);
}
