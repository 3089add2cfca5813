import { conversationForked } from '#events/conversations.ts';
import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { AccountClosing } from '#features/identity/account-closing.service.ts';
import { registerAttachmentRoutes } from './attachments.routes.ts';
import { type AttachmentsService, createAttachmentsService } from './attachments.service.ts';
import { readChatFile } from './chat-files/chat-files.jobs.ts';
import { registerChatFileRoutes } from './chat-files/chat-files.routes.ts';
import {
  type ChatFilesService,
  createChatFilesService,
  createStorageUsageLookup,
  type StorageUsageLookup,
} from './chat-files.service.ts';
import { registerObjectRoutes } from './objects.routes.ts';
import { createObjectsService, type ObjectsService } from './objects.service.ts';

type Needs = Pick<
  Foundation,
  | 'clock'
  | 'config'
  | 'db'
  | 'events'
  | 'fileStore'
  | 'formerSecretKeys'
  | 'jobs'
  | 'newId'
  | 'rounds'
  | 'secretKey'
  | 'site'
  | 'workDirectory'
> & {
  closing: AccountClosing;
};

export interface Services {
  attachments: AttachmentsService;
  chatFiles: ChatFilesService;
  storageUsage: StorageUsageLookup;
  objects: ObjectsService;
}

/** Stored files: attachments of messages, files for the chat, and pictures people upload. */
export function filesFeature(needs: Needs): FeatureParts<Services> {
  const { closing, config, events, fileStore: store, site } = needs;
  const attachments = createAttachmentsService({ ...needs, store });
  const objects = createObjectsService({ ...needs, store });
  const storageUsage = createStorageUsageLookup();
  const chatFiles = createChatFilesService({ ...needs, attachments, storageUsage });
  needs.jobs.register(
    readChatFile,
    ({ userId, fileId }, { signal }) => chatFiles.read(userId, fileId, signal),
    ({ userId, fileId }) => chatFiles.markFailed(userId, fileId),
  );
  events.subscribe(conversationForked, ({ userId, fromId, conversationId }, tx) =>
    attachments.copyUses({ tx, userId }, fromId, conversationId),
  );
  closing.beforeDeleting(async (userId) => {
    await attachments.discardAll(userId);
    await objects.discardAll(userId);
  });
  return {
    services: { attachments, chatFiles, storageUsage, objects },
    routes: (mount) => {
      const uploadsPerMinute = config.imports.RATE_LIMIT_UPLOADS_PER_MINUTE;
      registerAttachmentRoutes(mount, attachments);
      registerChatFileRoutes(mount, chatFiles, uploadsPerMinute);
      registerObjectRoutes(mount, objects, { publicUrl: site.publicUrl, uploadsPerMinute });
    },
    cleanup: {
      attachments: () => attachments.deleteUnused(),
      'chat-files': () => chatFiles.deleteUnused(),
      pictures: () => objects.deleteUnused(),
    },
  };
}
