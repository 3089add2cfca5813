import { downloadDocument, getDocument, getDocumentVersion, listDocuments } from '@app/contract/documents';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { DocumentsService } from './documents.service.ts';

export interface DocumentRouteDependencies {
  documents: DocumentsService;
  /** Throws conversations.not_found. */
  assertConversation: (userId: string, id: string) => Promise<void>;
}

export function registerDocumentRoutes(
  mount: Mount,
  { documents, assertConversation }: DocumentRouteDependencies,
): void {
  mount(listDocuments, async ({ userId, params }) => {
    await assertConversation(userId, params.id);
    return documents.list(userId, params.id);
  });
  mount(getDocument, ({ userId, params }) => documents.get(userId, params.id));
  mount(getDocumentVersion, ({ userId, params }) => documents.readVersion(userId, params.id, params.versionId));
  mount(downloadDocument, async ({ userId, params, reply }) => {
    const { name, mimeType, size, stream } = await documents.openFile(userId, params.id, params.versionId);
    // Documents may contain anything: the browser must save them, and neither guess their type nor show or run them.
    reply.headers({
      'content-length': size,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    await reply.type(isScriptlessPicture(mimeType) ? mimeType : 'application/octet-stream').send(stream);
    return responseSent;
  });
}

function isScriptlessPicture(type: string): boolean {
  return /^image\/(png|jpeg|gif|webp)$/.test(type);
}
