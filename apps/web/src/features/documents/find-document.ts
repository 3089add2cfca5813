import type { Document } from '@app/contract/documents';

/** A document and its version to open; the version is undefined for the newest one. */
export interface FoundVersion {
  documentId: string;
  versionId: string | undefined;
}

/** Finds the document of a titled block in a message, and the version that this message wrote. */
export function findDocument(
  documents: readonly Document[],
  messageId: string,
  title: string,
): FoundVersion | undefined {
  const documentsOfMessage = documents.filter(
    (document) =>
      document.messageId === messageId || document.versions.some((version) => version.messageId === messageId),
  );
  const found =
    documentsOfMessage.find((document) => document.title === title) ??
    (documentsOfMessage.length === 1 ? documentsOfMessage[0] : undefined);
  if (found === undefined) return undefined;
  const version = found.versions.findLast((candidate) => candidate.messageId === messageId);
  const isNewest = version === undefined || version.id === found.versions.at(-1)?.id;
  return { documentId: found.id, versionId: isNewest ? undefined : version.id };
}
