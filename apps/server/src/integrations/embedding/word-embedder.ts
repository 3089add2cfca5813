import { WORD_DIMENSIONS, type WordVectors } from '@app/understanding/embedding/word-vectors';
import type { Embedder, EmbedderInfo } from './embedding.ts';
import { type ModelFiles, readWordVectors } from './model-files.ts';

const WORD_MODEL: EmbedderInfo = { id: 'words-en-2', kind: 'words', dimensions: WORD_DIMENSIONS };

/** Vectors from word vectors only: no native library, no threads, about 0.1 ms per text. */
export function createWordEmbedder(files: ModelFiles): Embedder {
  let vectors: Promise<WordVectors> | undefined;
  return {
    preferred: WORD_MODEL,
    current: () => WORD_MODEL,
    open: () => Promise.resolve(WORD_MODEL),
    embed: async (texts) => {
      const { vectorOf } = await (vectors ??= readWordVectors(files));
      return texts.map((text) => vectorOf(text));
    },
    close: () => Promise.resolve(),
  };
}
