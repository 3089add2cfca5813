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

/** Detects the intents of questions: in a thread once one is ready, otherwise in this process. */
export interface IntentDetector {
  detect(question: DatedQuestion): Promise<QuestionIntent>;
  /** From now on a question may start a thread, unless the detector was stopped. */
  allowThread(): void;
  stop(): Promise<void>;
}

interface WaitingQuestion {
  question: DatedQuestion;
  resolve: (intent: QuestionIntent | PromiseLike<QuestionIntent>) => void;
}

const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** The thread takes some 85 MB of memory, so it ends when no questions come. */
const IDLE_MS = 600_000;
/** How long the thread may work on one question. Normally it takes two milliseconds. */
const MAX_DETECTION_MS = 1000;

/**
 * Detecting the intent of one question takes two milliseconds. If many questions came at a time, doing so on the main
 * thread would delay the first words of all replies.
 */
export function createIntentDetector({ log }: { log: Logger }, openWorker = openIntentWorker): IntentDetector {
  let thread: IntentThread | undefined;
  let isAllowed = false;
  let isOver = false;

  function end(): Promise<unknown> | undefined {
    const ended = thread;
    thread = undefined;
    return ended?.end();
  }

  /** No other thread is started: it would probably fail as well. */
  function giveUp(error: unknown): void {
    isOver = true;
    void end();
    log.warn({ err: error }, 'the thread that detects intents failed');
  }

  function start(): IntentThread | undefined {
    try {
      const started = openThread(openWorker(), (error) => {
        if (thread === started) giveUp(error);
      });
      return started;
    } catch (error) {
      giveUp(error);
      return undefined;
    }
  }

  const idle = setTimeout(() => void end(), IDLE_MS).unref();
  return {
    detect: (question) => {
      if (isAllowed && !isOver) thread ??= start();
      if (thread !== undefined) idle.refresh();
      return thread?.isReady() === true ? thread.detect(question) : detectHere(question);
    },
    allowThread: () => {
      isAllowed = true;
    },
    stop: async () => {
      isOver = true;
      clearTimeout(idle);
      await end();
    },
  };
}

interface IntentThread {
  isReady(): boolean;
  detect(question: DatedQuestion): Promise<QuestionIntent>;
  /**
   * Ends the thread. This process then detects the intents of the waiting questions. Only the oldest question gets an
   * unclear intent, because it may have made the thread fail.
   */
  end(): Promise<unknown>;
}

function openThread(worker: Worker, onFailure: (error: unknown) => void): IntentThread {
  const waiting = new Map<number, WaitingQuestion>();
  let lastId = 0;
  let isReady = false;
  const watch = watchProgress(waiting, () => onFailure(new Error('the thread took too long for a question')));
  worker.on('message', (message: IntentMessage) => {
    if (message === 'ready') {
      isReady = true;
      return;
    }
    const { question, resolve } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    watch.restart();
    // If the thread failed to detect the intent, this process tries again, so that the caller gets the error.
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
      if (waiting.size === 1) watch.restart();
      const task: IntentTask = { id: lastId, question };
      worker.postMessage(task);
      return promise;
    },
    end: () => {
      const [oldest, ...others] = waiting.values();
      oldest?.resolve(toUnclearIntent(oldest.question));
      for (const { question, resolve } of others) resolve(detectHere(question));
      waiting.clear();
      watch.restart();
      return worker.terminate();
    },
  };
}

/** Calls `onStall` if the question that was the oldest at a restart still waits MAX_DETECTION_MS later. */
function watchProgress(waiting: ReadonlyMap<number, unknown>, onStall: () => void): { restart(): void } {
  let deadline: NodeJS.Timeout | undefined;
  return {
    restart: () => {
      clearTimeout(deadline);
      const [oldest] = waiting.keys();
      if (oldest === undefined) return;
      // If this process was busy, the thread's result may still be unread. It is read before the next pass.
      const check = (): void => void nextPass().then(() => waiting.has(oldest) && onStall());
      deadline = setTimeout(check, MAX_DETECTION_MS).unref();
    },
  };
}

function openIntentWorker(): Worker {
  return new Worker(workerAddress('intent-worker', import.meta.url), { resourceLimits, env: {} });
}

/** Detects the intent in this process, after sending the reads that have begun: the database then works meanwhile. */
async function detectHere(question: DatedQuestion): Promise<QuestionIntent> {
  await nextPass();
  return intentOf(question);
}

/** An intent for which nothing is looked up. */
const toUnclearIntent = ({ question }: DatedQuestion): QuestionIntent => ({
  question,
  intent: { intent: 'needs_model', kind: 'unclear', query: [], confidence: 0 },
});
