import { setImmediate as nextPass } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from '#platform/logger.ts';
import { workerAddress } from '#platform/worker-address.ts';
import {
  type DatedQuestion,
  type IntentMessage,
  intentOf,
  type IntentTask,
  type QuestionIntent,
} from './question-intent.ts';

/** Detects the intents of questions: in a thread while many people ask, otherwise in this process. */
export interface IntentDetector {
  detect(question: DatedQuestion): Promise<QuestionIntent>;
  /** From now on a thread may be started. */
  allowThread(): void;
  stop(): Promise<void>;
}

interface WaitingQuestion {
  question: DatedQuestion;
  resolve: (intent: QuestionIntent | PromiseLike<QuestionIntent>) => void;
}

const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** The thread takes some 85 MB of memory, so it runs only where this many questions come within a second. */
const BUSY_QUESTIONS = 5;
const IDLE_MS = 600_000;

/**
 * The detection of an intent takes two milliseconds. With many questions at a time, on the main thread they would delay
 * the first words of all replies.
 */
export function createIntentDetector({ log }: { log: Logger }, openWorker = openIntentWorker): IntentDetector {
  const isBusy = createBusyCheck();
  let thread: IntentThread | undefined;
  let mayStart = false;

  function end(): Promise<unknown> | undefined {
    const ended = thread;
    thread = undefined;
    return ended?.end();
  }

  function start(): IntentThread {
    const started = openThread(openWorker(), (error) => {
      if (thread !== started) return;
      // Another one would probably end as well.
      mayStart = false;
      void end();
      log.warn({ err: error }, 'the thread that detects intents ended');
    });
    return started;
  }

  const idle = setTimeout(() => void end(), IDLE_MS).unref();
  return {
    detect: (question) => {
      if (isBusy() && mayStart) thread ??= start();
      if (thread !== undefined) idle.refresh();
      return thread?.isReady() === true ? thread.detect(question) : detectHere(question);
    },
    allowThread: () => {
      mayStart = true;
    },
    stop: async () => {
      mayStart = false;
      clearTimeout(idle);
      await end();
    },
  };
}

interface IntentThread {
  isReady(): boolean;
  detect(question: DatedQuestion): Promise<QuestionIntent>;
  /** The process detects the intents that are still waited for. */
  end(): Promise<unknown>;
}

function openThread(worker: Worker, onFailure: (error: unknown) => void): IntentThread {
  const waiting = new Map<number, WaitingQuestion>();
  let lastId = 0;
  let isReady = false;
  worker.on('message', (message: IntentMessage) => {
    if (message === 'ready') {
      isReady = true;
      return;
    }
    const { question, resolve } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    // Detected again here, so that a failure has its error.
    if (question) resolve?.(message.detected ?? detectHere(question));
  });
  worker.on('error', onFailure);
  worker.on('exit', (code) => onFailure(new Error(`the thread ended with code ${code}`)));
  // A question in progress must not keep the process alive.
  worker.unref();
  return {
    isReady: () => isReady,
    detect: (question) => {
      const { promise, resolve } = Promise.withResolvers<QuestionIntent>();
      lastId += 1;
      waiting.set(lastId, { question, resolve });
      const task: IntentTask = { id: lastId, question };
      worker.postMessage(task);
      return promise;
    },
    end: () => {
      for (const { question, resolve } of waiting.values()) resolve(detectHere(question));
      waiting.clear();
      return worker.terminate();
    },
  };
}

/** Returns a function that is called for each question, and returns whether many came within a second. */
function createBusyCheck(): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > 1000) [since, count] = [now, 0];
    count += 1;
    return count >= BUSY_QUESTIONS;
  };
}

function openIntentWorker(): Worker {
  return new Worker(workerAddress('intent-worker', import.meta.url), { resourceLimits, env: {} });
}

/** Waits until the reads that have begun are sent to the database, which works at the same time. */
async function detectHere(question: DatedQuestion): Promise<QuestionIntent> {
  await nextPass();
  return intentOf(question);
}
