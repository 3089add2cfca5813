import { registerAttachmentRoutes } from '#features/attachments/attachments.routes.ts';
import { type AttachmentsService, createAttachmentsService } from '#features/attachments/attachments.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import { createBatchStore } from '#features/imports/batch-store.ts';
import { createImportDuplicates } from '#features/imports/import-duplicates.ts';
import { createImportFiles } from '#features/imports/import-files.ts';
import { createImportPreviewer, type ImportPreviewer } from '#features/imports/import-previewer.ts';
import { createImportRunner, type ImportRunner } from '#features/imports/import-runner.ts';
import { createImportUndo } from '#features/imports/import-undo.ts';
import { registerImportRoutes } from '#features/imports/imports.routes.ts';
import { createImportsService, type ImportsService } from '#features/imports/imports.service.ts';
import { createKeptFiles } from '#features/imports/kept-files.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface ImportFeature {
  imports: ImportsService;
  importRunner: ImportRunner;
  importPreviewer: ImportPreviewer;
  attachments: AttachmentsService;
}

/** Imports, with the files that come along. */
export function createImportFeature(
  { db, events, clock, newId, log, rounds, config, importDirectory, objects, secretKey }: Foundation,
  { categories, conversations }: { categories: CategoriesService; conversations: ConversationsService },
): ImportFeature {
  const maxBytes = config.imports.IMPORT_MAX_BYTES;
  const files = createImportFiles({ directory: importDirectory, maxBytes });
  const attachments = createAttachmentsService({ db, store: objects, clock, secretKey, rounds });
  const store = createBatchStore({ conversations, attachments, newId });
  const kept = createKeptFiles({ db, store: objects, maxBytes: config.imports.IMPORT_KEPT_MAX_BYTES });
  const runner = createImportRunner({ db, events, clock, log, rounds, files, store, attachments, kept });
  const previewer = createImportPreviewer({ db, clock, log, rounds, files, runner });
  const duplicates = createImportDuplicates({ db, conversations, attachments, newId });
  const undo = createImportUndo({ db, conversations });
  return {
    attachments,
    importRunner: runner,
    importPreviewer: previewer,
    imports: createImportsService({
      db,
      clock,
      newId,
      rounds,
      files,
      runner,
      previewer,
      categories,
      undo,
      duplicates,
      kept,
      maxBytes,
    }),
  };
}

export function registerImportFeature(mount: Mount, { config }: Foundation, services: ImportFeature): void {
  registerAttachmentRoutes(mount, services.attachments);
  registerImportRoutes(mount, {
    imports: services.imports,
    uploadsPerMinute: config.imports.RATE_LIMIT_UPLOADS_PER_MINUTE,
    maxBytes: config.imports.IMPORT_MAX_BYTES,
  });
}
