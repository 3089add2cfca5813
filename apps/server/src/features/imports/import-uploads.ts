import type { Readable } from 'node:stream';
import type { CreateUploadsBody, Import } from '@app/contract/imports';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { ImportFiles } from './import-files.ts';
import type { ImportPreviewer } from './running/import-previewer.ts';
import type { ImportRunner } from './running/import-runner.ts';
import { zeroCounts } from './storing/import-tally.ts';
import * as errors from './imports.errors.ts';
import * as limits from './import-limits.repository.ts';
import * as rows from './imports.repository.ts';
import type { StorageQuota } from './storage-quota.ts';
import { changeImport, getImport } from './stored-import.ts';

export interface ImportUploadsDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  files: ImportFiles;
  runner: Pick<ImportRunner, 'wake'>;
  previewer: Pick<ImportPreviewer, 'wake'>;
  maxBytes: number;
  billing: Pick<BillingService, 'limitsOf'>;
  quota: Pick<StorageQuota, 'assertNotFull'>;
  /**
   * The number of imports that a person may start within 24 hours, if the operator has set no other number for this
   * person. Undefined: no limit.
   */
  maxPerDay: number | undefined;
}

const MAX_OPEN_IMPORTS = 2;
/** An upload that received nothing for this long no longer counts as open, though it can still be continued. */
const MAX_PAUSE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

type Status = rows.ImportRow['status'];

/** Receives the files of imports, whole or in pieces. */
export function createImportUploads(dependencies: ImportUploadsDependencies) {
  const { db, clock, newId, files, maxBytes } = dependencies;
  return {
    /**
     * Receives whole files. Keeps none of them if it throws imports.file_missing, too_large, storage_full,
     * too_many_running or too_many_today.
     */
    create: async (
      userId: string,
      uploads: AsyncIterable<{ name: string; stream: Readable }>,
      wantsPreview: boolean,
      id = newId(),
    ): Promise<Import> => {
      await assertLimits(dependencies, userId);
      const received = await receiveAll(files, id, uploads);
      const status = statusWhenComplete(wantsPreview);
      return insert(dependencies, userId, { id, files: received, preview: wantsPreview, status });
    },

    /** Announces files whose bytes come in pieces. */
    createUploads: async (userId: string, { files: announced, preview }: CreateUploadsBody): Promise<Import> => {
      await assertLimits(dependencies, userId);
      if (announced.some((file) => file.bytes > maxBytes)) throw errors.importFileTooLarge(maxBytes);
      const id = newId();
      const emptyFiles = announced.map(({ name, bytes }, index) => ({
        name,
        bytes,
        path: `${id}/${index}`,
        bytesReceived: 0,
      }));
      return insert(dependencies, userId, { id, files: emptyFiles, preview, status: 'uploading' });
    },

    /**
     * Receives the next piece. When all files are complete, the import is queued or waits for its preview. Throws
     * imports.offset_mismatch.
     */
    append: async (
      userId: string,
      id: string,
      at: { file: number; offset: number },
      piece: Readable,
    ): Promise<Import> => {
      const before = await rows.findImport(db, userId, id);
      const file = before?.files[at.file];
      if (before === undefined || file === undefined) throw errors.importNotFound();
      if (before.status !== 'uploading') throw errors.importInWrongState();
      if (at.offset !== file.bytesReceived) throw errors.uploadOffsetMismatch(file.bytesReceived);
      const bytesReceived = await files.append(id, at.file, at.offset, piece, file.bytes);
      const changed = await changeImport(db, { userId, id }, ['uploading'], (row) => {
        const updatedFiles = row.files.map((each, index) => (index === at.file ? { ...each, bytesReceived } : each));
        const isComplete = updatedFiles.every((each) => each.bytesReceived === each.bytes);
        const status = isComplete && { status: statusWhenComplete(row.options.preview) };
        return { files: updatedFiles, receivedAt: clock.now(), ...status };
      });
      wake(dependencies, changed.status);
      return changed;
    },
  };
}

/** Throws imports.storage_full, imports.too_many_running and imports.too_many_today. */
async function assertLimits(dependencies: ImportUploadsDependencies, userId: string): Promise<void> {
  const { db, clock, billing, quota } = dependencies;
  await quota.assertNotFull(db, userId);
  const now = clock.now().getTime();
  if ((await limits.countOpen(db, userId, new Date(now - MAX_PAUSE_MS))) >= MAX_OPEN_IMPORTS)
    throw errors.tooManyImportsRunning();
  const maxPerDay = (await billing.limitsOf(userId)).importsPerDay ?? dependencies.maxPerDay;
  if (maxPerDay === undefined) return;
  const { count, first } = await limits.countStartedImports(db, userId, new Date(now - DAY_MS));
  if (count < maxPerDay) return;
  throw errors.tooManyImportsToday(maxPerDay, ((first?.getTime() ?? now) + DAY_MS - now) / 1_000);
}

async function receiveAll(
  files: ImportFiles,
  id: string,
  uploads: AsyncIterable<{ name: string; stream: Readable }>,
): Promise<rows.ImportRow['files']> {
  const received: rows.ImportRow['files'] = [];
  try {
    for await (const { name, stream } of uploads) {
      const bytes = await files.write(id, received.length, stream);
      received.push({ name, path: `${id}/${received.length}`, bytes, bytesReceived: bytes });
    }
    if (received.length === 0) throw errors.importFileMissing();
    return received;
  } catch (error) {
    await files.remove(id);
    throw error;
  }
}

async function insert(
  dependencies: ImportUploadsDependencies,
  userId: string,
  { id, files, preview, status }: Pick<rows.ImportRow, 'id' | 'files' | 'status'> & { preview: boolean },
): Promise<Import> {
  const { db, clock } = dependencies;
  await inTransaction(db, async (tx) => {
    await rows.insertImport(tx, userId, {
      id,
      status,
      files,
      options: { preview },
      bytesTotal: files.reduce((sum, file) => sum + file.bytes, 0),
      counts: zeroCounts(),
      createdAt: clock.now(),
    });
    await bumpUserVersion(tx, userId);
  });
  wake(dependencies, status);
  return getImport(db, userId, id);
}

/** The status of an import whose files are complete. With `ready` the preview is made next, and the person starts it. */
function statusWhenComplete(wantsPreview: boolean): Status {
  return wantsPreview ? 'ready' : 'queued';
}

function wake({ runner, previewer }: ImportUploadsDependencies, status: Status): void {
  if (status === 'queued') void runner.wake();
  if (status === 'ready') void previewer.wake();
}
