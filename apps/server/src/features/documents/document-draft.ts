import type { DocumentKind } from '@app/contract/documents';

/** A document to store. `sourceId` is unique within the conversation; `versions` has at least one, oldest first. */
export interface DocumentDraft {
  /** The id for a new document; generated if absent. Not used if the draft matches a stored document. */
  id?: string;
  sourceId: string;
  kind: DocumentKind;
  title: string;
  mimeType: string;
  versions: VersionDraft[];
}

export interface VersionDraft {
  /** Empty for a picture. */
  text: string;
  /** The picture, which is stored as an attachment of the conversation: SHA-256 and size in bytes. */
  file?: { hash: string; size: number } | undefined;
  createdAt: Date;
  messageId: string | null;
}
