import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { Foundation } from '#features/foundation.ts';
import { registerDocumentRoutes } from './documents.routes.ts';
import { createDocumentsService, type DocumentsService } from './documents.service.ts';

type Needs = Pick<Foundation, 'db' | 'newId'> & {
  attachments: AttachmentsService;
  conversations: ConversationsService;
};

/** Documents of conversations: canvases, artifacts, texts of files, reports and generated pictures. */
export function documentsFeature(needs: Needs): FeatureParts<{ documents: DocumentsService }> {
  const documents = createDocumentsService(needs);
  return {
    services: { documents },
    routes: (mount) =>
      registerDocumentRoutes(mount, { documents, assertConversation: needs.conversations.assertConversation }),
  };
}
