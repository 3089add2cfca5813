import type { Document } from '@app/contract/documents';
import type { DocumentRow, VersionHead } from './documents.repository.ts';

export function toDocument(row: DocumentRow, versions: readonly VersionHead[]): Document {
  const { id, conversationId, title, kind, mimeType, messageId } = row;
  return {
    id,
    conversationId,
    title,
    kind,
    mimeType,
    messageId,
    versions: versions.map((version) => ({
      id: version.id,
      createdAt: version.createdAt.toISOString(),
      messageId: version.messageId,
      bytes: version.bytes,
    })),
  };
}
