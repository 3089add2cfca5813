import { SENTENCE_DIMENSIONS } from '@app/understanding/embedding/sentence-encoder';
import type { Logger } from '#platform/logger.ts';
import type { Embedder, EmbedderInfo } from './embedding.ts';
import { type EncoderThread, startEncoderThread } from './encoder-thread.ts';
import type { ModelFiles } from './model-files.ts';
import { createWordEmbedder } from './word-embedder.ts';

const SENTENCE_MODEL: EmbedderInfo = { id: 'use-lite-2', kind: 'sentences', dimensions: SENTENCE_DIMENSIONS };

export interface SentenceEmbedderOptions {
  files: ModelFiles;
  threads: number;
  log: Logger;
  /** Starts one thread; replaced in tests. */
  startThread?: (files: ModelFiles) => Promise<EncoderThread>;
}

/**
 * The sentence encoder on a pool of threads that is started at the first use. Where it cannot run (no native library
 * for this platform, or a failed self-test) it falls back to word vectors, which are less accurate.
 */
export function createSentenceEmbedder(options: SentenceEmbedderOptions): Embedder {
  const { files, threads, log, startThread = startEncoderThread } = options;
  const words = createWordEmbedder(files);
  let pool: Promise<EncoderThread[]> | undefined;
  let inUse: EmbedderInfo | undefined;
  let isClosed = false;

  async function startPool(): Promise<EncoderThread[]> {
    const started: EncoderThread[] = [];
    const start = async (): Promise<void> => void started.push(await startThread(files));
    try {
      // Starts with one thread: if it cannot run, neither can the others.
      await start();
      const others = await Promise.allSettled(Array.from({ length: threads - 1 }, start));
      const failed = others.find((result) => result.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      return started;
    } catch (error) {
      await Promise.all(started.map((thread) => thread.close()));
      if (!isClosed) log.warn({ err: error }, 'the sentence encoder cannot run here; word vectors serve instead');
      return [];
    }
  }
  /** Starts the pool at the first call, and again if all its threads have died. */
  async function open(): Promise<EncoderThread[]> {
    const current = (pool ??= startPool());
    const running = await current;
    const isDead = running.length > 0 && running.every((thread) => !thread.isRunning());
    if (!isDead || isClosed) return running;
    if (pool === current) pool = startPool();
    return pool;
  }

  async function embedOne(text: string): Promise<Float32Array> {
    const running = (await open()).filter((thread) => thread.isRunning());
    const leastBusy = running.toSorted((a, b) => a.pendingCount() - b.pendingCount())[0];
    if (leastBusy === undefined) throw new Error('the sentence encoder is not running');
    return leastBusy.embed(text);
  }

  return {
    preferred: SENTENCE_MODEL,
    current: () => inUse,
    open: async () => (inUse = (await open()).length > 0 ? SENTENCE_MODEL : await words.open()),
    embed: async (texts) => {
      if ((await open()).length > 0) return Promise.all(texts.map((text) => embedOne(text)));
      // The caller would mistake word vectors for vectors of the encoder.
      if (inUse === SENTENCE_MODEL) throw new Error('the sentence encoder is not running');
      return words.embed(texts);
    },
    close: async () => {
      isClosed = true;
      await Promise.all(((await pool) ?? []).map((thread) => thread.close()));
    },
  };
}
