import { isClosing } from '#db/active-owner.ts';
import { type Database, type Events, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { importFinished } from '#events/imports.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseAway, retryWhileDatabaseAway } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds, Turn } from '#platform/rounds.ts';
import type { createBatchStore } from './batch-store.ts';
import type { ImportBatch } from './import-batch.ts';
import type { ImportFiles } from './import-files.ts';
import { openImportReader } from './import-reader.ts';
import { ImportTally } from './import-state.ts';
import { interrupted, nothingFound, nothingReadable } from './imports.errors.ts';
import * as rows from './imports.repository.ts';
import type { KeptFiles } from './kept-files.ts';
import type { ImportCursor } from './read-export.types.ts';
import { showAttachments } from './show-attachments.ts';

export interface ImportRunnerDependencies {
  db: Database;
  events: Events;
  clock: Clock;
  log: Logger;
  rounds: Rounds;
  files: ImportFiles;
  store: ReturnType<typeof createBatchStore>;
  attachments: AttachmentsService;
  kept: KeptFiles;
}

const LEASE_MS = 30_000;
const POLL_MS = 5_000;
/** What one transaction should take at most: the user's version is a hot row, and others wait for it. */
const SLICE_MS = 40;
const LARGEST_SLICE = 50;

/** The account was closed while its import ran. */
class OwnerLeaving extends Error {}

/** Reads imports one after another, whoever's they are: those that wait, and those whose process died. */
export function createImportRunner(dependencies: ImportRunnerDependencies) {
  const { db, events, clock, log, rounds, files, store, attachments, kept } = dependencies;
  const round = rounds.open('imports');
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let sliceSize = 5;

  const lease = () => new Date(clock.now().getTime() + LEASE_MS);

  async function claim({ resting, found }: Turn): Promise<rows.ImportRow | undefined> {
    return inTransaction(db, async (tx) => {
      const row = await rows.lockNext(tx, clock.now(), resting);
      if (row === undefined) return undefined;
      found(row.id);
      const fields = { status: 'running' as const, leaseExpiresAt: lease(), startedAt: row.startedAt ?? clock.now() };
      await rows.updateImport(tx, row.userId, row.id, fields);
      await bumpUserVersion(tx, row.userId);
      return { ...row, ...fields };
    });
  }

  /** Nothing taken is never called success; what lies in the trash was at least recognised. */
  async function assertSomethingWasRead(row: rows.ImportRow, { total }: ImportTally): Promise<void> {
    if (total.found === 0) throw nothingFound();
    if (total.skipped < total.found) return;
    const skips = await rows.listSkips(db, row.userId, row.id);
    if (skips.every(({ conversationId }) => conversationId === null)) throw nothingReadable(total.found);
  }

  async function runOne(row: rows.ImportRow): Promise<void> {
    const tally = new ImportTally(row.counts, row.sources);
    try {
      const reader = openImportReader({
        files: row.files.map(({ name }, index) => ({ name, path: files.pathOf(row.id, index) })),
        resumeAfter: row.cursor as unknown as ImportCursor | null,
        signal: stopping.signal,
        assetDirectory: files.assetDirectory(row.id),
        keeping: { directory: files.keptDirectory(row.id), room: await kept.roomOf(row.userId) },
        groupsByTime: row.options.groupsByTime,
      });
      for await (const batch of reader) {
        if (await storeBatch(row, batch, tally)) return await finish(row, 'cancelled', null);
      }
      await assertSomethingWasRead(row, tally);
      await finish(row, 'completed', null);
    } catch (error) {
      // The import stays as it is: its lease lapses, and the next process, or its owner's return, goes on.
      if (stopping.signal.aborted || error instanceof OwnerLeaving) return;
      if (isDatabaseAway(error)) return pauseUntilBack(row, error);
      const known = error instanceof AppError ? error : interrupted(error);
      if (known !== error) log.error({ err: error, importId: row.id }, 'an import broke off');
      const told = { code: known.code, message: known.message };
      await retryWhileDatabaseAway(() => finish(row, 'failed', told), { forMs: Infinity, signal: stopping.signal });
    }
  }

  /** Everything up to the last slice is stored: it goes on from there as soon as the database is back. */
  async function pauseUntilBack(row: rows.ImportRow, error: unknown): Promise<void> {
    log.warn({ err: error, importId: row.id }, 'an import waits for the database');
    const release = () => rows.release(db, row.userId, row.id, clock.now());
    await retryWhileDatabaseAway(release, { forMs: Infinity, signal: stopping.signal });
  }

  /** In slices of a bounded time; each saves its place with it. Returns whether the user asked to stop. */
  async function storeBatch(row: rows.ImportRow, batch: ImportBatch, tally: ImportTally): Promise<boolean> {
    const { items } = batch;
    await showAttachments(attachments, row.userId, files.assetDirectory(row.id), items);
    await kept.keep(row.userId, row.id, files.keptDirectory(row.id), items);
    for (let start = 0; start === 0 || start < items.length;) {
      // A batch can take seconds on a busy machine, and a process that stops has nine.
      stopping.signal.throwIfAborted();
      const slice = items.slice(start, start + sliceSize);
      const isLast = start + slice.length >= items.length;
      const began = performance.now();
      const before = { total: { ...tally.total }, sources: tally.listSources() };
      const mustStop = await inTransaction(db, async (tx) => {
        // A repeated attempt counts from where the slice began.
        const attempt = new ImportTally(before.total, before.sources);
        const current = await rows.lockImport(tx, row.userId, row.id);
        if (current === undefined || current.status !== 'running' || current.cancelRequested) return true;
        if (await isClosing(tx, row.userId)) throw new OwnerLeaving();
        await store.storeSlice({ tx, userId: row.userId, row, now: clock.now(), tally: attempt }, slice);
        const cursor = isLast ? batch.cursor : (slice.at(-1)?.cursor ?? null);
        await rows.updateImport(tx, row.userId, row.id, {
          counts: attempt.total,
          sources: attempt.listSources(),
          bytesTotal: batch.bytesTotal,
          leaseExpiresAt: lease(),
          ...(isLast && { bytesRead: batch.bytesRead }),
          ...(cursor !== null && { cursor: { ...cursor } }),
        });
        await bumpUserVersion(tx, row.userId);
        tally.replaceWith(attempt);
        return false;
      });
      if (mustStop) return true;
      start += slice.length;
      if (slice.length === 0) return false;
      sliceSize = nextSliceSize(slice.length, performance.now() - began);
      // Requests that wait get their turn between two slices.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return false;
  }

  async function finish(
    row: rows.ImportRow,
    status: 'completed' | 'failed' | 'cancelled',
    error: rows.ImportRow['error'],
  ) {
    await inTransaction(db, async (tx) => {
      const read = status === 'completed' ? { bytesRead: row.bytesTotal } : {};
      await rows.updateImport(tx, row.userId, row.id, {
        status,
        error,
        finishedAt: clock.now(),
        leaseExpiresAt: null,
        ...read,
      });
      await events.publish(importFinished, { userId: row.userId, importId: row.id }, tx);
      await bumpUserVersion(tx, row.userId);
    });
    await files.remove(row.id);
  }

  async function runNext(turn: Turn): Promise<boolean> {
    const row = stopping.signal.aborted ? undefined : await claim(turn);
    if (row !== undefined) await runOne(row);
    return row !== undefined;
  }

  /** Looks for work now; does nothing while it is at work already. */
  function wake(): Promise<void> {
    working ??= round.run(() => round.drain(runNext)).finally(() => (working = undefined));
    return working;
  }

  return {
    wake,
    /** For a process that is alone with its database, before it starts: what is running there is nobody's. */
    releaseAll: (): Promise<void> => rows.releaseAll(db, clock.now()),
    start: (): void => {
      timer = setInterval(() => void wake(), POLL_MS);
      void wake();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
  };
}

export type ImportRunner = ReturnType<typeof createImportRunner>;

/** As many conversations as fit into the time, going up at most twofold. */
function nextSliceSize(size: number, milliseconds: number): number {
  const fitting = Math.floor((size * SLICE_MS) / Math.max(milliseconds, 1));
  return Math.max(1, Math.min(fitting, size * 2, LARGEST_SLICE));
}
