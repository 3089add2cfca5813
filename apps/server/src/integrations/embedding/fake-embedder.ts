import type { Embedder, EmbedderInfo } from './embedding.ts';

const DIMENSIONS = 512;

/** For tests: texts are alike as far as they share words; nothing is loaded and nothing runs beside. */
export function createFakeEmbedder(info: Partial<EmbedderInfo> = {}): Embedder {
  return {
    open: () => Promise.resolve({ id: 'fake-1', kind: 'words', dimensions: DIMENSIONS, ...info }),
    embed: (texts) => Promise.resolve(texts.map(hashedWords)),
    close: () => Promise.resolve(),
  };
}

function hashedWords(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    let hash = 7;
    for (const letter of word) hash = Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0);
    // Each word as a few signs, so that sketches of like texts are alike too.
    for (let at = 0; at < DIMENSIONS; at += 1) {
      vector[at] = (vector[at] ?? 0) + ((Math.imul(hash ^ (at * 0x9e3779b1), 0x85ebca6b) >>> 16) & 1 ? 1 : -1);
    }
  }
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
