import { getAttachment } from '@app/contract/attachments';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { AttachmentsService } from './attachments.service.ts';

export function registerAttachmentRoutes(mount: Mount, attachments: AttachmentsService): void {
  // Public: knowing the id, which cannot be guessed, is the permission.
  mount(getAttachment, async ({ params, reply }) => {
    const { stream, size, type } = await attachments.open(params.id);
    reply.headers({
      // The file at an address never changes.
      'cache-control': 'private, max-age=31536000, immutable',
      // Untrusted content: browsers must neither run it nor guess its type.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-length': size,
      ...(type === null && { 'content-disposition': 'attachment' }),
    });
    await reply.type(type ?? 'application/octet-stream').send(stream);
    return responseSent;
  });
}
