import type { Worker } from 'node:worker_threads';
import { AppError } from '#platform/app-error.ts';
import type { ImportBatch, UploadedFile } from './worker-messages.ts';
import { importInterrupted } from '../imports.errors.ts';
import type { ImportCursor, ReadLimits } from './read-export.types.ts';
import { keepReadingThread, takeReadingThread } from './reading-thread.ts';
import type { FromWorker, ReadingMessage, ToWorker, WorkerInput } from './worker-messages.ts';

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
/**
 * A thread that has read larger uploads ends, because it needs more memory from then on. Of a ZIP, the packed size
 * counts.
 */
const MAX_KEPT_BYTES = 4 * 1024 * 1024;

let lastReading = 0;

/**
 * Reads uploads in a separate thread and yields batches. Leaving the loop early ends the thread. Throws what readExport throws,
 * and imports.interrupted if the thread died.
 */
export async function* openImportReader(options: ImportReaderOptions): AsyncGenerator<ImportBatch, void, undefined> {
  options.signal?.throwIfAborted();
  const input: WorkerInput = {
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
  lastReading += 1;
  const worker = takeReadingThread();
  const inbox = new Inbox(worker, lastReading, options.signal);
  const request: ToWorker = 'next';
  let bytesTotal = 0;
  let canBeKept = false;
  try {
    worker.postMessage({ reading: lastReading, input } satisfies ToWorker);
    for (let count = 0; count < READ_AHEAD; count++) worker.postMessage(request);
    for (;;) {
      const message = await inbox.take();
      if (message.type === 'end') {
        canBeKept = bytesTotal <= MAX_KEPT_BYTES;
        return;
      }
      if (message.type === 'refused') throw new AppError({ code: message.code, message: message.message });
      if (message.type === 'failed')
        throw importInterrupted(Object.assign(new Error(message.message), { code: message.code }));
      if (message.type === 'warning') {
        options.onWarning?.(message.message);
        continue;
      }
      ({ bytesTotal } = message.batch);
      yield message.batch;
      worker.postMessage(request);
    }
  } finally {
    inbox.close();
    await (canBeKept ? keepReadingThread(worker) : worker.terminate());
  }
}

/** The thread's messages about one reading, in order; after them an error if the thread died. */
class Inbox {
  readonly #worker: Worker;
  readonly #reading: number;
  readonly #messages: ReadingMessage[] = [];
  readonly #signal: AbortSignal | undefined;
  #failure: Error | null = null;
  #wake: (() => void) | null = null;

  constructor(worker: Worker, reading: number, signal: AbortSignal | undefined) {
    this.#worker = worker;
    this.#reading = reading;
    this.#signal = signal;
    worker.on('message', this.#receive);
    worker.on('error', this.#fail);
    worker.on('exit', this.#failAtExit);
    signal?.addEventListener('abort', this.#abort, { once: true });
  }

  async take(): Promise<ReadingMessage> {
    for (;;) {
      this.#signal?.throwIfAborted();
      const message = this.#messages.shift();
      if (message) return message;
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  close(): void {
    this.#worker.off('message', this.#receive);
    this.#worker.off('error', this.#fail);
    this.#worker.off('exit', this.#failAtExit);
    this.#signal?.removeEventListener('abort', this.#abort);
  }

  readonly #abort = () => this.#wake?.();

  readonly #receive = ({ reading, message }: FromWorker): void => {
    // The thread may still answer requests of the reading before.
    if (reading !== this.#reading) return;
    this.#messages.push(message);
    this.#wake?.();
  };

  readonly #fail = (error: unknown): void => {
    this.#failure ??= importInterrupted(error);
    this.#wake?.();
  };

  readonly #failAtExit = (code: number): void => this.#fail(new Error(`the reading thread ended with code ${code}`));
}
