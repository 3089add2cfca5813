import path from 'node:path';
import { checkpoint } from '#db/disk-full.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ChatFilesService, StorageUsageLookup } from '#features/files/chat-files.service.ts';
import type { Foundation } from '#features/foundation.ts';
import type { AccountClosing } from '#features/identity/account-closing.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { createDiskReserve } from '#platform/disk-space.ts';
import { projectDirectory } from '#platform/project-paths.ts';
import { registerCaptureRoutes } from './captures/captures.routes.ts';
import { wireCaptures } from './captures/wire-captures.ts';
import { createImportDuplicates } from './duplicates/import-duplicates.ts';
import { createImportFiles } from './import-files.ts';
import { createImportPreviewer, type ImportPreviewer } from './running/import-previewer.ts';
import { createImportRunner, type ImportRunner } from './running/import-runner.ts';
import { createImportUndo } from './import-undo.ts';
import { registerImportJobs } from './imports.jobs.ts';
import { registerImportRoutes } from './imports.routes.ts';
import { createImportedProjects } from './projects/imported-projects.ts';
import { createImportsService, type ImportsService } from './imports.service.ts';
import { createKeptFiles } from './kept-files.ts';
import { createStorageQuota, type StorageQuota } from './storage-quota.ts';
import { createWatchFolder, type WatchFolder } from './watch-folder/watch-folder.ts';
import { createWatchedFiles } from './watch-folder/watched-files.ts';

type Needs = Pick<
  Foundation,
  | 'clock'
  | 'config'
  | 'db'
  | 'events'
  | 'fileStore'
  | 'importDirectory'
  | 'jobs'
  | 'log'
  | 'modelDirectory'
  | 'newId'
  | 'rounds'
> & {
  attachments: AttachmentsService;
  billing: BillingService;
  categories: CategoriesService;
  chatFiles: ChatFilesService;
  closing: AccountClosing;
  conversations: ConversationsService;
  documents: DocumentsService;
  storageUsage: StorageUsageLookup;
  identity: IdentityService;
};

export interface Services {
  imports: ImportsService;
  importRunner: ImportRunner;
  importPreviewer: ImportPreviewer;
  storageQuota: StorageQuota;
  /** Undefined without WATCH_DIR. */
  watchFolder: WatchFolder | undefined;
}

/** How often the watched folder is checked. */
const WATCH_EVERY_MS = 2_000;

/** Imports the exports of other assistants in the background, and stores what a person's devices send. */
export function importsFeature(needs: Needs): FeatureParts<Services> {
  const { config, db } = needs;
  const { IMPORT_MAX_BYTES: maxBytes, RATE_LIMIT_UPLOADS_PER_MINUTE, STORAGE_QUOTA_BYTES } = config.imports;
  const quota = createStorageQuota({ ...needs, quota: STORAGE_QUOTA_BYTES });
  needs.storageUsage.setLookup(quota.usageOf);
  const services = wireImports(needs, quota);
  const { imports, importRunner, importPreviewer, watchFolder } = services;
  const captures = wireCaptures(needs, quota);
  return {
    services,
    routes: (mount) => {
      registerImportRoutes(mount, {
        imports,
        usageOf: (userId) => quota.usageOf(db, userId),
        uploadsPerMinute: RATE_LIMIT_UPLOADS_PER_MINUTE,
        maxBytes,
      });
      registerCaptureRoutes(mount, captures, config.imports.RATE_LIMIT_CAPTURES_PER_MINUTE);
    },
    cleanup: {
      imports: () => imports.cancelAbandoned(),
      'captured-files': captures.deleteOldFiles,
    },
    rounds: watchFolder && { 'watch-folder': { everyMs: WATCH_EVERY_MS, run: watchFolder.check } },
    recovery: {
      imports: async ({ isOnlyProcess }) => {
        if (isOnlyProcess) await importRunner.endAllLeases();
      },
    },
    start: () => {
      importRunner.start();
      importPreviewer.start();
    },
    stop: () => Promise.all([importRunner.stop(), importPreviewer.stop()]),
  };
}

function wireImports(needs: Needs, storageQuota: StorageQuota): Services {
  const { attachments, closing, config, conversations, db, documents, newId } = needs;
  const { IMPORT_MAX_BYTES: maxBytes, IMPORT_KEPT_MAX_BYTES, IMPORTS_PER_DAY: maxPerDay } = config.imports;
  // A checkpoint frees the log that the database has written since the last one.
  const requireSpace = createDiskReserve(needs.importDirectory, () => checkpoint(db));
  const files = createImportFiles({ directory: needs.importDirectory, maxBytes, requireSpace });
  const keptFiles = createKeptFiles({ db, store: needs.fileStore, maxBytes: IMPORT_KEPT_MAX_BYTES });
  closing.beforeDeleting((userId) => keptFiles.discardAll(userId));
  const projects = createImportedProjects(needs);
  const importRunner = createImportRunner({ ...needs, projects, files, keptFiles, quota: storageQuota });
  const importPreviewer = createImportPreviewer({ ...needs, files, runner: importRunner });
  const workers = registerImportJobs(needs.jobs, needs.rounds, [importRunner, importPreviewer]);
  const isLeftToWorkers = config.server.ROLE === 'web';
  const imports = createImportsService({
    ...needs,
    files,
    runner: isLeftToWorkers ? workers : importRunner,
    previewer: isLeftToWorkers ? workers : importPreviewer,
    undo: createImportUndo({ db, conversations, documents, projects }),
    duplicates: createImportDuplicates({ db, conversations, documents, attachments, newId }),
    keptFiles,
    quota: storageQuota,
    maxBytes,
    maxPerDay,
  });
  return { imports, importRunner, importPreviewer, storageQuota, watchFolder: wireWatchFolder(needs, imports) };
}

function wireWatchFolder(needs: Needs, imports: ImportsService): WatchFolder | undefined {
  const { WATCH_DIR, WATCH_OWNER } = needs.config.imports;
  if (WATCH_DIR === undefined) return undefined;
  const files = createWatchedFiles(path.resolve(projectDirectory, WATCH_DIR));
  return createWatchFolder({ ...needs, files, imports, findOwner: () => needs.identity.findOwner(WATCH_OWNER) });
}
