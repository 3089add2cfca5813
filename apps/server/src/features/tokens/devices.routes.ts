import { claimPairing, createPairing, deleteDevice, listDevices, updateDevice } from '@app/contract/devices';
import { addressKey } from '#platform/http/client-address.ts';
import type { Mount } from '#platform/http/route.ts';
import type { RateLimiter } from '#platform/rate-limiter.ts';
import type { DevicesService } from './devices.service.ts';

/** How often one address may try a code. */
const TRIES = { limit: 10, windowSeconds: 600 };
/** How many codes a person may request. */
const CODES = { name: 'pairing-codes', limit: 30, windowSeconds: 600 };

export function registerDeviceRoutes(
  mount: Mount,
  devices: DevicesService,
  rateLimiter: Pick<RateLimiter, 'consume'>,
): void {
  mount(createPairing, ({ userId, query }) => devices.pair(userId, { canRead: query.canRead === true }), {
    rateLimit: CODES,
  });
  mount(claimPairing, async ({ params, body, request }) => {
    await rateLimiter.consume(`pairing:${addressKey(request.ip)}`, TRIES);
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
