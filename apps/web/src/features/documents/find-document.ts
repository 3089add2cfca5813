import type { Document } from '@app/contract/documents';

/** A document, and the version of it that is meant; undefined for the newest. */
export interface FoundVersion {
  documentId: string;
  versionId: string | undefined;
}

/** The document that a titled block of a message belongs to. The version of that message is meant, unless it is the newest. */
export function findDocument(
  documents: readonly Document[],
  messageId: string,
  title: string,
): FoundVersion | undefined {
  const ofMessage = documents.filter(
    (document) =>
      document.messageId === messageId || document.versions.some((version) => version.messageId === messageId),
  );
  const found =
    ofMessage.find((document) => document.title === title) ?? (ofMessage.length === 1 ? ofMessage[0] : undefined);
  if (found === undefined) return undefined;
  const version = found.versions.findLast((candidate) => candidate.messageId === messageId);
  const isNewest = version === undefined || version.id === found.versions.at(-1)?.id;
  return { documentId: found.id, versionId: isNewest ? undefined : version.id };
}
