import type { Import, StartImportBody } from '@app/contract/imports';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { ImportDuplicates } from './duplicates/import-duplicates.ts';
import { createImportUploads, type ImportUploadsDependencies } from './import-uploads.ts';
import { toImport } from './imports.mapper.ts';
import * as rows from './imports.repository.ts';
import type { KeptFiles } from './kept-files.ts';
import { changeImport, getImport } from './stored-import.ts';

export { ZipArchive, type ZipEntry } from './unpacking/zip-archive.ts';

export type { KeptFiles } from './kept-files.ts';
export type { StorageQuota } from './storage-quota.ts';

export interface ImportsDependencies extends ImportUploadsDependencies {
  rounds: Rounds;
  categories: CategoriesService;
  undo: (userId: string, id: string) => Promise<void>;
  duplicates: ImportDuplicates;
  keptFiles: KeptFiles;
}

export type ImportsService = ReturnType<typeof createImportsService>;

/** Imports whose upload is incomplete, or that were not started, are cancelled after this time. */
const ABANDONED_MS = 7 * 86_400_000;

export function createImportsService(dependencies: ImportsDependencies) {
  const { db, clock, files, runner, categories, duplicates, keptFiles } = dependencies;
  const abandonedRound = dependencies.rounds.open('abandoned-imports');
  return {
    ...createImportUploads(dependencies),
    duplicates,
    /** Files in an unknown format. */
    keptFiles,

    get: (userId: string, id: string): Promise<Import> => getImport(db, userId, id),

    /** Newest first, without their skipped items and kept files. */
    list: async (userId: string, page: Parameters<typeof rows.listImports>[2]): Promise<Import[]> =>
      (await rows.listImports(db, userId, page)).map((row) => toImport(row, [], [])),

    start: async (userId: string, id: string, { mapping, ...choices }: StartImportBody): Promise<Import> => {
      const categoryIds = new Set(Object.values(mapping ?? {}));
      for (const categoryId of categoryIds) await categories.assertCategory(userId, categoryId);
      const changed = await changeImport(db, { userId, id }, ['ready'], (row) => ({
        status: 'queued',
        leaseExpiresAt: null,
        bytesRead: 0,
        options: { ...row.options, ...withoutUndefined(choices), ...(mapping && { mapping }) },
      }));
      void runner.wake();
      return changed;
    },

    /** A running import stops before it stores the next slice of its conversations. What it has stored stays. */
    cancel: async (userId: string, id: string): Promise<Import> => {
      const changed = await changeImport(db, { userId, id }, ['uploading', 'ready', 'queued', 'running'], (row) =>
        row.status === 'running' ? { cancelRequested: true } : { status: 'cancelled', finishedAt: clock.now() },
      );
      if (changed.status === 'cancelled') await files.remove(id);
      return changed;
    },

    undo: async (userId: string, id: string): Promise<Import> => {
      await dependencies.undo(userId, id);
      return getImport(db, userId, id);
    },

    /** Housekeeping: cancels abandoned imports. */
    cancelAbandoned: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - ABANDONED_MS);
      const abandoned = await rows.listAbandoned(db, before, abandonedRound.listRecentlyFailed());
      const idOf = ({ id }: { id: string }): string => id;
      await abandonedRound.each(abandoned, idOf, async ({ userId, id }) => {
        const cancelled = { status: 'cancelled' as const, finishedAt: clock.now() };
        await changeImport(db, { userId, id }, ['uploading', 'ready'], () => cancelled);
        await files.remove(id);
      });
    },
  };
}

/** The choices without undefined fields. */
function withoutUndefined(choices: Omit<StartImportBody, 'mapping'>): Partial<rows.ImportRow['options']> {
  const { sources, withoutProjects, groupsByTime } = choices;
  return {
    ...(sources && { sources }),
    ...(withoutProjects && { withoutProjects }),
    ...(groupsByTime !== undefined && { groupsByTime }),
  };
}
