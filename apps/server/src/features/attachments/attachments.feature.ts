import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { AccountClosing } from '#features/identity/account-closing.service.ts';
import { registerAttachmentRoutes } from './attachments.routes.ts';
import { type AttachmentsService, createAttachmentsService } from './attachments.service.ts';

type Needs = Pick<Foundation, 'clock' | 'db' | 'fileStore' | 'rounds' | 'secretKey'> & { closing: AccountClosing };

/** Files that belong to messages. */
export function attachmentsFeature(needs: Needs): FeatureParts<{ attachments: AttachmentsService }> {
  const { clock, closing, db, fileStore, rounds, secretKey } = needs;
  const attachments = createAttachmentsService({ db, store: fileStore, clock, secretKey, rounds });
  closing.beforeDeleting((userId) => attachments.discardAll(userId));
  return {
    services: { attachments },
    routes: (mount) => registerAttachmentRoutes(mount, attachments),
    cleanup: { attachments: () => attachments.deleteUnused() },
  };
}
