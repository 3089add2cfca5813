import type { Readable } from 'node:stream';
import { createUpload, getObject, putObject } from '@app/contract/objects';
import { ownOrigin } from '#platform/http/own-origin.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { ObjectsService } from './objects.service.ts';

/** The framework's limit is switched off, because the service refuses a large picture with a clearer error. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export interface ObjectRouteSettings {
  uploadsPerMinute: number;
  /** The app's public address. If it is undefined, the address of the request is used. */
  publicUrl: string | undefined;
}

export function registerObjectRoutes(mount: Mount, objects: ObjectsService, settings: ObjectRouteSettings): void {
  const rateLimit = { name: 'picture', limit: settings.uploadsPerMinute, windowSeconds: 60 };

  mount(
    createUpload,
    async ({ userId, request }) => {
      const { id, ...query } = await objects.createLink(userId);
      return {
        uploadURL: `${ownOrigin(request, settings.publicUrl)}/api/objects/${id}?${new URLSearchParams(query).toString()}`,
      };
    },
    { rateLimit },
  );

  mount(
    putObject,
    async ({ params, query, request }) => objects.receive({ ...params, ...query }, request.body as Readable),
    { rateLimit, bodyLimit: NO_LIMIT },
  );

  mount(getObject, async ({ params, reply }) => {
    const bytes = await objects.getPicture(params.id);
    // The picture at an address never changes.
    reply.header('cache-control', 'private, max-age=31536000, immutable');
    await reply.type('image/webp').send(bytes);
    return responseSent;
  });
}
