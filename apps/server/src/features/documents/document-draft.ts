import type { DocumentKind } from '@app/contract/documents';

/** A document to store. `sourceId` is unique within the conversation; `versions` has at least one, oldest first. */
export interface DocumentDraft {
  /** Its id if it is not stored yet; a new one if absent. */
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
  /** A stored attachment of the conversation with the picture: SHA-256 and size in bytes. */
  file?: { hash: string; size: number } | undefined;
  createdAt: Date;
  messageId: string | null;
}
