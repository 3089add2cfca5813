import { type Database, type Events, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { importFinished } from '#events/imports.ts';
import { AppError } from '#platform/app-error.ts';
import { isDatabaseUnavailable, retryWhileDatabaseUnavailable } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds, StepContext } from '#platform/rounds.ts';
import {
  type BatchStore,
  type BatchStoreDependencies,
  createBatchStore,
  OwnerClosingError,
} from '../storing/batch-store.ts';
import { createImportLoop, leaseEnd } from './import-loop.ts';
import { openImportReader } from '../reading/import-reader.ts';
import { ImportTally } from '../storing/import-tally.ts';
import { importInterrupted, noConversationFound, noRecordReadable } from '../imports.errors.ts';
import * as rows from '../imports.repository.ts';
import type { ImportedProjects } from '../projects/imported-projects.ts';
import type { ImportCursor } from '../reading/read-export.types.ts';

export interface ImportRunnerDependencies extends BatchStoreDependencies {
  events: Events;
  log: Logger;
  projects: Pick<ImportedProjects, 'createSubcategories'>;
  rounds: Rounds;
  /** The folder of the categoriser's models, for the reading thread. */
  modelDirectory: string | undefined;
}

const POLL_MS = 5_000;
/** More than one, so that a small import need not wait for the large import of another person. */
const IMPORTS_AT_ONCE = 2;

export type ImportRunner = ReturnType<typeof createImportRunner>;

/**
 * Reads and stores the imports of all users, one at a time per user: queued imports, and imports whose process died.
 */
export function createImportRunner(dependencies: ImportRunnerDependencies) {
  const { db, clock, rounds } = dependencies;
  const storeBatch = createBatchStore(dependencies);
  const loop = createImportLoop({
    round: rounds.open('imports'),
    pollMs: POLL_MS,
    lanes: IMPORTS_AT_ONCE,
    leaseNext: (step) => leaseNext(dependencies, step),
    work: (row, signal) => runImport(dependencies, storeBatch, row, signal),
  });
  return {
    ...loop,
    /** Ends the leases of a dead process. To be called before imports start, if no other process uses the database. */
    endAllLeases: (): Promise<void> => rows.endAllLeases(db, clock.now()),
  };
}

async function leaseNext(
  { db, clock }: ImportRunnerDependencies,
  { recentlyFailed, reportRow }: StepContext,
): Promise<rows.ImportRow | undefined> {
  return inTransaction(db, async (tx) => {
    const row = await rows.lockNext(tx, clock.now(), recentlyFailed);
    if (row === undefined) return undefined;
    reportRow(row.id);
    const startedAt = row.startedAt ?? clock.now();
    const fields = { status: 'running' as const, leaseExpiresAt: leaseEnd(clock), startedAt };
    await rows.updateImport(tx, row.userId, row.id, fields);
    await bumpUserVersion(tx, row.userId);
    return { ...row, ...fields };
  });
}

async function runImport(
  dependencies: ImportRunnerDependencies,
  storeBatch: BatchStore,
  row: rows.ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log } = dependencies;
  const tally = new ImportTally(row.counts, row.sources);
  let bytesBefore = row.bytesRead;
  try {
    for await (const batch of await openReader(dependencies, row, signal)) {
      if (await storeBatch(row, { ...batch, bytesBefore }, tally, signal))
        return await finish(dependencies, row, 'cancelled', null);
      bytesBefore = batch.bytesRead;
    }
    await assertSomethingWasRead(db, row, tally);
    await dependencies.projects.createSubcategories(row, tally.listSources());
    await finish(dependencies, row, 'completed', null);
  } catch (error) {
    // The import stays as it is. It continues after its lease has expired, unless the owner's account is closed then.
    if (signal.aborted || error instanceof OwnerClosingError) return;
    if (isDatabaseUnavailable(error)) {
      // Everything up to the last slice is stored: the import continues there as soon as the database is back.
      log.warn({ err: error, importId: row.id }, 'an import waits for the database');
      const release = () => rows.endLease(db, row.userId, row.id, clock.now());
      return retryWhileDatabaseUnavailable(release, { forMs: Infinity, signal });
    }
    const appError = error instanceof AppError ? error : importInterrupted(error);
    if (appError !== error) log.error({ err: error, importId: row.id }, 'an import broke off');
    const failure = { code: appError.code, message: appError.message };
    const fail = () => finish(dependencies, row, 'failed', failure);
    await retryWhileDatabaseUnavailable(fail, { forMs: Infinity, signal });
  }
}

async function openReader(
  { db, conversations, files, keptFiles, modelDirectory, log }: ImportRunnerDependencies,
  row: rows.ImportRow,
  signal: AbortSignal,
) {
  return openImportReader({
    files: row.files.map(({ name }, index) => ({ name, path: files.pathOf(row.id, index) })),
    resumeAfter: row.cursor as unknown as ImportCursor | null,
    signal,
    onWarning: (message) =>
      log.warn({ err: { message }, importId: row.id }, 'the reading thread left findings to the main thread'),
    assetDirectory: files.assetDirectory(row.id),
    keptFileTarget: { directory: files.keptDirectory(row.id), remaining: await keptFiles.remainingFor(row.userId) },
    groupsByTime: row.options.groupsByTime,
    storedHashes: await conversations.listSourceHashes(db, row.userId),
    modelDirectory,
  });
}

/** Throws if no conversation was found, or if every record was skipped and none of them is in the trash. */
async function assertSomethingWasRead(db: Database, row: rows.ImportRow, { total }: ImportTally): Promise<void> {
  if (total.found === 0) throw noConversationFound();
  if (total.skipped < total.found) return;
  const skips = await rows.listSkips(db, row.userId, row.id);
  if (skips.every(({ conversationId }) => conversationId === null)) throw noRecordReadable(total.found);
}

async function finish(
  { db, clock, events, files, quota }: ImportRunnerDependencies,
  row: rows.ImportRow,
  status: 'completed' | 'failed' | 'cancelled',
  error: rows.ImportRow['error'],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await rows.updateImport(tx, row.userId, row.id, {
      status,
      error,
      finishedAt: clock.now(),
      leaseExpiresAt: null,
      ...(status === 'completed' && { bytesRead: row.bytesTotal }),
    });
    const warning = status === 'completed' ? await quota.warningFor(tx, row.userId) : undefined;
    if (warning !== undefined) await rows.insertSkips(tx, row.userId, row.id, [warning]);
    await events.publish(importFinished, { userId: row.userId, importId: row.id }, tx);
    await bumpUserVersion(tx, row.userId);
  });
  await files.remove(row.id);
}
