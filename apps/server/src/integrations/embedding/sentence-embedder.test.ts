import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { projectDirectory } from '#platform/project-paths.ts';
import type { Embedder } from './embedding.ts';
import type { EncoderThread } from './encoder-thread.ts';
import { listToEmbed } from './list-to-embed.ts';
import { createSentenceEmbedder } from './sentence-embedder.ts';
import { createWordEmbedder } from './word-embedder.ts';

const files = { directory: path.join(projectDirectory, 'packages/understanding/models') };
const log = createLogger({ level: 'silent' });
const opened: Embedder[] = [];
afterEach(() => Promise.all(opened.splice(0).map((embedder) => embedder.close())));

function closeAfterTest(embedder: Embedder): Embedder {
  opened.push(embedder);
  return embedder;
}

const similarity = (a: Float32Array | undefined, b: Float32Array | undefined): number =>
  [...(a ?? [])].reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0);

/** A thread that answers at once, until the test ends it. */
function fakeThread(): EncoderThread & { die(): void; embeddedTexts: string[] } {
  let runs = true;
  const embeddedTexts: string[] = [];
  return {
    embeddedTexts,
    embed: (text) => {
      embeddedTexts.push(text);
      return Promise.resolve(Float32Array.of(text.length));
    },
    pendingCount: () => 0,
    isRunning: () => runs,
    die: () => (runs = false),
    close: () => Promise.resolve(),
  };
}

describe('the sentence encoder on threads', () => {
  it('returns vectors in the order of the texts, independent of other texts in the batch', async () => {
    const embedder = closeAfterTest(createSentenceEmbedder({ files, threads: 2, log }));
    expect(await embedder.open()).toEqual({ id: 'use-lite-2', kind: 'sentences', dimensions: 512 });
    const [raise, salary, cat] = await embedder.embed([
      'How can I get my manager to pay me more?',
      'asking for a salary increase',
      'How can I get my cat to eat more?',
    ]);
    expect(similarity(raise, salary)).toBeGreaterThan(similarity(raise, cat));
    const [alone] = await embedder.embed(['asking for a salary increase']);
    expect(alone).toEqual(salary);
  });

  it('is loaded only if there is something to embed', async () => {
    const threads: EncoderThread[] = [];
    const startThread = () => {
      threads.push(fakeThread());
      return Promise.resolve(threads[0] ?? fakeThread());
    };
    const embedder = closeAfterTest(createSentenceEmbedder({ files, threads: 1, log, startThread }));
    expect(await listToEmbed(embedder, () => Promise.resolve([]))).toEqual([]);
    expect([threads.length, embedder.current()]).toEqual([0, undefined]);
    expect(await listToEmbed(embedder, (model) => Promise.resolve([model]))).toEqual(['use-lite-2']);
    expect([threads.length, embedder.current()?.id]).toEqual([1, 'use-lite-2']);
  });

  it('falls back to word vectors where it cannot run', async () => {
    const refuseToLoad = () => Promise.reject(new Error('Cannot find package onnxruntime-node'));
    const embedder = closeAfterTest(createSentenceEmbedder({ files, threads: 2, log, startThread: refuseToLoad }));
    expect(await listToEmbed(embedder, (model) => Promise.resolve([model]))).toEqual(['words-en-2']);
    expect(await embedder.open()).toEqual({ id: 'words-en-2', kind: 'words', dimensions: 128 });
    const [salary, wages, cat] = await embedder.embed(['salary', 'wages', 'kitten']);
    expect(similarity(salary, wages)).toBeGreaterThan(similarity(salary, cat));
  });

  it('falls back to word vectors if the model cannot be read', async () => {
    const missing = { directory: path.join(files.directory, 'nowhere') };
    const embedder = closeAfterTest(createSentenceEmbedder({ files: missing, threads: 1, log }));
    expect((await embedder.open()).kind).toBe('words');
  });

  it('closes the threads it has started if another one cannot start', async () => {
    const closed: number[] = [];
    let count = 0;
    const startThread = (): Promise<EncoderThread> => {
      const number = (count += 1);
      if (number === 3) return Promise.reject(new Error('no memory for another thread'));
      return Promise.resolve({ ...fakeThread(), close: async () => void closed.push(number) });
    };
    const embedder = closeAfterTest(createSentenceEmbedder({ files, threads: 4, log, startThread }));
    expect((await embedder.open()).kind).toBe('words');
    expect(closed.toSorted()).toEqual([1, 2, 4]);
  });

  it('starts new threads when all have died, and skips a dead one', async () => {
    const threads: ReturnType<typeof fakeThread>[] = [];
    const startThread = () => {
      const thread = fakeThread();
      threads.push(thread);
      return Promise.resolve(thread);
    };
    const embedder = closeAfterTest(createSentenceEmbedder({ files, threads: 2, log, startThread }));
    await embedder.open();
    threads[0]?.die();
    expect(await embedder.embed(['ab', 'abc'])).toEqual([Float32Array.of(2), Float32Array.of(3)]);
    expect(threads[1]?.embeddedTexts).toEqual(['ab', 'abc']);
    threads[1]?.die();
    expect(await embedder.embed(['a'])).toEqual([Float32Array.of(1)]);
    expect(threads).toHaveLength(4);
  });

  it('fails instead of returning word vectors if it cannot start again, until it is opened again', async () => {
    const thread = fakeThread();
    let starts = 0;
    const startThread = () =>
      (starts += 1) === 1 ? Promise.resolve(thread) : Promise.reject(new Error('no memory for another thread'));
    const embedder = closeAfterTest(createSentenceEmbedder({ files, threads: 1, log, startThread }));
    await embedder.open();
    thread.die();
    await expect(embedder.embed(['salary'])).rejects.toThrow('the sentence encoder is not running');
    expect((await embedder.open()).kind).toBe('words');
    expect((await embedder.embed(['salary']))[0]).toHaveLength(128);
  });
});

describe('word vectors', () => {
  it('exist for any text', async () => {
    const embedder = createWordEmbedder(files);
    const vectors = await embedder.embed(['', 'xyzzy', 'a b c'.repeat(100_000)]);
    expect(vectors.map((vector) => vector.length)).toEqual([128, 128, 128]);
    expect(vectors.flatMap((vector) => [...vector]).every(Number.isFinite)).toBe(true);
  });
});
