import { captureLimits, createCaptures } from '@app/contract/captures';
import { AppError } from '#platform/app-error.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Captures } from './captures.ts';

export function registerCaptureRoutes(mount: Mount, captures: Captures, batchesPerMinute: number): void {
  mount(
    createCaptures,
    async ({ userId, session, body, request }) => {
      if (Number(request.headers['content-length'] ?? 0) > captureLimits.batchBytes)
        throw new AppError({ code: 'request.too_large' });
      const { grant, timeZone } = session;
      const sender = { userId, timeZone, deviceId: grant?.id ?? userId, deviceName: grant?.programName ?? 'This app' };
      return { records: await captures.receive(sender, body.records) };
    },
    // `bodyLimit` also applies to the decompressed body: a small compressed body could otherwise fill the memory.
    {
      rateLimit: { name: 'captures', limit: batchesPerMinute, windowSeconds: 60 },
      bodyLimit: captureLimits.decompressedBytes,
    },
  );
}
