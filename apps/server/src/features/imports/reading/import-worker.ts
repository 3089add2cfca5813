import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#platform/app-error.ts';
import { lowerThreadPriority } from '#platform/thread-priority.ts';
import { readBatches } from './read-batches.ts';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages.ts';

/** The thread that reads uploads: parsing hundreds of megabytes must not block requests. */
async function run(port: NonNullable<typeof parentPort>, input: WorkerInput): Promise<void> {
  lowerThreadPriority(10);
  const send = (message: FromWorker) => port.postMessage(message);
  const batches = readBatches(input, (error) => send({ type: 'warning', message: messageOf(error) }));
  port.on('message', (message: ToWorker) => {
    if (message !== 'next') return;
    void batches.next().then(
      ({ done, value }) => send(done ? { type: 'end' } : { type: 'batch', batch: value }),
      (error: unknown) => send(describeError(error)),
    );
  });
}

function describeError(error: unknown): FromWorker {
  if (error instanceof AppError) return { type: 'refused', code: error.code, message: error.message };
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  return { type: 'failed', message: messageOf(error), ...(code !== undefined && { code }) };
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

if (parentPort) await run(parentPort, workerData as WorkerInput);
