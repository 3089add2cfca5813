import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { AccountClosing } from '#features/identity/account-closing.service.ts';
import { registerAttachmentRoutes } from './attachments.routes.ts';
import { type AttachmentsService, createAttachmentsService } from './attachments.service.ts';
import { registerObjectRoutes } from './objects.routes.ts';
import { createObjectsService, type ObjectsService } from './objects.service.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'fileStore' | 'rounds' | 'secretKey' | 'site'> & {
  closing: AccountClosing;
};

export interface Services {
  attachments: AttachmentsService;
  objects: ObjectsService;
}

/** Stored files: attachments of messages, and pictures people upload. */
export function filesFeature(needs: Needs): FeatureParts<Services> {
  const { closing, config, fileStore: store, site } = needs;
  const attachments = createAttachmentsService({ ...needs, store });
  const objects = createObjectsService({ ...needs, store });
  closing.beforeDeleting(async (userId) => {
    await attachments.discardAll(userId);
    await objects.discardAll(userId);
  });
  return {
    services: { attachments, objects },
    routes: (mount) => {
      registerAttachmentRoutes(mount, attachments);
      registerObjectRoutes(mount, objects, {
        publicUrl: site.publicUrl,
        uploadsPerMinute: config.imports.RATE_LIMIT_UPLOADS_PER_MINUTE,
      });
    },
    cleanup: { attachments: () => attachments.deleteUnused(), pictures: () => objects.deleteUnused() },
  };
}
