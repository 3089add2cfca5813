import path from 'node:path';
import { isClosing } from '#db/active-owner.ts';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { AttachmentsService, FoundFile } from '#features/files/attachments.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { ImportBatch } from './worker-messages.ts';
import type { ImportFiles } from './import-files.ts';
import { leaseFrom } from './import-loop.ts';
import { ImportTally } from './import-tally.ts';
import * as rows from './imports.repository.ts';
import type { KeptFiles } from './kept-files.ts';
import type { SliceDependencies } from './known-conversation.ts';
import { storeSlice } from './stored-slice.ts';

export interface BatchStoreDependencies extends SliceDependencies {
  db: Database;
  clock: Clock;
  files: ImportFiles;
  kept: KeptFiles;
}

/** Time one transaction may take: the user's version is a row that other transactions of the user wait for. */
const MAX_SLICE_MS = 40;
const FIRST_SLICE = 5;
const MAX_SLICE = 50;

/** The account was closed while its import was running. */
export class OwnerClosing extends Error {}

export type BatchStore = ReturnType<typeof createBatchStore>;

/** Stores batches in slices of a bounded time. Each slice saves its cursor, so that an import can continue after it. */
export function createBatchStore(dependencies: BatchStoreDependencies) {
  const { attachments, files, kept } = dependencies;
  let sliceSize = FIRST_SLICE;

  /** Returns whether the import must stop because the user has cancelled it. */
  return async (row: rows.ImportRow, batch: ImportBatch, tally: ImportTally, signal: AbortSignal): Promise<boolean> => {
    const { items } = batch;
    await storeAttachments(attachments, row.userId, files.assetDirectory(row.id), items);
    await kept.keep(row.userId, row.id, files.keptDirectory(row.id), items);
    for (let start = 0; start === 0 || start < items.length;) {
      // A batch can take seconds on a busy machine, and a process has only nine to stop.
      signal.throwIfAborted();
      const slice = items.slice(start, start + sliceSize);
      const isLast = start + slice.length >= items.length;
      const began = performance.now();
      const mustStop = await saveSlice(dependencies, row, { batch, slice, isLast }, tally);
      if (mustStop) return true;
      start += slice.length;
      if (slice.length === 0) return false;
      sliceSize = nextSliceSize(slice.length, performance.now() - began);
      // Lets waiting requests go first.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return false;
  };
}

/** Stores one slice in a transaction. Returns whether the import must stop. */
async function saveSlice(
  dependencies: BatchStoreDependencies,
  row: rows.ImportRow,
  { batch, slice, isLast }: { batch: ImportBatch; slice: ImportBatch['items']; isLast: boolean },
  tally: ImportTally,
): Promise<boolean> {
  const { db, clock } = dependencies;
  const before = { total: { ...tally.total }, sources: tally.listSources() };
  return inTransaction(db, async (tx) => {
    // A transaction may be repeated: each attempt counts from the state before the slice.
    const attempt = new ImportTally(before.total, before.sources);
    const current = await rows.lockImport(tx, row.userId, row.id);
    if (current === undefined || current.status !== 'running' || current.cancelRequested) return true;
    if (await isClosing(tx, row.userId)) throw new OwnerClosing();
    await storeSlice({ ...dependencies, tx, userId: row.userId, row, now: clock.now(), tally: attempt }, slice);
    const cursor = isLast ? batch.cursor : (slice.at(-1)?.cursor ?? null);
    await rows.updateImport(tx, row.userId, row.id, {
      counts: attempt.total,
      sources: attempt.listSources(),
      bytesTotal: batch.bytesTotal,
      leaseExpiresAt: leaseFrom(clock),
      ...(isLast && { bytesRead: batch.bytesRead }),
      ...(cursor !== null && { cursor: { ...cursor } }),
    });
    await bumpUserVersion(tx, row.userId);
    tally.replaceWith(attempt);
    return false;
  });
}

/** As many conversations as fit into the time, at most twice as many as before. */
function nextSliceSize(size: number, milliseconds: number): number {
  const fitting = Math.floor((size * MAX_SLICE_MS) / Math.max(milliseconds, 1));
  return Math.max(1, Math.min(fitting, size * 2, MAX_SLICE));
}

/** Stores the files that came with these conversations and sets the URLs of their attachment blocks. */
async function storeAttachments(
  attachments: AttachmentsService,
  userId: string,
  directory: string,
  items: ImportBatch['items'],
): Promise<void> {
  const found = new Map<string, FoundFile>();
  for (const item of items) {
    if (item.type === 'skipped') continue;
    for (const block of item.conversation.messages.flatMap(({ blocks }) => blocks ?? [])) {
      if (block.type !== 'attachment' || !block.file) continue;
      const { hash, size } = block.file;
      found.set(hash, { hash, size, path: path.join(directory, hash) });
      block.url = attachments.addressOf(userId, hash);
    }
  }
  if (found.size > 0) await attachments.keep(userId, [...found.values()]);
}
