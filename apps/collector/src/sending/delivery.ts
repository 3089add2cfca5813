import type { PreparedRecord } from '#reading/prepare-file.ts';
import type { SourceTally } from '#collecting/tally.ts';
import type { CursorLog } from '#state/cursor-log.ts';
import type { Spool, SpooledFile } from '#state/spool.ts';
import type { ArchiveClient, SendResult } from './archive-client.ts';
import { bytesInJson, isFull, splitRecord } from './make-batches.ts';
import { sendWithRetries, type Timer } from './retry.ts';
import type { CaptureAnswer, CaptureRecord } from './wire.ts';

interface DeliveryNeeds {
  client: ArchiveClient;
  cursors: CursorLog;
  spool: Spool;
  timer: Timer;
  /** How often a request is repeated while the archive is unavailable. */
  attempts: number;
}

/** A file that is being sent. */
interface Shipment {
  file: SpooledFile;
  tally: SourceTally;
  /** Its position in the queue on disk; null if it was read from the file itself. */
  sequence: number | null;
  /** Whether it replaces the waiting state. */
  replacesNewest: boolean;
  openRecords: number;
  isSpooled: boolean;
  refusal: string | null;
  /** The archive's answers so far; counted once all records of the file are answered. */
  answers: CaptureAnswer[];
}

interface Item {
  record: CaptureRecord;
  shipment: Shipment;
  bytes: number;
}

export interface StopReason {
  type: 'later' | 'revoked';
  message: string;
  retryAfterMs: number | null;
}

/**
 * Sends records in batches, one at a time, while the next batch is assembled. A cursor is written only when the archive
 * has answered for all records of its file; records that cannot be sent are put into the queue on disk.
 */
export class Delivery {
  readonly #needs: DeliveryNeeds;
  #batch: Item[] = [];
  #bytes = 0;
  /** The batch that is being sent; it never rejects. */
  #underWay: Promise<{ error: unknown } | undefined> = Promise.resolve(undefined);
  /** Why nothing more is sent in this run. */
  stop: StopReason | null = null;

  constructor(needs: DeliveryNeeds) {
    this.#needs = needs;
  }

  async add(file: SpooledFile, tally: SourceTally, options: Pick<Shipment, 'sequence' | 'replacesNewest'>) {
    const records = file.records.flatMap((record) => splitRecord(toWire(record, file)));
    const shipment: Shipment = {
      file,
      tally,
      ...options,
      openRecords: records.length,
      isSpooled: false,
      refusal: null,
      answers: [],
    };
    if (records.length === 0) return this.#complete(shipment);
    if (this.stop !== null) return this.#spool(shipment);
    for (const record of records) {
      const bytes = bytesInJson(record.payload);
      if (isFull({ count: this.#batch.length, bytes: this.#bytes }, bytes)) await this.#sendBatch();
      this.#batch.push({ record, shipment, bytes });
      this.#bytes += bytes;
    }
  }

  /** Sends the added records, and waits for the answer. Throws errors of the disk. */
  async flush(): Promise<void> {
    await this.#sendBatch();
    await this.#lastSent();
  }

  /** Starts to send the batch once the previous one is answered, so that the next files can be read in the meantime. */
  async #sendBatch(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#bytes = 0;
    await this.#lastSent();
    if (batch.length === 0) return;
    this.#underWay = this.#send(batch).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
  }

  async #lastSent(): Promise<void> {
    const failed = await this.#underWay;
    this.#underWay = Promise.resolve(undefined);
    if (failed !== undefined) throw failed.error;
  }

  async #send(batch: readonly Item[]): Promise<void> {
    if (this.stop !== null) return this.#spoolAll(batch);
    const { client, timer, attempts } = this.#needs;
    const records = batch.map(({ record }) => record);
    const result = await sendWithRetries(client, records, attempts, timer);
    switch (result.type) {
      case 'answered':
        return this.#settle(batch, result.answers);
      case 'refused':
        return this.#sendSingly(batch, result.message);
      case 'later':
      case 'revoked':
        this.stop = toStop(result);
        return this.#spoolAll(batch);
    }
  }

  /** A single record may be the reason why a whole batch was refused. */
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

  async #settle(batch: readonly Item[], answers: readonly CaptureAnswer[]): Promise<void> {
    for (const { record, shipment } of batch) {
      const answer = answers.find(({ externalId }) => externalId === record.externalId);
      const isLastPart = record.part === record.parts;
      if (answer !== undefined && isLastPart) shipment.answers.push(answer);
      if (--shipment.openRecords === 0) await this.#complete(shipment);
    }
  }

  async #complete({ file, tally, sequence, refusal, answers }: Shipment): Promise<void> {
    const { cursors, spool } = this.#needs;
    const before = cursors.get(file.cursor.key)?.failures ?? 0;
    for (const answer of answers) tally.addAnswer(answer);
    if (refusal !== null) tally.skip(refusal);
    await cursors.put([{ ...file.cursor, failures: refusal === null ? 0 : before + 1 }]);
    if (sequence !== null) await spool.remove(file.cursor.key, sequence);
  }

  async #spoolAll(batch: readonly Item[]): Promise<void> {
    for (const shipment of new Set(batch.map(({ shipment }) => shipment))) await this.#spool(shipment);
  }

  async #spool(shipment: Shipment): Promise<void> {
    const { file, tally, sequence, replacesNewest, isSpooled } = shipment;
    if (isSpooled) return;
    shipment.isSpooled = true;
    tally.waiting += file.records.length;
    if (sequence === null) await this.#needs.spool.add(file, replacesNewest);
  }
}

function toWire(record: PreparedRecord, { sourceName, observedAt }: SpooledFile): CaptureRecord {
  const { externalId, format, provider, text } = record;
  return { source: provider ?? sourceName, externalId, format, payload: text, observedAt };
}

function toStop(result: Extract<SendResult, { type: 'later' | 'revoked' }>): StopReason {
  return {
    type: result.type,
    message: result.message,
    retryAfterMs: result.type === 'later' ? result.retryAfterMs : null,
  };
}
