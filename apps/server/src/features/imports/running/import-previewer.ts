import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseUnavailable, retryWhileDatabaseUnavailable } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds, StepContext } from '#platform/rounds.ts';
import type { ImportFiles } from '../import-files.ts';
import { createImportLoop, leaseEnd } from './import-loop.ts';
import { openImportReader } from '../reading/import-reader.ts';
import type { ImportRunner } from './import-runner.ts';
import { importInterrupted } from '../imports.errors.ts';
import * as rows from '../imports.repository.ts';
import type { ConversationItem, SkippedItem } from '../reading/read-export.types.ts';

/** How often the progress is saved, and the lease renewed. */
const SAVE_MS = 1_000;
const POLL_MS = 15_000;
const MAX_PROJECTS = 200;

interface PreviewerDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  rounds: Rounds;
  files: ImportFiles;
  runner: ImportRunner;
}

export type ImportPreviewer = ReturnType<typeof createImportPreviewer>;

/**
 * Makes the previews that users asked for before their imports start: one at a time, while other imports are stored. A
 * preview has counts and the names of projects, but no conversations.
 */
export function createImportPreviewer(dependencies: PreviewerDependencies) {
  return createImportLoop({
    round: dependencies.rounds.open('import-previews'),
    pollMs: POLL_MS,
    leaseNext: (step) => leaseNext(dependencies, step),
    work: (row, signal) => makePreview(dependencies, row, signal),
  });
}

async function leaseNext(
  { db, clock }: PreviewerDependencies,
  { recentlyFailed, reportRow }: StepContext,
): Promise<rows.ImportRow | undefined> {
  return inTransaction(db, async (tx) => {
    const row = await rows.lockNextPreview(tx, clock.now(), recentlyFailed);
    if (row === undefined) return undefined;
    reportRow(row.id);
    await rows.updateImport(tx, row.userId, row.id, { leaseExpiresAt: leaseEnd(clock) });
    return row;
  });
}

async function makePreview(
  dependencies: PreviewerDependencies,
  row: rows.ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log, files, runner } = dependencies;
  try {
    await savePreview(dependencies, row, signal);
  } catch (error) {
    if (signal.aborted) return;
    if (isDatabaseUnavailable(error)) {
      const release = () => rows.endLease(db, row.userId, row.id, clock.now());
      return retryWhileDatabaseUnavailable(release, { forMs: Infinity, signal });
    }
    if (error instanceof AppError && error.code === 'imports.not_an_export') {
      // The runner reports the same error, and keeps files in an unknown format.
      if (await updateIfWaiting(db, row, { status: 'queued', bytesRead: 0, leaseExpiresAt: null })) void runner.wake();
      return;
    }
    const appError = error instanceof AppError ? error : importInterrupted(error);
    if (appError !== error) log.error({ err: error, importId: row.id }, 'an upload could not be previewed');
    const failed = { status: 'failed' as const, error: { code: appError.code, message: appError.message } };
    const isUpdated = await updateIfWaiting(db, row, { ...failed, finishedAt: clock.now(), leaseExpiresAt: null });
    if (isUpdated) await files.remove(row.id);
  }
}

async function savePreview(
  { db, clock, files }: PreviewerDependencies,
  row: rows.ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const outline = new ImportOutline();
  const reader = openImportReader({
    files: row.files.map(({ name }, index) => ({ name, path: files.pathOf(row.id, index) })),
    isOutline: true,
    signal,
  });
  let savedAt = performance.now();
  for await (const { items, bytesRead } of reader) {
    for (const item of items) outline.add(item);
    if (performance.now() - savedAt < SAVE_MS) continue;
    savedAt = performance.now();
    if (!(await updateIfWaiting(db, row, { leaseExpiresAt: leaseEnd(clock), bytesRead }))) return;
  }
  await updateIfWaiting(db, row, { preview: outline.toPreview(), bytesRead: 0, leaseExpiresAt: null });
}

/** Returns false and changes nothing if the import was started, cancelled or previewed in the meantime. */
async function updateIfWaiting(
  db: Database,
  row: rows.ImportRow,
  fields: Partial<rows.NewImportRow>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const current = await rows.lockImport(tx, row.userId, row.id);
    if (current?.status !== 'ready' || current.preview !== null) return false;
    await rows.updateImport(tx, row.userId, row.id, fields);
    if (Object.keys(fields).some((field) => field !== 'leaseExpiresAt')) await bumpUserVersion(tx, row.userId);
    return true;
  });
}

interface SourceOutline {
  conversations: number;
  messages: number;
  from: number | null;
  to: number | null;
}

/** Counts what is in an upload, for its preview. */
class ImportOutline {
  readonly #sources = new Map<string, SourceOutline>();
  readonly #projects = new Map<string, { name: string; source: string; conversations: number }>();
  #skipped = 0;

  add(item: ConversationItem | SkippedItem): void {
    if (item.type === 'skipped') {
      this.#skipped += 1;
      return;
    }
    const { source, createdAt, updatedAt, projectName, projectId } = item.conversation;
    const sourceTotals = this.#sources.get(source) ?? { conversations: 0, messages: 0, from: null, to: null };
    sourceTotals.conversations += 1;
    sourceTotals.messages += item.messageCount ?? item.conversation.messages.length;
    sourceTotals.from = minOf(sourceTotals.from, createdAt);
    sourceTotals.to = maxOf(sourceTotals.to, updatedAt);
    this.#sources.set(source, sourceTotals);
    const name = projectName ?? projectId;
    if (name === null) return;
    const project = this.#projects.get(`${source}\n${name}`);
    if (project) project.conversations += 1;
    else if (this.#projects.size < MAX_PROJECTS)
      this.#projects.set(`${source}\n${name}`, { name, source, conversations: 1 });
  }

  toPreview(): rows.ImportPreview {
    const sources = [...this.#sources].map(([source, { from, to, ...counts }]) => ({
      source,
      ...counts,
      from: from === null ? null : new Date(from).toISOString(),
      to: to === null ? null : new Date(to).toISOString(),
    }));
    const projects = [...this.#projects.values()].toSorted((a, b) => b.conversations - a.conversations);
    return { sources: sources.toSorted((a, b) => b.conversations - a.conversations), projects, skipped: this.#skipped };
  }
}

/** The earlier of two times; null is unknown. */
function minOf(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/** The later of two times; null is unknown. */
function maxOf(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}
