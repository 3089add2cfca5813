import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { importRefusals } from './import-refusals.ts';
import { KeptFile } from './kept-files.ts';
import {
  Count,
  Cursor,
  Id,
  limits,
  PageLimit,
  pageHeaders,
  QueryFlag,
  requestObject,
  Timestamp,
  storedText,
  trimmedText,
  versionHeaders,
  wholeNumber,
} from './primitives.ts';
import { Provider } from './providers.ts';

/** Maximum length of a name, label or model in an export, in UTF-16 code units. */
export const MAX_EXPORTED_NAME_LENGTH = 10_000;
/** Maximum length of a text in an export, in UTF-16 code units. */
export const MAX_EXPORTED_TEXT_LENGTH = 64 * 1024 * 1024;

/**
 * uploading → ready (with `preview`) → queued → running → completed, failed or cancelled; a finished import can become
 * undone.
 */
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

/** Numbers of conversations. found = created + updated + unchanged + skipped once the import is finished. */
export const ImportCounts = z.object({
  found: Count,
  created: Count,
  updated: Count,
  unchanged: Count,
  skipped: Count,
});
export type ImportCounts = z.output<typeof ImportCounts>;

/** What was found of one provider. */
export const ImportSource = z.extend(ImportCounts, { source: Provider });
export type ImportSource = z.output<typeof ImportSource>;

/** One uploaded file; `bytes` is its size. With status `uploading` its next part starts at `bytesReceived`. */
export const ImportFile = z.object({ name: z.string(), bytes: Count, bytesReceived: Count });
export type ImportFile = z.output<typeof ImportFile>;

export const SkippedItem = z.object({
  /** A title, or the file and the position in it. */
  item: z.string(),
  /** A sentence; 'in trash' for conversations the user deleted. */
  reason: z.string(),
  /** With reason 'in trash': the conversation, which can be restored. */
  conversationId: z.optional(Id),
});
export type SkippedItem = z.output<typeof SkippedItem>;

/** The preview of an import; nothing is stored yet. */
export const ImportPreview = z.object({
  sources: z.array(
    z.object({
      source: Provider,
      conversations: Count,
      messages: Count,
      /** When the oldest conversation began and the newest ended; null if unknown. */
      from: z.nullable(Timestamp),
      to: z.nullable(Timestamp),
    }),
  ),
  /** Projects and folders by name, or by the provider's id if unnamed; at most 200. */
  projects: z.array(z.object({ name: z.string(), source: Provider, conversations: Count })),
  /** Records that cannot be imported. */
  skipped: Count,
});
export type ImportPreview = z.output<typeof ImportPreview>;

/** The new conversations of an import as they are now, without those that have been deleted since. */
export const ImportOutcome = z.object({
  conversations: Count,
  messages: Count,
  documents: Count,
  /** When the oldest conversation began and the newest ended; null if none is left. */
  from: z.nullable(Timestamp),
  to: z.nullable(Timestamp),
  /** The categories they are in, largest first. */
  categories: z.array(z.object({ categoryId: Id, conversations: Count })),
  /** Conversations with an uncertain category, which wait for review. */
  toReview: Count,
  /** Suggestions from them that wait in the inbox. */
  suggestions: Count,
  /** Learning cards proposed from them. */
  cardProposals: Count,
  /** Projects that the import turned into subcategories, by name; absent if there are none. */
  projects: z.optional(z.array(z.object({ name: z.string(), categoryId: Id, subcategoryId: Id }))),
});
export type ImportOutcome = z.output<typeof ImportOutcome>;

export const Import = z.object({
  id: Id,
  status: ImportStatus,
  /** For a live receipt: the device that sent conversations, and the day on which it did. */
  device: z.optional(z.object({ name: z.string(), day: z.iso.date() })),
  files: z.array(ImportFile),
  sources: z.array(ImportSource),
  /** The size of all files. */
  bytesTotal: Count,
  /** How many of `bytesTotal` are read: their conversations are stored, or counted while the preview is prepared. */
  bytesRead: Count,
  /** How many records were chosen in the preview. A finished import has as many in `counts.found`. Absent if unknown. */
  expected: z.optional(Count),
  counts: ImportCounts,
  /** Conversations, new or stored before, that this import archived because they are archived at their source. */
  archived: Count,
  /** At most the first 1,000. `counts.skipped` does not count files of unknown formats or beyond the storage quota. */
  skipped: z.array(SkippedItem),
  /** Only of an import that is finished and not undone. Absent in lists. */
  outcome: z.optional(ImportOutcome),
  /** A sentence about the storage, if it is full or nearly full. Absent in lists. */
  notice: z.optional(z.string()),
  /** Files in an unknown format, which no count includes. Empty in lists of imports. */
  kept: z.array(KeptFile),
  /** Null until the preview is complete. */
  preview: z.nullable(ImportPreview),
  /** Why the import failed; null otherwise. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  createdAt: Timestamp,
  startedAt: z.nullable(Timestamp),
  finishedAt: z.nullable(Timestamp),
});
export type Import = z.output<typeof Import>;

/** With `preview` the import stops at status `ready` until it is started. */
export const CreateImportQuery = z.object({ preview: z.optional(QueryFlag) });
export type CreateImportQuery = z.output<typeof CreateImportQuery>;

const maxFiles = 100;
const maxSources = 100;
export const CreateUploadsBody = requestObject({
  files: z
    .array(
      requestObject({
        name: trimmedText({ label: 'The file name', max: 255 }),
        bytes: z
          .int('Please send the size of the file in bytes.')
          .check(z.positive('Please choose a file that is not empty.')),
      }),
      'Please choose a file to import.',
    )
    .check(
      z.minLength(1, 'Please choose a file to import.'),
      z.maxLength(maxFiles, `Please choose at most ${maxFiles} files at once.`),
    ),
  preview: z._default(z.boolean('Please send true or false.'), false),
});
export type CreateUploadsBody = z.output<typeof CreateUploadsBody>;

/** The index of the file in `files`. */
export const UploadQuery = z.object({ file: z._default(wholeNumber('Please send the number of the file.'), 0) });
export type UploadQuery = z.output<typeof UploadQuery>;

/** The offset of the part in the file, in bytes. */
export const UploadHeaders = z.object({
  'upload-offset': wholeNumber('Please send the offset of this part in the Upload-Offset header.'),
});
export type UploadHeaders = z.output<typeof UploadHeaders>;

const ProjectName = storedText({ label: 'The name of a project', max: 300 });

export const StartImportBody = requestObject({
  /** Only conversations of these providers; all if absent. */
  sources: z.optional(
    z
      .array(Provider, 'Please send the sources as a list.')
      .check(z.maxLength(maxSources, 'There are too many sources.')),
  ),
  /** Omit the conversations of these projects. */
  withoutProjects: z.optional(
    z
      .array(ProjectName, 'Please send the projects as a list of names.')
      .check(z.maxLength(200, 'There are too many projects.')),
  ),
  /**
   * Merge activities that Gemini logged within half an hour into one conversation, because its log contains single
   * questions.
   */
  groupsByTime: z.optional(z.boolean('Please send true or false.')),
  /** Name of a project or folder in the export → category for its conversations. */
  mapping: z.optional(
    z
      .record(ProjectName, Id, 'Please send the mapping as names and category ids.')
      .check(z.refine((mapping) => Object.keys(mapping).length <= 200, 'The mapping may have at most 200 entries.')),
  ),
});
export type StartImportBody = z.output<typeof StartImportBody>;

const params = z.object({ id: Id });

export const createImport = endpoint({
  method: 'POST',
  path: '/api/imports',
  access: 'user',
  summary: 'Imports exports as the provider delivered them: one or more parts named file.',
  query: CreateImportQuery,
  consumes: 'multipart',
  response: Import,
  status: 202,
  errors: ['imports.file_missing', ...importRefusals],
});

export const createImportUploads = endpoint({
  method: 'POST',
  path: '/api/imports/uploads',
  access: 'user',
  summary: 'Announces files for a resumable upload; the import starts when the last one is complete.',
  body: CreateUploadsBody,
  response: Import,
  status: 201,
  errors: [...importRefusals],
});

export const appendImportUpload = endpoint({
  method: 'PATCH',
  path: '/api/imports/uploads/:id',
  access: 'user',
  summary: 'Uploads the next part of a file. A part with another offset is refused with details { bytesReceived }.',
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
  summary: 'The progress of an import, and its receipt when it has ended.',
  params,
  response: Import,
  responseHeaders: versionHeaders,
  errors: ['imports.not_found'],
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/imports/:id/start',
  access: 'user',
  summary: 'Starts an import with status ready.',
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
  summary: 'Cancels an import; conversations imported so far are kept.',
  params,
  response: Import,
  errors: ['imports.not_found', 'imports.wrong_state'],
});

export const undoImport = endpoint({
  method: 'DELETE',
  path: '/api/imports/:id',
  access: 'user',
  summary: 'Undoes an import: what it added is removed, what the user added since then stays.',
  params,
  response: Import,
  errors: ['imports.not_found', 'imports.wrong_state'],
});
