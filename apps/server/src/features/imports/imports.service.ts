import type { Readable } from 'node:stream';
import type { CreateUploadsBody, Import, StartImportBody } from '@app/contract/imports';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { ImportDuplicates } from './import-duplicates.ts';
import type { ImportFiles } from './import-files.ts';
import type { ImportPreviewer } from './import-previewer.ts';
import type { ImportRunner } from './import-runner.ts';
import { noCounts } from './import-state.ts';
import * as errors from './imports.errors.ts';
import { toImport } from './imports.mapper.ts';
import type { KeptFiles } from './kept-files.ts';
import * as rows from './imports.repository.ts';

export interface ImportsDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  rounds: Rounds;
  files: ImportFiles;
  runner: ImportRunner;
  previewer: ImportPreviewer;
  categories: CategoriesService;
  undo: (userId: string, id: string) => Promise<void>;
  duplicates: ImportDuplicates;
  kept: KeptFiles;
  maxBytes: number;
}

export { ZipArchive, type ZipEntry } from './archive/zip-archive.ts';

export type { KeptFiles } from './kept-files.ts';

export type ImportsService = ReturnType<typeof createImportsService>;

const AT_ONCE = 2;
/** An upload of which no piece came for so long counts no longer, though it can still be continued. */
const SILENT_MS = 10 * 60_000;
const ABANDONED_MS = 7 * 86_400_000;

export function createImportsService(dependencies: ImportsDependencies) {
  const { db, clock, newId, files, runner, previewer, categories, maxBytes } = dependencies;
  const dropping = dependencies.rounds.open('abandoned-imports');

  async function get(userId: string, id: string): Promise<Import> {
    const row = await rows.findImport(db, userId, id);
    if (row === undefined) throw errors.importNotFound();
    return toImport(row, await rows.listSkips(db, userId, id), await rows.listKept(db, userId, id));
  }

  async function assertImportLimit(userId: string): Promise<void> {
    const since = new Date(clock.now().getTime() - SILENT_MS);
    if ((await rows.countOpen(db, userId, since)) >= AT_ONCE) throw errors.tooManyRunning();
  }

  async function insert(
    userId: string,
    id: string,
    list: rows.ImportRow['files'],
    preview: boolean,
    isComplete: boolean,
  ) {
    const status = isComplete ? (preview ? ('ready' as const) : ('queued' as const)) : ('uploading' as const);
    await inTransaction(db, async (tx) => {
      await rows.insertImport(tx, userId, {
        id,
        status,
        files: list,
        options: { preview },
        bytesTotal: list.reduce((sum, file) => sum + file.bytes, 0),
        counts: noCounts(),
        createdAt: clock.now(),
      });
      await bumpUserVersion(tx, userId);
    });
    begin(status);
    return get(userId, id);
  }

  function begin(status: rows.ImportRow['status']): void {
    if (status === 'queued') void runner.wake();
    if (status === 'ready') void previewer.wake();
  }

  /** Changes an import in one of the given states, in a transaction that holds it. */
  async function change(
    userId: string,
    id: string,
    states: rows.ImportRow['status'][],
    work: (tx: Tx, row: rows.ImportRow) => Promise<Partial<rows.NewImportRow>>,
  ): Promise<Import> {
    await inTransaction(db, async (tx) => {
      const row = await rows.lockImport(tx, userId, id);
      if (row === undefined) throw errors.importNotFound();
      if (!states.includes(row.status)) throw errors.wrongState();
      await rows.updateImport(tx, userId, id, await work(tx, row));
      await bumpUserVersion(tx, userId);
    });
    return get(userId, id);
  }

  return {
    get,
    /** What came in a form nobody knows. */
    kept: dependencies.kept,
    listDuplicates: dependencies.duplicates.list,
    mergeDuplicate: dependencies.duplicates.merge,

    list: async (userId: string, page: Parameters<typeof rows.listImports>[2]): Promise<Import[]> =>
      (await rows.listImports(db, userId, page)).map((row) => toImport(row, [], [])),

    /** Takes whole files one after another. Throws imports.file_missing, too_large or too_many_running; then nothing stays. */
    create: async (
      userId: string,
      parts: AsyncIterable<{ name: string; stream: Readable }>,
      preview: boolean,
    ): Promise<Import> => {
      await assertImportLimit(userId);
      const id = newId();
      const list: rows.ImportRow['files'] = [];
      try {
        for await (const { name, stream } of parts) {
          const bytes = await files.write(id, list.length, stream);
          list.push({ name, path: `${id}/${list.length}`, bytes, bytesReceived: bytes });
        }
        if (list.length === 0) throw errors.fileMissing();
      } catch (error) {
        await files.remove(id);
        throw error;
      }
      return insert(userId, id, list, preview, true);
    },

    /** Announces files that come in pieces. */
    createUploads: async (userId: string, { files: announced, preview }: CreateUploadsBody): Promise<Import> => {
      await assertImportLimit(userId);
      if (announced.some((file) => file.bytes > maxBytes)) throw errors.fileTooLarge(maxBytes);
      const id = newId();
      const list = announced.map(({ name, bytes }, index) => ({
        name,
        bytes,
        path: `${id}/${index}`,
        bytesReceived: 0,
      }));
      return insert(userId, id, list, preview, false);
    },

    /** Takes the next piece; the last one of the last file queues the import. Throws imports.offset_mismatch. */
    append: async (
      userId: string,
      id: string,
      at: { file: number; offset: number },
      piece: Readable,
    ): Promise<Import> => {
      const before = await rows.findImport(db, userId, id);
      const file = before?.files[at.file];
      if (before === undefined || file === undefined) throw errors.importNotFound();
      if (before.status !== 'uploading') throw errors.wrongState();
      if (at.offset !== file.bytesReceived) throw errors.offsetMismatch(file.bytesReceived);
      const bytesReceived = await files.append(id, at.file, at.offset, piece, file.bytes);
      const changed = await change(userId, id, ['uploading'], async (_tx, row) => {
        const list = row.files.map((each, index) => (index === at.file ? { ...each, bytesReceived } : each));
        const isComplete = list.every((each) => each.bytesReceived === each.bytes);
        const next = row.options.preview ? ('ready' as const) : ('queued' as const);
        return { files: list, receivedAt: clock.now(), ...(isComplete && { status: next }) };
      });
      begin(changed.status);
      return changed;
    },

    start: async (userId: string, id: string, { mapping, ...choices }: StartImportBody): Promise<Import> => {
      for (const categoryId of new Set(Object.values(mapping ?? {})))
        await categories.assertCategory(userId, categoryId);
      const changed = await change(userId, id, ['ready'], async (_tx, row) => ({
        status: 'queued',
        leaseExpiresAt: null,
        bytesRead: 0,
        options: { ...row.options, ...defined(choices), ...(mapping && { mapping }) },
      }));
      void runner.wake();
      return changed;
    },

    /** What was read so far stays. A running one ends before its next slice. */
    cancel: async (userId: string, id: string): Promise<Import> => {
      const changed = await change(userId, id, ['uploading', 'ready', 'queued', 'running'], async (_tx, row) =>
        row.status === 'running' ? { cancelRequested: true } : { status: 'cancelled', finishedAt: clock.now() },
      );
      if (changed.status === 'cancelled') await files.remove(id);
      return changed;
    },

    /** Housekeeping: uploads that nobody completed or started. */
    dropAbandoned: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - ABANDONED_MS);
      await dropping.each(
        await rows.listAbandoned(db, before, dropping.resting()),
        ({ id }) => id,
        async ({ userId, id }) => {
          await change(userId, id, ['uploading', 'ready'], async () => ({
            status: 'cancelled',
            finishedAt: clock.now(),
          }));
          await files.remove(id);
        },
      );
    },

    undo: async (userId: string, id: string): Promise<Import> => {
      await dependencies.undo(userId, id);
      return get(userId, id);
    },
  };
}

/** What was said, without what was left open. */
function defined(choices: Omit<StartImportBody, 'mapping'>): Partial<rows.ImportRow['options']> {
  const { sources, withoutProjects, groupsByTime } = choices;
  return {
    ...(sources && { sources }),
    ...(withoutProjects && { withoutProjects }),
    ...(groupsByTime !== undefined && { groupsByTime }),
  };
}
