import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { convertEncoder, learnCategories, learnMeans, MODELS, readPieces } from '../../build-models/build.ts';
import { chooseWords, project } from '../../build-models/distil-words.ts';
import { openEncoder } from '../../build-models/open-encoder.ts';
import { quantiseRows } from '../../build-models/quantise.ts';
import { dot, fromInt8, toInt8, toUnitLength } from './int8-vector.ts';
import { passesSelfTest, type SelfTest } from './self-test.ts';
import { SENTENCE_DIMENSIONS } from './sentence-encoder.ts';
import { createTokenizer, type SentencePiece } from './sentence-pieces.ts';
import { openWordVectors, WORD_DIMENSIONS } from './word-vectors.ts';

const read = (name: string): Buffer => readFileSync(path.join(MODELS, name));
const numbers = (name: string): Float32Array => new Float32Array(new Uint8Array(read(name)).buffer);
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const similarity = (a: Float32Array, b: Float32Array): number => dot(toUnitLength(a), toUnitLength(b));

const tokenizer = createTokenizer(JSON.parse(read('sentence-pieces.json').toString('utf8')) as SentencePiece[]);
const words = read('words.txt').toString('utf8');
const means = numbers('means.float32');
const mean = means.slice(0, SENTENCE_DIMENSIONS);
let raw: (text: string) => Promise<Float32Array>;
let embed: (text: string) => Promise<Float32Array>;

beforeAll(async () => {
  const model = read('sentence-encoder.onnx');
  raw = await openEncoder(model, tokenizer, new Float32Array(SENTENCE_DIMENSIONS));
  embed = await openEncoder(model, tokenizer, mean);
});

describe('the model files', () => {
  it('match the list of checksums', () => {
    const lines = read('SHA256SUMS').toString('utf8').trim().split('\n');
    expect(lines).toHaveLength(8);
    for (const line of lines) {
      const [sum = '', name = ''] = line.split('  ');
      expect(`${name} ${sha256(read(name))}`).toBe(`${name} ${sum}`);
    }
  });

  it("are the converter's output, byte by byte", () => {
    expect(sha256(convertEncoder())).toBe(sha256(read('sentence-encoder.onnx')));
    expect(readPieces()).toBe(read('sentence-pieces.json').toString('utf8'));
  });

  // Embeds and trains on all phrases: two seconds on an idle core.
  it('are the result of training on the seed phrases', { timeout: 90_000 }, async () => {
    const learned = await learnMeans(raw, words, read('word-vectors.bin'));
    expect(similarity(learned, means)).toBeGreaterThan(0.9999);
    const vectors = openWordVectors(words, read('word-vectors.bin'), means.slice(SENTENCE_DIMENSIONS));
    const model = await learnCategories(embed, vectors);
    expect(similarity(model, numbers('category-model.float32'))).toBeGreaterThan(0.9999);
  });

  it('have the words that chooseWords chooses, each with its projected sentence vector', async () => {
    expect(chooseWords(tokenizer).join('\n')).toBe(words);
    const [center, ...axes] = Array.from({ length: WORD_DIMENSIONS + 1 }, (_, at) =>
      numbers('word-projection.float32').slice(at * SENTENCE_DIMENSIONS, (at + 1) * SENTENCE_DIMENSIONS),
    );
    const list = words.split('\n');
    const stored = read('word-vectors.bin').subarray(list.length * 4);
    for (let row = 0; row < list.length; row += 400) {
      const again = project(await raw(list[row] ?? ''), { mean: center ?? new Float32Array(), axes });
      const shipped = new Int8Array(stored.subarray(row * WORD_DIMENSIONS, (row + 1) * WORD_DIMENSIONS));
      const rounded = quantiseRows(again, WORD_DIMENSIONS).values;
      expect(similarity(Float32Array.from(rounded), Float32Array.from(shipped)), list[row]).toBeGreaterThan(0.9999);
    }
  });
});

describe('the self-test', () => {
  const cases = JSON.parse(read('self-test.json').toString('utf8')) as SelfTest;

  it('passes with the shipped encoder', async () => {
    expect(cases).toHaveLength(3);
    expect(await passesSelfTest(embed, cases)).toBe(true);
  });

  it.each([
    ['another vector', new Float32Array(SENTENCE_DIMENSIONS).fill(0.04)],
    ['no number', new Float32Array(SENTENCE_DIMENSIONS).fill(Number.NaN)],
  ])('fails with an encoder that returns %s', async (_name, vector) => {
    expect(await passesSelfTest(() => Promise.resolve(vector), cases)).toBe(false);
  });
});

describe('the sentence encoder', () => {
  it('places texts of the same meaning closer together than texts that share words', async () => {
    const [question = new Float32Array(), same = new Float32Array(), other = new Float32Array()] = await Promise.all(
      [
        'How can I get my manager to pay me more?',
        'asking for a salary increase',
        'How can I get my cat to eat more?',
      ].map(embed),
    );
    expect(dot(question, same)).toBeGreaterThan(dot(question, other));
  });

  it.each(['', ' ', '\0', '😀😀', 'ﷺ', 'x'.repeat(300_000), '日本語のテキスト'.repeat(5_000)])(
    'gives a vector of length 1 for %.20j',
    async (text) => {
      const vector = await embed(text);
      expect(dot(vector, vector)).toBeCloseTo(1, 3);
    },
  );

  it('survives rounding to bytes', async () => {
    const vector = await embed('a walk along the river');
    expect(similarity(vector, fromInt8(toInt8(vector)))).toBeGreaterThan(0.999);
  });
});
