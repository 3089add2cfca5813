import { Worker } from 'node:worker_threads';
import { AppError } from '#platform/app-error.ts';
import { workerAddress } from '#platform/worker-address.ts';
import type { ImportBatch, UploadedFile } from './worker-messages.ts';
import { importInterrupted } from '../imports.errors.ts';
import type { ImportCursor, ReadLimits } from './read-export.types.ts';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

export interface ImportReaderOptions extends Pick<
  WorkerInput,
  'areRecords' | 'assetDirectory' | 'keptFileTarget' | 'groupsByTime' | 'storedHashes' | 'isOutline' | 'modelDirectory'
> {
  files: readonly UploadedFile[];
  /** The cursor of the last stored batch: reading continues after it. */
  resumeAfter?: ImportCursor | null;
  limits?: Partial<ReadLimits>;
  /** Stops the reading; the iteration then throws the signal's reason. */
  signal?: AbortSignal;
  /** Called with an unexpected error that does not end the reading. */
  onWarning?: (message: string) => void;
}

/** How many batches the thread may read ahead of the batch that is being stored. */
const READ_AHEAD = 2;
/** The thread's own memory; a file that needs more ends the thread, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 448, maxYoungGenerationSizeMb: 64 };

/**
 * Reads uploads in a separate thread and yields batches. Leaving the loop ends the thread. Throws what readExport throws,
 * and imports.interrupted if the thread died.
 */
export async function* openImportReader(options: ImportReaderOptions): AsyncGenerator<ImportBatch, void, undefined> {
  options.signal?.throwIfAborted();
  const workerData: WorkerInput = {
    files: options.files.map(({ path, name }) => ({ path, name })),
    resumeAfter: options.resumeAfter ?? null,
    limits: options.limits ?? {},
    assetDirectory: options.assetDirectory,
    keptFileTarget: options.keptFileTarget,
    groupsByTime: options.groupsByTime,
    storedHashes: options.storedHashes,
    modelDirectory: options.modelDirectory,
    isOutline: options.isOutline,
    areRecords: options.areRecords,
  };
  const worker = new Worker(workerAddress('import-worker', import.meta.url), { workerData, resourceLimits, env: {} });
  const inbox = new Inbox(worker, options.signal);
  const request: ToWorker = 'next';
  try {
    for (let count = 0; count < READ_AHEAD; count++) worker.postMessage(request);
    for (;;) {
      const message = await inbox.take();
      if (message.type === 'end') return;
      if (message.type === 'refused') throw new AppError({ code: message.code, message: message.message });
      if (message.type === 'failed')
        throw importInterrupted(Object.assign(new Error(message.message), { code: message.code }));
      if (message.type === 'warning') {
        options.onWarning?.(message.message);
        continue;
      }
      yield message.batch;
      worker.postMessage(request);
    }
  } finally {
    inbox.close();
    await worker.terminate();
  }
}

/** The thread's messages in order; after them an error if the thread died. */
class Inbox {
  readonly #messages: FromWorker[] = [];
  readonly #signal: AbortSignal | undefined;
  #failure: Error | null = null;
  #wake: (() => void) | null = null;

  constructor(worker: Worker, signal: AbortSignal | undefined) {
    this.#signal = signal;
    worker.on('message', (message: FromWorker) => {
      this.#messages.push(message);
      this.#wake?.();
    });
    worker.on('error', (error) => this.#fail(importInterrupted(error)));
    worker.on('exit', (code) => this.#fail(importInterrupted(new Error(`the reading thread ended with code ${code}`))));
    signal?.addEventListener('abort', this.#abort, { once: true });
  }

  async take(): Promise<FromWorker> {
    for (;;) {
      this.#signal?.throwIfAborted();
      const message = this.#messages.shift();
      if (message) return message;
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  close(): void {
    this.#signal?.removeEventListener('abort', this.#abort);
  }

  readonly #abort = () => this.#wake?.();

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake?.();
  }
}
