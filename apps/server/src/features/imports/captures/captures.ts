import { CaptureRecord, type CaptureResult } from '@app/contract/captures';
import { formatRegistry } from '@app/formats/format-registry.table';
import type { CaptureFiles } from './capture-files.ts';
import { CaptureOutcome } from './capture-outcome.ts';
import { CaptureLimiter } from './capture-limiter.ts';
import { type CaptureSender, createLiveReceipts, type LiveReceiptsDependencies } from './live-receipts.ts';
import { type ReadableCapture, readCaptures } from './read-captures.ts';

export type { CaptureSender } from './live-receipts.ts';

export interface CapturesDependencies extends LiveReceiptsDependencies {
  files: CaptureFiles;
}

const LIMITS = { running: 2, waiting: 10 };
const formats = new Map(formatRegistry.map((row) => [row.key, row]));

export type Captures = ReturnType<typeof createCaptures>;

/** Stores the conversations that devices send as they happen, with one receipt per device and day. */
export function createCaptures(dependencies: CapturesDependencies) {
  const { files } = dependencies;
  const receipts = createLiveReceipts(dependencies);
  const limiter = new CaptureLimiter(LIMITS);

  async function receive(sender: CaptureSender, records: readonly unknown[]): Promise<CaptureResult[]> {
    const owner = `${sender.userId}/${sender.deviceId}`;
    const receipt = await receipts.open(sender, sizeOf(records));
    const outcomes = records.map((record) => new CaptureOutcome(record));
    const readable: (ReadableCapture & { outcome: CaptureOutcome })[] = [];
    for (const [index, outcome] of outcomes.entries()) {
      const capture = parseRecord(records[index], outcome);
      if (capture !== undefined && (await hasAllParts(files, owner, capture, outcome)))
        readable.push({ ...capture, outcome });
    }
    if (readable.length > 0)
      await readCaptures({ files, sender: owner }, readable, async (index, item) => {
        const outcome = readable[index]?.outcome;
        if (outcome === undefined) return;
        if ('reason' in item) outcome.skip(item.reason);
        else await receipt.store(item.conversation, outcome);
      });
    await receipt.close(outcomes);
    for (const { record } of readable) if (record.parts !== undefined) await files.deleteParts(owner, record);
    return outcomes.map((outcome) => outcome.toResult());
  }

  return {
    /**
     * Stores each record separately and returns the outcomes in the same order. Throws captures.quota_reached,
     * captures.busy and imports.storage_full, in which case nothing is stored. If a batch is sent again after a crash,
     * the missing records are stored.
     */
    receive: (sender: CaptureSender, records: readonly unknown[]): Promise<CaptureResult[]> =>
      limiter.run(() => receive(sender, records)),
    finish: receipts.finish,
    /** Deletes incomplete records and files left by processes that died. */
    deleteOldFiles: (): Promise<void> => files.deleteOld(dependencies.clock.now()),
  };
}

/** The record with its format. If it cannot be read, returns undefined and writes the reason into the outcome. */
function parseRecord(sent: unknown, outcome: CaptureOutcome): ReadableCapture | undefined {
  const { success, data: record, error } = CaptureRecord.safeParse(sent);
  if (!success) {
    outcome.skip(error.issues[0]?.message ?? 'This record is not valid.');
    return undefined;
  }
  const format = formats.get(record.format);
  if (format === undefined) outcome.skip(`The format ${record.format} is not known here. Please update this app.`);
  return format && { record, format };
}

/** Keeps a part of a record. Returns whether the record is complete. */
async function hasAllParts(
  files: CaptureFiles,
  owner: string,
  { record }: ReadableCapture,
  outcome: CaptureOutcome,
): Promise<boolean> {
  if (record.parts === undefined) return true;
  const missing = await files.keepPart(owner, record);
  if (missing.length > 0) outcome.wait(`Waiting for part ${missing.join(', ')} of ${record.parts}.`);
  return missing.length === 0;
}

/** Bytes of the payloads. */
function sizeOf(records: readonly unknown[]): number {
  return records.reduce<number>((total, record) => {
    const payload = typeof record === 'object' && record !== null && 'payload' in record ? record.payload : undefined;
    return total + (typeof payload === 'string' ? Buffer.byteLength(payload) : 0);
  }, 0);
}
