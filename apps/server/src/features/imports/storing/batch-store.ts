import path from 'node:path';
import type { AssetFile } from '@app/formats/conversation/conversation-tree';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { AttachmentsService, FileToStore } from '#features/files/attachments.service.ts';
import type { Clock } from '#platform/clock.ts';
import { yieldToRequests } from '#platform/yield-to-requests.ts';
import type { ImportBatch } from '../reading/worker-messages.ts';
import type { ImportFiles } from '../import-files.ts';
import { leaseEnd } from '../running/import-loop.ts';
import { ImportTally } from './import-tally.ts';
import * as rows from '../imports.repository.ts';
import type { KeptFiles } from '../kept-files.ts';
import type { SliceDependencies } from './conversation-update.ts';
import type { StorageQuota } from '../storage-quota.ts';
import { storeSlice } from './stored-slice.ts';

export interface BatchStoreDependencies extends SliceDependencies {
  db: Database;
  clock: Clock;
  files: ImportFiles;
  keptFiles: KeptFiles;
  quota: StorageQuota;
}

/**
 * The longest that storing a slice should take, because other transactions of the same user may wait meanwhile. Most of
 * them wait only for the last statements. A slice of one conversation takes half as long as one of ten, so slices should
 * not be too small either.
 */
const MAX_SLICE_MS = 300;
/** The size of a slice is the number of its conversations and skipped records. */
const FIRST_SLICE_SIZE = 5;
const MAX_SLICE_SIZE = 50;

/** The account was closed while its import was running. */
export class OwnerClosingError extends Error {}

/** A batch with the bytes that were read before it. */
export type NextBatch = ImportBatch & { bytesBefore: number };

export type BatchStore = ReturnType<typeof createBatchStore>;

/** Stores batches in slices of a bounded time. Each slice saves its cursor, so that an import can continue after it. */
export function createBatchStore(dependencies: BatchStoreDependencies) {
  const { db, attachments, files, keptFiles, quota } = dependencies;
  let sliceSize = FIRST_SLICE_SIZE;

  /** Stores a batch. Returns whether the import must stop because the user has cancelled it. */
  return async (row: rows.ImportRow, batch: NextBatch, tally: ImportTally, signal: AbortSignal): Promise<boolean> => {
    const { items } = batch;
    await files.requireSpace();
    const budget = await quota.budgetFor(db, row.userId);
    const storedIdHashes = new Set(budget.isLimited ? await attachments.listStored(row.userId) : []);
    removeFilesThatDoNotFit(items, (name, { hash, size }) => {
      if (!budget.isLimited || storedIdHashes.has(attachments.idHashOfContent(row.userId, hash))) return true;
      const fits = budget.reserveOrReport(name, size);
      if (fits) storedIdHashes.add(attachments.idHashOfContent(row.userId, hash));
      return fits;
    });
    await storeAttachments(attachments, row.userId, files.assetDirectory(row.id), items);
    await keptFiles.keep(row.userId, { importId: row.id, directory: files.keptDirectory(row.id), budget }, items);
    // A batch without items is saved too, because it reports the progress.
    for (let start = 0; start === 0 || start < items.length;) {
      // Storing a batch can take seconds on a busy machine, and a stopping process has only nine seconds.
      signal.throwIfAborted();
      const slice = items.slice(start, start + sliceSize);
      const isLast = start + slice.length >= items.length;
      const startedAt = performance.now();
      const mustStop = await saveSlice(
        dependencies,
        row,
        { batch, slice, isLast, share: (start + slice.length) / items.length, refused: budget.refused.splice(0) },
        tally,
      );
      if (mustStop) return true;
      start += slice.length;
      if (slice.length === 0) return false;
      sliceSize = nextSliceSize(slice.length, performance.now() - startedAt);
      await yieldToRequests();
    }
    return false;
  };
}

interface Slice {
  batch: NextBatch;
  slice: ImportBatch['items'];
  isLast: boolean;
  /** The share of the batch that is stored after this slice, from 0 to 1. */
  share: number;
  /** Lines of the receipt for files that do not fit into the storage. */
  refused: readonly rows.NewSkip[];
}

/** Stores one slice in a transaction. Returns whether the import must stop. */
async function saveSlice(
  dependencies: BatchStoreDependencies,
  row: rows.ImportRow,
  { batch, slice, isLast, share, refused }: Slice,
  tally: ImportTally,
): Promise<boolean> {
  const { db, clock, quota } = dependencies;
  const { bytesBefore, bytesRead } = batch;
  const before = { total: { ...tally.total }, sources: tally.listSources() };
  return inTransaction(db, async (tx) => {
    // A transaction may be repeated, so each attempt counts from the state before the slice.
    const attempt = new ImportTally(before.total, before.sources);
    const current = await rows.lockToStore(tx, row.userId, row.id);
    if (current === undefined || current.mustStop) return true;
    if (!current.isOwnerActive) throw new OwnerClosingError();
    const budget = await quota.budgetFor(tx, row.userId);
    await storeSlice({ ...dependencies, tx, userId: row.userId, row, now: clock.now(), tally: attempt, budget }, slice);
    await rows.insertSkips(tx, row.userId, row.id, [...refused, ...budget.refused]);
    const cursor = isLast ? batch.cursor : (slice.at(-1)?.cursor ?? null);
    await rows.updateImport(tx, row.userId, row.id, {
      counts: attempt.total,
      sources: attempt.listSources(),
      bytesTotal: batch.bytesTotal,
      leaseExpiresAt: leaseEnd(clock),
      // The bytes of the stored items, without those that the reader has read ahead.
      bytesRead: isLast ? batch.bytesRead : Math.floor(bytesBefore + (bytesRead - bytesBefore) * share),
      ...(cursor !== null && { cursor: { ...cursor } }),
    });
    await bumpUserVersion(tx, row.userId);
    tally.replaceWith(attempt);
    return false;
  });
}

/** As many conversations as can be stored in MAX_SLICE_MS, at most twice as many as before. */
function nextSliceSize(size: number, milliseconds: number): number {
  const fitting = Math.floor((size * MAX_SLICE_MS) / Math.max(milliseconds, 1));
  return Math.max(1, Math.min(fitting, size * 2, MAX_SLICE_SIZE));
}

/** Removes from the items the files for which `reserveSpace` returns false. Messages still name these files. */
function removeFilesThatDoNotFit(
  items: ImportBatch['items'],
  reserveSpace: (name: string, file: AssetFile) => boolean,
): void {
  for (const item of items) {
    if (item.type === 'skipped') continue;
    const removedHashes = new Set<string>();
    for (const block of item.conversation.messages.flatMap(({ blocks }) => blocks ?? [])) {
      if (block.type !== 'attachment' || !block.file) continue;
      if (!removedHashes.has(block.file.hash) && reserveSpace(block.name, block.file)) continue;
      removedHashes.add(block.file.hash);
      delete block.file;
    }
    for (const version of (item.conversation.documents ?? []).flatMap(({ versions }) => versions)) {
      if (version.file && removedHashes.has(version.file.hash)) delete version.file;
    }
  }
}

/** Stores the files that came with these conversations and sets the URLs of their attachment blocks. */
async function storeAttachments(
  attachments: AttachmentsService,
  userId: string,
  directory: string,
  items: ImportBatch['items'],
): Promise<void> {
  const found = new Map<string, FileToStore>();
  for (const item of items) {
    if (item.type === 'skipped') continue;
    for (const block of item.conversation.messages.flatMap(({ blocks }) => blocks ?? [])) {
      if (block.type !== 'attachment' || !block.file) continue;
      const { hash, size } = block.file;
      found.set(hash, { hash, size, path: path.join(directory, hash) });
      block.url = attachments.addressOf(userId, hash);
    }
  }
  if (found.size > 0) await attachments.storeFiles(userId, [...found.values()]);
}
