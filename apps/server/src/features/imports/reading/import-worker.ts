import { parentPort } from 'node:worker_threads';
import { AppError } from '#platform/app-error.ts';
import { lowerThreadPriority } from '#platform/thread-priority.ts';
import { readBatches } from './read-batches.ts';
import type { FromWorker, ReadingMessage, ToWorker } from './worker-messages.ts';

/** The thread that reads uploads, one after another: parsing hundreds of megabytes must not block requests. */
function run(port: NonNullable<typeof parentPort>): void {
  lowerThreadPriority(10);
  let sendNext = (): void => undefined;
  port.on('message', (message: ToWorker) => {
    if (message === 'next') return sendNext();
    const { reading, input } = message;
    const send = (content: ReadingMessage): void =>
      port.postMessage({ reading, message: content } satisfies FromWorker);
    const batches = readBatches(input, (error) => send({ type: 'warning', message: messageOf(error) }));
    sendNext = () =>
      void batches.next().then(
        ({ done, value }) => send(done ? { type: 'end' } : { type: 'batch', batch: value }),
        (error: unknown) => send(describeError(error)),
      );
  });
}

function describeError(error: unknown): ReadingMessage {
  if (error instanceof AppError) return { type: 'refused', code: error.code, message: error.message };
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  return { type: 'failed', message: messageOf(error), ...(code !== undefined && { code }) };
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

if (parentPort) run(parentPort);
