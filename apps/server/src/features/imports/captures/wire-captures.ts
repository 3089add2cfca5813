import path from 'node:path';
import type { Foundation } from '#features/foundation.ts';
import type { Mount } from '#platform/http/route.ts';
import type { SliceDependencies } from '../conversation-update.ts';
import type { StorageQuota } from '../storage-quota.ts';
import { createCaptureFiles } from './capture-files.ts';
import { finishCaptures } from './captures.jobs.ts';
import { registerCaptureRoutes } from './captures.routes.ts';
import { createCaptures } from './captures.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'events' | 'importDirectory' | 'jobs' | 'log' | 'newId'> &
  SliceDependencies;

/** How long after what a device sent the work begins that follows an import. */
const FINISH_DELAY_MS = 5 * 60_000;

/** Files what devices send. */
export function wireCaptures(needs: Needs, quota: StorageQuota) {
  const { clock, config, jobs, newId } = needs;
  const captures = createCaptures({
    ...needs,
    quota,
    files: createCaptureFiles({ directory: path.join(needs.importDirectory, 'captures'), newId }),
    bytesPerDay: config.imports.CAPTURE_BYTES_PER_DAY,
    finishSoon: async (tx, userId, importId) => {
      const startAfter = new Date(clock.now().getTime() + FINISH_DELAY_MS);
      await jobs.enqueue(finishCaptures, { userId, importId }, { tx, singletonKey: importId, startAfter });
    },
  });
  jobs.register(finishCaptures, ({ userId, importId }) => captures.finish(userId, importId));
  return {
    routes: (mount: Mount) => registerCaptureRoutes(mount, captures, config.imports.RATE_LIMIT_CAPTURES_PER_MINUTE),
    cleanUp: () => captures.deleteOldFiles(clock.now()),
  };
}
