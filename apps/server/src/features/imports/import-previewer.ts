import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseAway, retryWhileDatabaseAway } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds, Turn } from '#platform/rounds.ts';
import type { ImportFiles } from './import-files.ts';
import { ImportOutline } from './import-outline.ts';
import { openImportReader } from './import-reader.ts';
import type { ImportRunner } from './import-runner.ts';
import { interrupted } from './imports.errors.ts';
import * as rows from './imports.repository.ts';

const LEASE_MS = 30_000;
const RENEW_MS = 5_000;
const POLL_MS = 15_000;

export type ImportPreviewer = ReturnType<typeof createImportPreviewer>;

/**
 * Looks into the files of imports that wait to be chosen from, one after another and beside the one that is being stored.
 * Nothing of them is kept but the numbers.
 */
export function createImportPreviewer(dependencies: {
  db: Database;
  clock: Clock;
  log: Logger;
  rounds: Rounds;
  files: ImportFiles;
  runner: ImportRunner;
}) {
  const { db, clock, log, rounds, files, runner } = dependencies;
  const round = rounds.open('import-previews');
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const lease = () => new Date(clock.now().getTime() + LEASE_MS);

  /** While it still waits; false when it was started, stopped or looked into by another process. */
  async function update(row: rows.ImportRow, fields: Partial<rows.NewImportRow>): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      const current = await rows.lockImport(tx, row.userId, row.id);
      if (current?.status !== 'ready' || current.preview !== null) return false;
      await rows.updateImport(tx, row.userId, row.id, fields);
      if (Object.keys(fields).some((field) => field !== 'leaseExpiresAt')) await bumpUserVersion(tx, row.userId);
      return true;
    });
  }

  async function lookInto(row: rows.ImportRow): Promise<void> {
    const outline = new ImportOutline();
    const reader = openImportReader({
      files: row.files.map(({ name }, index) => ({ name, path: files.pathOf(row.id, index) })),
      isOutline: true,
      signal: stopping.signal,
    });
    let renewed = performance.now();
    for await (const { items, bytesRead } of reader) {
      for (const item of items) outline.add(item);
      if (performance.now() - renewed < RENEW_MS) continue;
      renewed = performance.now();
      if (!(await update(row, { leaseExpiresAt: lease(), bytesRead }))) return;
    }
    await update(row, { preview: outline.toPreview(), bytesRead: 0, leaseExpiresAt: null });
  }

  async function previewOne(row: rows.ImportRow): Promise<void> {
    try {
      await lookInto(row);
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (isDatabaseAway(error)) {
        const release = () => rows.release(db, row.userId, row.id, clock.now());
        return retryWhileDatabaseAway(release, { forMs: Infinity, signal: stopping.signal });
      }
      if (error instanceof AppError && error.code === 'imports.not_an_export') {
        // Whoever reads it in earnest says so as well, and keeps what it is.
        if (await update(row, { status: 'queued', bytesRead: 0, leaseExpiresAt: null })) void runner.wake();
        return;
      }
      const known = error instanceof AppError ? error : interrupted(error);
      if (known !== error) log.error({ err: error, importId: row.id }, 'an upload could not be looked into');
      const failed = { status: 'failed' as const, error: { code: known.code, message: known.message } };
      if (await update(row, { ...failed, finishedAt: clock.now(), leaseExpiresAt: null })) await files.remove(row.id);
    }
  }

  async function claim({ resting, found }: Turn): Promise<rows.ImportRow | undefined> {
    return inTransaction(db, async (tx) => {
      const row = await rows.lockNextPreview(tx, clock.now(), resting);
      if (row === undefined) return undefined;
      found(row.id);
      await rows.updateImport(tx, row.userId, row.id, { leaseExpiresAt: lease() });
      return row;
    });
  }

  async function previewNext(turn: Turn): Promise<boolean> {
    const row = stopping.signal.aborted ? undefined : await claim(turn);
    if (row !== undefined) await previewOne(row);
    return row !== undefined;
  }

  /** Looks for work now; does nothing while it is at work already. */
  function wake(): Promise<void> {
    working ??= round.run(() => round.drain(previewNext)).finally(() => (working = undefined));
    return working;
  }

  return {
    wake,
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
