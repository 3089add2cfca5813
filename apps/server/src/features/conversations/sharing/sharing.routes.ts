import { deleteShare, exportConversation, getShare, getSharedPage, listShares, putShare } from '@app/contract/sharing';
import type { FastifyRequest } from 'fastify';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { OwnShare, SharingService } from '../sharing.service.ts';

const SHARED_PAGE_LIMIT = { name: 'shared-page', limit: 120, windowSeconds: 60 };

export function registerSharingRoutes(
  mount: Mount,
  { sharing, publicUrl }: { sharing: SharingService; publicUrl: string | undefined },
): void {
  const toShare = <Share extends OwnShare>(request: FastifyRequest, { token, ...share }: Share) => ({
    ...share,
    url: `${publicUrl ?? `${request.protocol}://${request.host}`}/share/${token}`,
  });

  mount(getShare, async ({ userId, params, request }) => {
    const share = await sharing.find(userId, params.id);
    return { share: share && toShare(request, share) };
  });
  mount(putShare, async ({ userId, params, body, request }) => ({
    share: toShare(request, await sharing.share(userId, params.id, body.isLive)),
  }));
  mount(listShares, async ({ userId, request }) =>
    (await sharing.list(userId)).map((share) => toShare(request, share)),
  );
  mount(deleteShare, ({ userId, params }) => sharing.revoke(userId, params.id));
  mount(
    getSharedPage,
    ({ params, reply }) => {
      reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' });
      return sharing.open(params.token);
    },
    { rateLimit: SHARED_PAGE_LIMIT },
  );
  mount(exportConversation, async ({ userId, params, query, reply }) => {
    const { name, type, text } = await sharing.exportFile(userId, params.id, query);
    // `filename` is for clients that do not know `filename*`.
    const asciiName = name.replaceAll(/[^\x20-\x7e]/g, '_');
    const disposition = `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(name)}`;
    await reply.header('content-disposition', disposition).type(`${type}; charset=utf-8`).send(text);
    return responseSent;
  });
}
