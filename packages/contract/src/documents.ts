/**
 * Documents of conversations: texts and pictures that were created with assistants, and texts that assistants were
 * given to read.
 */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Id, Timestamp } from './primitives.ts';

/**
 * canvas, artifact: written by an assistant, in versions. file: a file of a message, if its text is known. project_file,
 * instructions: belong to the project or custom assistant of the conversation. report: a long research result. image: a
 * generated picture, if its bytes were imported.
 */
export const DocumentKind = z.enum(['canvas', 'artifact', 'file', 'project_file', 'instructions', 'report', 'image']);
export type DocumentKind = z.output<typeof DocumentKind>;

const DocumentVersion = z.object({
  id: Id,
  createdAt: Timestamp,
  /** The message that created the version; null if the export does not say. */
  messageId: z.nullable(Id),
  /** The size of the text or the picture. */
  bytes: Count,
});

/** A text with versions that belongs to a conversation. */
export const Document = z.object({
  id: Id,
  conversationId: Id,
  title: z.string(),
  kind: DocumentKind,
  /** Such as text/markdown, text/html, image/png, or text/x-python for code. */
  mimeType: z.string(),
  /** The message it first appeared in; null if it belongs to the conversation as a whole. */
  messageId: z.nullable(Id),
  /** Oldest first, at least one. */
  versions: z.array(DocumentVersion),
});
export type Document = z.output<typeof Document>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/documents',
  access: 'user',
  summary: 'The documents of a conversation, in the order they appeared, with their versions but without their texts.',
  params: z.object({ id: Id }),
  response: z.array(Document),
  errors: ['conversations.not_found'],
});

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:id',
  access: 'user',
  summary: 'A document with its versions, without their texts.',
  params: z.object({ id: Id }),
  response: Document,
  errors: ['documents.not_found'],
});

export const getDocumentVersion = endpoint({
  method: 'GET',
  path: '/api/documents/:id/versions/:versionId',
  access: 'user',
  summary: 'The text of one version; empty for a picture.',
  params: z.object({ id: Id, versionId: Id }),
  response: z.object({ text: z.string(), mimeType: z.string() }),
  errors: ['documents.not_found'],
});

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:id/versions/:versionId/file',
  access: 'user',
  summary: 'One version as a file with a suitable name; always downloaded, never displayed by the browser.',
  params: z.object({ id: Id, versionId: Id }),
  response: z.unknown(),
  produces: 'binary',
  errors: ['documents.not_found'],
});
