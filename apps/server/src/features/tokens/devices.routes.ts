import { claimPairing, createPairing, deleteDevice, listDevices, updateDevice } from '@app/contract/devices';
import { addressKey } from '#platform/http/client-address.ts';
import type { Mount } from '#platform/http/route.ts';
import type { RateLimiter } from '#platform/rate-limiter.ts';
import type { DevicesService } from './devices.service.ts';

/** How often one IP address may try a code. */
const CODE_TRIES_LIMIT = { limit: 10, windowSeconds: 600 };
/** How many codes a person may request. */
const NEW_CODES_LIMIT = { name: 'pairing-codes', limit: 30, windowSeconds: 600 };

export function registerDeviceRoutes(
  mount: Mount,
  devices: DevicesService,
  rateLimiter: Pick<RateLimiter, 'consume'>,
): void {
  mount(createPairing, ({ userId, query }) => devices.pair(userId, { canRead: query.canRead === true }), {
    rateLimit: NEW_CODES_LIMIT,
  });
  mount(claimPairing, async ({ params, body, request }) => {
    await rateLimiter.consume(`pairing:${addressKey(request.ip)}`, CODE_TRIES_LIMIT);
    return devices.claim(params.code, body);
  });
  mount(listDevices, ({ userId }) => devices.list(userId));
  mount(updateDevice, ({ userId, params, body }) => {
    const { name, isPaused } = body;
    return devices.update(userId, params.id, {
      ...(name !== undefined && { name }),
      ...(isPaused !== undefined && { isPaused }),
    });
  });
  mount(deleteDevice, ({ userId, params }) => devices.remove(userId, params.id));
}
