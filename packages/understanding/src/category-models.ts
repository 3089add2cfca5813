import { type DirectionModel, modelLength, openDirections } from './category/direction-model.ts';
import { SENTENCE_DIMENSIONS } from './embedding/sentence-encoder.ts';
import { WORD_DIMENSIONS, type WordVectors } from './embedding/word-vectors.ts';

/** The trained models of the categoriser. */
export interface CategoryModels {
  /** One score per subject for a text, from the distilled word vectors. */
  words: (text: string) => number[];
  /** One score per subject for a text's sentence vector. */
  sentences: DirectionModel;
  /** Share of a text's significant words that have a vector, 0..1; 1 for a text without significant words. */
  coverage: (text: string) => number;
}

/**
 * Opens models/category-model.float32: the model over sentence vectors, followed by the one over word vectors,
 * little-endian.
 */
export const openCategoryModels = (bytes: Uint8Array, vectors: WordVectors): CategoryModels => {
  const numbers = new Float32Array(new Uint8Array(bytes).buffer);
  const sentenceModelLength = modelLength(SENTENCE_DIMENSIONS);
  const words = openDirections(numbers.slice(sentenceModelLength), WORD_DIMENSIONS);
  return {
    words: (text) => words.scores(vectors.vectorOf(text)),
    sentences: openDirections(numbers.slice(0, sentenceModelLength), SENTENCE_DIMENSIONS),
    coverage: vectors.coverage,
  };
};
