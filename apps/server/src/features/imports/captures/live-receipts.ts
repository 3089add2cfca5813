import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { type Database, type Events, inTransaction, isUniqueViolation, type Tx } from '#db/database.ts';
import { isDiskFull } from '#db/disk-full.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { capturesStored, importFinished } from '#events/imports.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseUnavailable } from '#platform/database-outage.ts';
import { localDay } from '#platform/local-day.ts';
import type { Logger } from '#platform/logger.ts';
import type { SliceDependencies } from '../storing/conversation-update.ts';
import { ImportTally, zeroCounts } from '../storing/import-tally.ts';
import { captureQuotaReached } from '../imports.errors.ts';
import * as imports from '../imports.repository.ts';
import type { StorageQuota } from '../storage-quota.ts';
import type { CaptureOutcome } from './capture-outcome.ts';
import * as receipts from './live-receipts.repository.ts';
import { storeCapture, type StoredCapture } from './store-capture.ts';

export interface LiveReceiptsDependencies extends SliceDependencies {
  db: Database;
  clock: Clock;
  events: Events;
  log: Logger;
  quota: StorageQuota;
  /** How many bytes all devices of a person may send per day. */
  bytesPerDay: number;
  /** Queues the work that follows an import, unless it is queued already. */
  finishSoon: (tx: Tx, userId: string, importId: string) => Promise<void>;
}

/** The sender: a device, an access token, a connected app, or a session of the person. */
export interface CaptureSender {
  userId: string;
  timeZone: string;
  deviceId: string;
  deviceName: string;
}

const couldNotStore = 'This conversation could not be stored because of an error of this app. Its operator sees why.';

/** The receipts of devices: one per device and day, to which every batch adds. */
export function createLiveReceipts(dependencies: LiveReceiptsDependencies) {
  const { db, clock, events } = dependencies;
  return {
    /**
     * Today's receipt, which is created if there is none. Counts the bytes of a batch. Throws captures.quota_reached,
     * imports.storage_full.
     */
    open: async (sender: CaptureSender, bytes: number) => {
      await dependencies.quota.assertNotFull(db, sender.userId);
      const day = localDay(clock.now(), sender.timeZone);
      const key = { deviceId: sender.deviceId, day };
      await openReceipt(dependencies, sender, key, bytes);
      return createOpenReceipt(dependencies, sender, key);
    },

    /** Starts the work that follows an import, for all conversations that devices have sent so far. */
    finish: async (userId: string, importId: string): Promise<void> => {
      await inTransaction(db, async (tx) => {
        const row = await imports.lockImport(tx, userId, importId);
        if (row?.status === 'completed') await events.publish(importFinished, { userId, importId }, tx);
      });
    },
  };
}

function createOpenReceipt(
  dependencies: LiveReceiptsDependencies,
  sender: CaptureSender,
  key: receipts.LiveReceiptKey,
) {
  const { events, log, finishSoon } = dependencies;
  const { userId } = sender;

  const withReceipt = createReceiptLock(dependencies, sender, key);
  const storeOnce = (conversation: ParsedConversation) =>
    withReceipt((tx, row) => addToReceipt(dependencies, tx, row, conversation));

  return {
    /** Stores a conversation in a separate transaction. Throws only if nothing can be stored now. */
    store: async (conversation: ParsedConversation, outcome: CaptureOutcome): Promise<void> => {
      try {
        // Another device may store the same conversation at the same time: then the second attempt finds it.
        const { outcome: kind, conversationId } = await storeOnce(conversation).catch((error: unknown) => {
          if (isUniqueViolation(error, 'conversations_source')) return storeOnce(conversation);
          throw error;
        });
        outcome.add(kind, conversationId, isAnswered(conversation));
      } catch (error) {
        if (isDatabaseUnavailable(error) || isDiskFull(error)) throw error;
        log.error({ err: error, source: conversation.source }, 'a captured conversation could not be stored');
        outcome.skip(couldNotStore);
      }
    },

    /** Adds what was skipped to the receipt, and announces the conversations of the batch. */
    close: async (outcomes: readonly CaptureOutcome[]): Promise<void> => {
      const skips = outcomes.flatMap(({ skipped }) => skipped ?? []);
      const conversationIds = [...new Set(outcomes.flatMap(({ answeredIds }) => answeredIds))];
      const hasNews = conversationIds.length > 0 || outcomes.some(({ hasChanged }) => hasChanged);
      if (skips.length === 0 && !hasNews) return;
      await withReceipt(async (tx, row) => {
        await addSkips(tx, row, skips);
        if (!hasNews) return;
        await events.publish(capturesStored, { userId, importId: row.id, conversationIds }, tx);
        if (conversationIds.length > 0) await finishSoon(tx, userId, row.id);
      });
    },
  };
}

/**
 * Runs work in a transaction with the receipt locked. A concurrent undo may have ended the receipt; then the work runs
 * with another receipt.
 */
function createReceiptLock(
  dependencies: LiveReceiptsDependencies,
  sender: CaptureSender,
  key: receipts.LiveReceiptKey,
) {
  return async <Result>(work: (tx: Tx, row: imports.ImportRow) => Promise<Result>): Promise<Result> => {
    for (;;) {
      const done = await inTransaction(dependencies.db, async (tx) => {
        const row = await receipts.lockLiveReceipt(tx, sender.userId, key);
        return row && { result: await work(tx, row) };
      });
      if (done !== undefined) return done.result;
      await openReceipt(dependencies, sender, key, 0);
    }
  };
}

async function addToReceipt(
  dependencies: LiveReceiptsDependencies,
  tx: Tx,
  row: imports.ImportRow,
  conversation: ParsedConversation,
): Promise<StoredCapture> {
  const { userId } = row;
  const now = dependencies.clock.now();
  const tally = new ImportTally(row.counts, row.sources);
  const budget = await dependencies.quota.budgetFor(tx, userId);
  const stored = await storeCapture({ ...dependencies, tx, userId, row, now, tally, budget }, conversation);
  await imports.insertSkips(tx, userId, row.id, budget.refused);
  if (stored.outcome === 'unchanged' || stored.outcome === 'skipped') return stored;
  const sources = tally.listSources();
  await imports.updateImport(tx, userId, row.id, { counts: tally.total, sources, finishedAt: now });
  await bumpUserVersion(tx, userId);
  return stored;
}

/** Adds the skipped records that the receipt does not list yet. */
async function addSkips(
  tx: Tx,
  { userId, id, counts, sources }: imports.ImportRow,
  skips: readonly { item: string; reason: string; conversationId: string | null }[],
): Promise<void> {
  const tally = new ImportTally(counts, sources);
  for (const skip of skips) {
    if (await receipts.hasSkip(tx, userId, id, skip)) continue;
    await imports.insertSkips(tx, userId, id, [{ ...skip, keptHash: null, keptBytes: null }]);
    tally.add('skipped', null);
  }
  if (tally.total.skipped === counts.skipped) return;
  await imports.updateImport(tx, userId, id, { counts: tally.total });
  await bumpUserVersion(tx, userId);
}

async function openReceipt(
  { db, clock, newId, bytesPerDay }: LiveReceiptsDependencies,
  { userId, deviceId, deviceName }: CaptureSender,
  key: receipts.LiveReceiptKey,
  bytes: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Locks a row of the person, so that only the first of two concurrent batches creates a receipt.
    await bumpUserVersion(tx, userId);
    const sent = await receipts.sumCapturedBytes(tx, userId, key.day);
    if (bytes > 0 && sent + bytes > bytesPerDay) throw captureQuotaReached();
    const open = await receipts.findLiveReceipt(tx, userId, key);
    if (open !== undefined) return receipts.addBytes(tx, userId, open.id, bytes);
    const now = clock.now();
    const size = { bytesTotal: bytes, bytesRead: bytes };
    const times = { createdAt: now, startedAt: now, finishedAt: now };
    const device = { deviceId, deviceName, captureDay: key.day };
    await imports.insertImport(tx, userId, {
      id: newId(),
      status: 'completed',
      files: [],
      counts: zeroCounts(),
      ...size,
      ...times,
      ...device,
    });
  });
}

/** Whether the last visible message is a reply, which completes the turn. */
function isAnswered({ messages, activeLeafSourceId }: ParsedConversation): boolean {
  return messages.find(({ sourceId }) => sourceId === activeLeafSourceId)?.role === 'assistant';
}
