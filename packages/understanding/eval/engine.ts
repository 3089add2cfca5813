import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODELS } from '../build-models/build.ts';
import { openEncoder } from '../build-models/open-encoder.ts';
import { type CategoryModels, openCategoryModels } from '../src/category-models.ts';
import { SENTENCE_DIMENSIONS } from '../src/embedding/sentence-encoder.ts';
import { createTokenizer, type SentencePiece } from '../src/embedding/sentence-pieces.ts';
import { openWordVectors, type WordVectors } from '../src/embedding/word-vectors.ts';

/** The engine with its shipped models, as the server runs it. */
export interface Engine {
  models: CategoryModels;
  words: WordVectors;
  embed: (text: string) => Promise<Float32Array>;
}

const read = (name: string): Buffer => readFileSync(join(MODELS, name));

export async function openEngine(): Promise<Engine> {
  const means = new Float32Array(new Uint8Array(read('means.float32')).buffer);
  const words = openWordVectors(
    read('words.txt').toString('utf8'),
    read('word-vectors.bin'),
    means.slice(SENTENCE_DIMENSIONS),
  );
  const tokenizer = createTokenizer(JSON.parse(read('sentence-pieces.json').toString('utf8')) as SentencePiece[]);
  const embed = await openEncoder(read('sentence-encoder.onnx'), tokenizer, means.slice(0, SENTENCE_DIMENSIONS));
  return { words, models: openCategoryModels(read('category-model.float32'), words), embed };
}
