/** Passages of files that a model received for a reply. */
import * as z from 'zod/mini';
import { Count, Id } from './primitives.ts';

/** A passage of a file of the conversation, which the model received for a reply. */
export const FilePassage = z.object({
  /** The document of the conversation; null in a temporary chat. */
  documentId: z.nullable(Id),
  /** The uploaded file, which may have been deleted; null for a document that was imported. */
  fileId: z.nullable(Id),
  /** The name the file had when the model received the passage. */
  name: z.string(),
  /** Counted from 1; null for a text without pages. */
  page: z.nullable(Count),
  /** The passage, at most 300 characters. */
  quote: z.string(),
});
export type FilePassage = z.output<typeof FilePassage>;
