import type { Embedder, EmbedderInfo } from './embedding.ts';

const DIMENSIONS = 512;

/** For tests: the similarity of texts depends on shared words; no model and no threads. */
export function createFakeEmbedder(info: Partial<EmbedderInfo> = {}): Embedder {
  const model: EmbedderInfo = { id: 'fake-1', kind: 'words', dimensions: DIMENSIONS, ...info };
  return {
    preferred: model,
    current: () => model,
    open: () => Promise.resolve(model),
    embed: (texts) => Promise.resolve(texts.map(embedWords)),
    close: () => Promise.resolve(),
  };
}

function embedWords(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    let state = 7;
    for (const letter of word) state = Math.imul(state, 31) + (letter.codePointAt(0) ?? 0);
    // Each word adds a pseudo-random vector of signs (xorshift), so that similar texts have similar vectors. The first
    // eight steps only mix the state.
    for (let index = -8; index < DIMENSIONS; index += 1) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      if (index >= 0) vector[index] = (vector[index] ?? 0) + (state & 1 ? 1 : -1);
    }
  }
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
