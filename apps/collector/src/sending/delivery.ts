import type { PreparedRecord } from '#reading/prepare-file.ts';
import type { SourceTally } from '#collecting/tally.ts';
import type { CursorLog } from '#state/cursor-log.ts';
import type { SendQueue, QueuedFile } from '#state/send-queue.ts';
import type { ArchiveClient, SendResult } from './archive-client.ts';
import { bytesInJson, isFull, splitRecord } from './batch-limits.ts';
import { sendWithRetries, type Timer } from './retry.ts';
import type { CaptureResult, CaptureRecord } from './wire.ts';

interface DeliveryNeeds {
  client: ArchiveClient;
  cursors: CursorLog;
  sendQueue: SendQueue;
  timer: Timer;
  /** The maximum number of times that a request is sent while the archive is unavailable. */
  attempts: number;
}

/** A file that is being sent. */
interface Shipment {
  file: QueuedFile;
  tally: SourceTally;
  /** The position of the shipment in the queue on disk; null if it was read from the file itself. */
  sequence: number | null;
  /** Whether the shipment replaces the newest state of the file in the queue. */
  replacesNewest: boolean;
  /** How many records have no result yet. */
  openRecords: number;
  isQueued: boolean;
  /** Why the archive refused the file; null if it did not. */
  refusal: string | null;
  /** The archive's results so far; counted once every record of the file has one. */
  results: CaptureResult[];
}

interface Item {
  record: CaptureRecord;
  shipment: Shipment;
  bytes: number;
}

export interface StopReason {
  type: 'retry' | 'revoked';
  message: string;
  retryAfterMs: number | null;
}

/**
 * Sends records in batches. While one batch is being sent, the next is assembled. The cursor of a file is written only
 * when the archive has returned results for all records of the file. Records that cannot be sent are put into the queue
 * on disk.
 */
export class Delivery {
  readonly #needs: DeliveryNeeds;
  #batch: Item[] = [];
  #bytes = 0;
  /** The batch that is being sent; it never rejects. */
  #sending: Promise<{ error: unknown } | undefined> = Promise.resolve(undefined);
  /** Why nothing more is sent in this run; null while records are sent. */
  stop: StopReason | null = null;

  constructor(needs: DeliveryNeeds) {
    this.#needs = needs;
  }

  async add(file: QueuedFile, tally: SourceTally, options: Pick<Shipment, 'sequence' | 'replacesNewest'>) {
    const records = file.records.flatMap((record) => splitRecord(toCaptureRecord(record, file)));
    const shipment: Shipment = {
      file,
      tally,
      ...options,
      openRecords: records.length,
      isQueued: false,
      refusal: null,
      results: [],
    };
    if (records.length === 0) return this.#complete(shipment);
    if (this.stop !== null) return this.#enqueue(shipment);
    for (const record of records) {
      const bytes = bytesInJson(record.payload);
      if (isFull({ count: this.#batch.length, bytes: this.#bytes }, bytes)) await this.#sendBatch();
      this.#batch.push({ record, shipment, bytes });
      this.#bytes += bytes;
    }
  }

  /** Sends the added records, and waits for their results. Throws errors of the disk. */
  async flush(): Promise<void> {
    await this.#sendBatch();
    await this.#waitForLastBatch();
  }

  /** Waits for the previous batch, then starts to send this one without waiting, so that the next files can be read. */
  async #sendBatch(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#bytes = 0;
    await this.#waitForLastBatch();
    if (batch.length === 0) return;
    this.#sending = this.#send(batch).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
  }

  async #waitForLastBatch(): Promise<void> {
    const failed = await this.#sending;
    this.#sending = Promise.resolve(undefined);
    if (failed !== undefined) throw failed.error;
  }

  async #send(batch: readonly Item[]): Promise<void> {
    if (this.stop !== null) return this.#enqueueAll(batch);
    const { client, timer, attempts } = this.#needs;
    const records = batch.map(({ record }) => record);
    const result = await sendWithRetries(client, records, attempts, timer);
    switch (result.type) {
      case 'answered':
        return this.#addResults(batch, result.results);
      case 'refused':
        return this.#sendSingly(batch, result.message);
      case 'retry':
      case 'revoked':
        this.stop = toStop(result);
        return this.#enqueueAll(batch);
    }
  }

  /** Sends each record of a refused batch alone, because a single one may be the reason for the refusal. */
  async #sendSingly(batch: readonly Item[], message: string): Promise<void> {
    if (batch.length > 1) {
      for (const item of batch) await this.#send([item]);
      return;
    }
    for (const { shipment } of batch) {
      shipment.refusal = message;
      if (--shipment.openRecords === 0) await this.#complete(shipment);
    }
  }

  async #addResults(batch: readonly Item[], results: readonly CaptureResult[]): Promise<void> {
    for (const { record, shipment } of batch) {
      const result = results.find(({ externalId }) => externalId === record.externalId);
      const isLastPart = record.part === record.parts;
      if (result !== undefined && isLastPart) shipment.results.push(result);
      if (--shipment.openRecords === 0) await this.#complete(shipment);
    }
  }

  async #complete({ file, tally, sequence, refusal, results }: Shipment): Promise<void> {
    const { cursors, sendQueue } = this.#needs;
    const earlierFailures = cursors.get(file.cursor.key)?.failures ?? 0;
    for (const result of results) tally.addResult(result);
    if (refusal !== null) tally.skip(refusal);
    await cursors.put([{ ...file.cursor, failures: refusal === null ? 0 : earlierFailures + 1 }]);
    if (sequence !== null) await sendQueue.remove(file.cursor.key, sequence);
  }

  async #enqueueAll(batch: readonly Item[]): Promise<void> {
    for (const shipment of new Set(batch.map(({ shipment }) => shipment))) await this.#enqueue(shipment);
  }

  async #enqueue(shipment: Shipment): Promise<void> {
    const { file, tally, sequence, replacesNewest, isQueued } = shipment;
    if (isQueued) return;
    shipment.isQueued = true;
    const isInQueue = sequence !== null || (await this.#needs.sendQueue.add(file, replacesNewest));
    if (isInQueue) tally.waiting += file.records.length;
    else tally.skip('The queue of unsent conversations is full. The file is read again in the next run.');
  }
}

function toCaptureRecord(record: PreparedRecord, { sourceName, observedAt }: QueuedFile): CaptureRecord {
  const { externalId, format, provider, text } = record;
  return { source: provider ?? sourceName, externalId, format, payload: text, observedAt };
}

function toStop(result: Extract<SendResult, { type: 'retry' | 'revoked' }>): StopReason {
  return {
    type: result.type,
    message: result.message,
    retryAfterMs: result.type === 'retry' ? result.retryAfterMs : null,
  };
}
