import * as z from 'zod/mini';
import { ConversationSource } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { KeptFile } from './kept-files.ts';
import {
  Count,
  Cursor,
  Id,
  limits,
  NoContent,
  PageLimit,
  pageHeaders,
  QueryFlag,
  requestObject,
  Timestamp,
  trimmedText,
  versionHeaders,
  wholeNumber,
} from './primitives.ts';
import { Provider } from './providers.ts';

/** Most characters of a name, label or model in somebody's export, and of a text in it. */
export const exportedNameLength = 10_000;
export const exportedTextLength = 67_108_864;

/** uploading → ready (with `preview`) → queued → running → completed, failed or cancelled; a finished one can become undone. */
export const ImportStatus = z.enum([
  'uploading',
  'ready',
  'queued',
  'running',
  'completed',
  'failed',
  'cancelled',
  'undone',
]);
export type ImportStatus = z.output<typeof ImportStatus>;

/** Conversations. found = created + updated + unchanged + skipped once the import is finished. */
export const ImportCounts = z.object({
  found: Count,
  created: Count,
  updated: Count,
  unchanged: Count,
  skipped: Count,
});
export type ImportCounts = z.output<typeof ImportCounts>;

/** What one provider's part of the upload held. */
export const ImportSource = z.extend(ImportCounts, { source: Provider });
export type ImportSource = z.output<typeof ImportSource>;

/** One uploaded file. With status uploading its next piece begins at `bytesReceived`. */
export const ImportFile = z.object({ name: z.string(), bytes: Count, bytesReceived: Count });
export type ImportFile = z.output<typeof ImportFile>;

export const SkippedItem = z.object({
  /** A title, or where in which file it stands. */
  item: z.string(),
  /** A sentence; 'in trash' for what the user deleted. */
  reason: z.string(),
  /** With reason 'in trash': what to restore with one click. */
  conversationId: z.optional(Id),
});
export type SkippedItem = z.output<typeof SkippedItem>;

/** What a look into the files found; nothing of it is stored yet. */
export const ImportPreview = z.object({
  sources: z.array(
    z.object({
      source: Provider,
      conversations: Count,
      messages: Count,
      /** When the oldest conversation began and the newest ended; null where none says. */
      from: z.nullable(Timestamp),
      to: z.nullable(Timestamp),
    }),
  ),
  /** Projects and folders by name, or by the provider's id where they have none: at most 200. */
  projects: z.array(z.object({ name: z.string(), source: Provider, conversations: Count })),
  /** Records that cannot be taken. */
  skipped: Count,
});
export type ImportPreview = z.output<typeof ImportPreview>;

export const Import = z.object({
  id: Id,
  status: ImportStatus,
  files: z.array(ImportFile),
  sources: z.array(ImportSource),
  bytesTotal: Count,
  bytesRead: Count,
  counts: ImportCounts,
  /** At most the first 1,000; `counts.skipped` has them all but for whole files that were too large to keep. */
  skipped: z.array(SkippedItem),
  /** Whole files, which are in none of the counts. Empty in lists of imports. */
  kept: z.array(KeptFile),
  /** With status ready: null until the files were looked into. */
  preview: z.nullable(ImportPreview),
  /** Why it failed; null otherwise. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  createdAt: Timestamp,
  startedAt: z.nullable(Timestamp),
  finishedAt: z.nullable(Timestamp),
});
export type Import = z.output<typeof Import>;

/** true: stop at status ready and wait for the start call. */
export const CreateImportQuery = z.object({ preview: z.optional(QueryFlag) });
export type CreateImportQuery = z.output<typeof CreateImportQuery>;

const maxFiles = 100;

export const CreateUploadsBody = requestObject({
  files: z
    .array(
      requestObject({
        name: trimmedText({ label: 'The file name', max: 255 }),
        bytes: z
          .int('Please give the size of the file in bytes.')
          .check(z.positive('Please choose a file that is not empty.')),
      }),
      'Please choose a file to import.',
    )
    .check(
      z.minLength(1, 'Please choose a file to import.'),
      z.maxLength(maxFiles, `Please choose at most ${maxFiles} files at once.`),
    ),
  preview: z._default(z.boolean('Please give true or false.'), false),
});
export type CreateUploadsBody = z.output<typeof CreateUploadsBody>;

/** Which file of the import, by its place in `files`. */
export const UploadQuery = z.object({ file: z._default(wholeNumber('Please give the number of the file.'), 0) });
export type UploadQuery = z.output<typeof UploadQuery>;

/** The byte of the file the piece begins with. */
export const UploadHeaders = z.object({
  'upload-offset': wholeNumber('Please say in Upload-Offset where this piece begins.'),
});
export type UploadHeaders = z.output<typeof UploadHeaders>;

export const StartImportBody = requestObject({
  /** Only these providers' conversations; all when absent. */
  sources: z.optional(
    z.array(Provider, 'Please give the sources as a list.').check(z.maxLength(maxFiles, 'There are too many sources.')),
  ),
  /** Leave out the conversations of these projects. */
  withoutProjects: z.optional(
    z
      .array(z.string().check(z.maxLength(300)), 'Please give the projects as a list of names.')
      .check(z.maxLength(200, 'There are too many projects.')),
  ),
  /** Join what Gemini logged within half an hour into one conversation; its log knows only single questions. */
  groupsByTime: z.optional(z.boolean('Please give true or false.')),
  /** Name of a project or folder in the export → category its conversations go to. */
  mapping: z.optional(
    z
      .record(z.string().check(z.maxLength(300)), Id, 'Please give the mapping as names and category ids.')
      .check(z.refine((mapping) => Object.keys(mapping).length <= 200, 'The mapping may have at most 200 entries.')),
  ),
});
export type StartImportBody = z.output<typeof StartImportBody>;

const Duplicate = z.object({ id: Id, title: z.string(), source: ConversationSource, messageCount: Count });

/** A conversation the import created, and one that was there or came with it, with the messages both have. */
export const ImportDuplicate = z.object({ conversation: Duplicate, twin: Duplicate, sharedMessages: Count });
export type ImportDuplicate = z.output<typeof ImportDuplicate>;

export const MergeDuplicateBody = requestObject({ conversationId: Id, twinId: Id });
export type MergeDuplicateBody = z.output<typeof MergeDuplicateBody>;

const params = z.object({ id: Id });

export const createImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  access: 'user',
  summary: 'Import exports as the provider delivered them: one or more parts named file.',
  query: CreateImportQuery,
  consumes: 'multipart',
  response: Import,
  status: 202,
  errors: ['imports.file_missing', 'imports.too_large', 'imports.too_many_running'],
});

export const createImportUploads = endpoint({
  method: 'POST',
  path: '/api/imports/uploads',
  access: 'user',
  summary: 'Announce files that will be sent in pieces; the import begins when the last one is complete.',
  body: CreateUploadsBody,
  response: Import,
  status: 201,
  errors: ['imports.too_large', 'imports.too_many_running'],
});

export const appendImportUpload = endpoint({
  method: 'PATCH',
  path: '/api/imports/uploads/:id',
  access: 'user',
  summary: 'Send the next piece of a file. One for another place is refused with details { bytesReceived }.',
  params,
  query: UploadQuery,
  headers: UploadHeaders,
  consumes: 'bytes',
  response: Import,
  errors: ['imports.not_found', 'imports.offset_mismatch', 'imports.too_large', 'imports.wrong_state'],
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  access: 'user',
  summary: 'Imports, latest first.',
  query: z.object({ limit: z._default(PageLimit, limits.pageDefault), cursor: z.optional(Cursor) }),
  response: z.array(Import),
  responseHeaders: { ...pageHeaders, ...versionHeaders },
  errors: [],
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  access: 'user',
  summary: 'Progress while an import runs, its receipt afterwards.',
  params,
  response: Import,
  responseHeaders: versionHeaders,
  errors: ['imports.not_found'],
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/start',
  access: 'user',
  summary: 'Start an import that waits at status ready.',
  params,
  body: StartImportBody,
  response: Import,
  status: 202,
  errors: ['imports.not_found', 'imports.wrong_state', 'imports.too_many_running', 'categories.not_found'],
});

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/cancel',
  access: 'user',
  summary: 'Stop an import; what was read so far stays.',
  params,
  response: Import,
  errors: ['imports.not_found', 'imports.wrong_state'],
});

export const undoImport = endpoint({
  method: 'DELETE',
  path: '/api/imports/:id',
  access: 'user',
  summary:
    'Undo an import: what it created goes to the trash, what it added to others goes back unless continued since.',
  params,
  response: Import,
  errors: ['imports.not_found', 'imports.wrong_state'],
});

export const listImportDuplicates = endpoint({
  method: 'GET',
  path: '/api/imports/:id/duplicates',
  access: 'user',
  summary: 'Conversations of an import that are there a second time, from another source or in another form.',
  params,
  response: z.array(ImportDuplicate),
  responseHeaders: versionHeaders,
  errors: ['imports.not_found'],
});

export const mergeImportDuplicate = endpoint({
  method: 'POST',
  path: '/api/imports/:id/duplicates/merge',
  access: 'user',
  summary: 'Keep the twin, add to it what only the conversation has, and move that one to the trash.',
  params,
  body: MergeDuplicateBody,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['imports.duplicate_not_found', 'conversations.not_found'],
});
