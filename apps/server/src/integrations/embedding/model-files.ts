import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SENTENCE_DIMENSIONS } from '@app/understanding/embedding/sentence-encoder';
import { openWordVectors, type WordVectors } from '@app/understanding/embedding/word-vectors';

/** The folder of the models that packages/understanding/build-models has written. */
export interface ModelFiles {
  directory: string;
}

const read = ({ directory }: ModelFiles, name: string): Promise<Buffer> => readFile(path.join(directory, name));

export async function readNumbers(files: ModelFiles, name: string): Promise<Float32Array> {
  return new Float32Array(new Uint8Array(await read(files, name)).buffer);
}

/** The path of the sentence encoder's model. The native library reads the file, so Node.js holds no copy of it. */
export const encoderFile = ({ directory }: ModelFiles): string => path.join(directory, 'sentence-encoder.onnx');

/**
 * Reads what the sentence encoder needs besides its model. `means.float32` holds the mean of the sentence vectors,
 * followed by the mean of the word vectors.
 */
export async function readEncoder(files: ModelFiles) {
  const [pieces, selfTest, means] = await Promise.all([
    read(files, 'sentence-pieces.json'),
    read(files, 'self-test.json'),
    readNumbers(files, 'means.float32'),
  ]);
  return {
    pieces: JSON.parse(pieces.toString('utf8')) as [string, number][],
    selfTest: JSON.parse(selfTest.toString('utf8')) as { text: string; vector: number[] }[],
    mean: means.slice(0, SENTENCE_DIMENSIONS),
  };
}

export async function readWordVectors(files: ModelFiles): Promise<WordVectors> {
  const [words, vectors, means] = await Promise.all([
    read(files, 'words.txt'),
    read(files, 'word-vectors.bin'),
    readNumbers(files, 'means.float32'),
  ]);
  return openWordVectors(words.toString('utf8'), vectors, means.slice(SENTENCE_DIMENSIONS));
}

export const readCategoryModel = (files: ModelFiles): Promise<Buffer> => read(files, 'category-model.float32');
