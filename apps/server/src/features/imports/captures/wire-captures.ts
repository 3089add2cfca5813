import path from 'node:path';
import type { Foundation } from '#features/foundation.ts';
import type { SliceDependencies } from '../storing/conversation-update.ts';
import type { StorageQuota } from '../storage-quota.ts';
import { createCaptureFiles } from './capture-files.ts';
import { finishCaptures } from './captures.jobs.ts';
import { type Captures, createCaptures } from './captures.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'events' | 'importDirectory' | 'jobs' | 'log' | 'newId'> &
  SliceDependencies;

/** The delay between the first new conversation of a device and the work that follows an import. */
const FINISH_DELAY_MS = 5 * 60_000;

/** Stores the records that devices send. */
export function wireCaptures(needs: Needs, quota: StorageQuota): Captures {
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
  return captures;
}
