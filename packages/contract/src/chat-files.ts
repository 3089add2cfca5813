/** Files that people attach to questions: documents to read, and pictures. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  Count,
  Cursor,
  FilterText,
  Id,
  limits,
  NoContent,
  PageLimit,
  pageHeaders,
  requestObject,
  Timestamp,
  trimmedText,
} from './primitives.ts';

/** In bytes: 50 MB. */
export const MAX_CHAT_FILE_BYTES = 50 * 1024 * 1024;
export const MAX_FILES_PER_MESSAGE = 20;
export const MAX_CHAT_FILE_NAME_LENGTH = 255;

/** For file pickers only; the server determines the type of a file from its content. */
export const CHAT_FILE_EXTENSIONS: readonly string[] = (
  'pdf docx pptx xlsx epub html htm md markdown txt csv tsv json xml yaml yml toml ini log tex srt vtt ics sql ' +
  'js jsx mjs cjs ts tsx py rb php java kt swift go rs c h cc cpp hpp cs scala sh css r lua pl vue svelte ' +
  'png jpg jpeg webp gif avif'
).split(' ');

/** queued → reading → ready or failed. */
export const ChatFileStatus = z.enum(['queued', 'reading', 'ready', 'failed']);
export type ChatFileStatus = z.output<typeof ChatFileStatus>;

/** A file that was uploaded for a chat. */
export const ChatFile = z.object({
  id: Id,
  name: z.string(),
  /** By its content, such as application/pdf, image/png or text/markdown; until it is read, by the first bytes. */
  type: z.string(),
  bytes: Count,
  /** Pages of a PDF or slides of a presentation; absent for files without pages, and until the file is read. */
  pages: z.optional(Count),
  status: ChatFileStatus,
  /** With status failed: why the file cannot be read, in one sentence. */
  error: z.optional(z.string()),
  /** With status ready: a limitation in one sentence, such as that no text was found in a picture. */
  notice: z.optional(z.string()),
  /**
   * The document with the text of this file, in the conversation where the file was last sent. Absent until the file is
   * sent, and for pictures without text.
   */
  documentId: z.optional(Id),
  /** Whether it is in the file library. A file outside it is deleted a day after its upload, unless a message has it. */
  isKept: z.boolean(),
  createdAt: Timestamp,
});
export type ChatFile = z.output<typeof ChatFile>;

export const UpdateChatFileBody = requestObject({
  isKept: z.optional(z.boolean('Please send true or false.')),
  name: z.optional(trimmedText({ label: 'The file name', max: MAX_CHAT_FILE_NAME_LENGTH })),
});
export type UpdateChatFileBody = z.output<typeof UpdateChatFileBody>;

/** The text of a file by pages, numbered from 1. A text without pages is one page; a picture without text has none. */
export const ChatFileText = z.object({ pages: z.array(z.object({ number: Count, text: z.string() })) });
export type ChatFileText = z.output<typeof ChatFileText>;

const params = z.object({ id: Id });

export const uploadChatFile = endpoint({
  method: 'POST',
  path: '/api/chat/files',
  access: 'user',
  summary: 'Uploads a file for a chat: one part named file, at most 50 MB. It is read in the background.',
  consumes: 'multipart',
  response: ChatFile,
  status: 202,
  errors: ['files.file_missing', 'files.empty', 'files.too_large', 'files.too_many', 'files.storage_full'],
});

export const listChatFiles = endpoint({
  method: 'GET',
  path: '/api/chat/files',
  access: 'user',
  summary: 'The library: the files a person keeps, newest first.',
  query: z.object({
    limit: z._default(PageLimit, limits.pageDefault),
    cursor: z.optional(Cursor),
    /** Words of the name. */
    q: z.optional(FilterText),
  }),
  response: z.array(ChatFile),
  responseHeaders: pageHeaders,
  errors: [],
});

export const getChatFile = endpoint({
  method: 'GET',
  path: '/api/chat/files/:id',
  access: 'user',
  summary: 'One file and whether it is read yet.',
  params,
  response: ChatFile,
  errors: ['files.not_found'],
});

export const updateChatFile = endpoint({
  method: 'PATCH',
  path: '/api/chat/files/:id',
  access: 'user',
  summary: 'Renames a file, adds it to the library or removes it from there. Absent fields are not changed.',
  params,
  body: UpdateChatFileBody,
  response: ChatFile,
  errors: ['files.not_found', 'files.too_many'],
});

export const deleteChatFile = endpoint({
  method: 'DELETE',
  path: '/api/chat/files/:id',
  access: 'user',
  summary: 'Deletes a file. Messages that it was sent with keep their copy.',
  params,
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['files.not_found'],
});

export const getChatFileContent = endpoint({
  method: 'GET',
  path: '/api/chat/files/:id/content',
  access: 'user',
  summary: 'The bytes of a file: pictures inline, anything else as a download.',
  params,
  response: z.unknown(),
  produces: 'binary',
  errors: ['files.not_found'],
});

export const getChatFileText = endpoint({
  method: 'GET',
  path: '/api/chat/files/:id/text',
  access: 'user',
  summary: 'The text that was read from a file, by pages.',
  params,
  response: ChatFileText,
  errors: ['files.not_found', 'files.still_reading', 'files.unreadable'],
});
