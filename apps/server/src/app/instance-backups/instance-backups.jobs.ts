import { readSetting, writeSetting } from '#db/instance-setting.ts';
import type { Foundation } from '#features/foundation.ts';
import { defineJob } from '#platform/job-definition.ts';
import { makeBackup } from './make-backup.ts';
import { openBackupStorage } from './backup-storage.ts';
import { chooseExpired } from './retention.ts';

const HOUR_MS = 3_600_000;
/** The setting with the start time of the last backup. */
export const LAST_BACKUP = 'last-instance-backup';
/** How long before it is due a backup may be made. Without this tolerance it could wait an hour for the next run. */
const TOLERANCE_MS = 30 * 60_000;

/** Once an hour, on one process: makes a backup of the instance when one is due, and deletes old ones. */
export const instanceBackup = defineJob<Record<string, never>>({
  name: 'instance-backup',
  policy: 'exclusive',
  cron: '43 * * * *',
  retryLimit: 0,
  expireInSeconds: 12 * 3_600,
});

export async function registerInstanceBackups(foundation: Foundation): Promise<void> {
  const { jobs, config, db, clock, log, fileStore, importDirectory } = foundation;
  const storage = await openBackupStorage(config);
  jobs.register(instanceBackup, async () => {
    if (storage === undefined) return;
    const now = clock.now();
    const last = Date.parse((await readSetting(db, LAST_BACKUP)) ?? '');
    const dueMs = config.instanceBackups.BACKUP_EVERY_HOURS * HOUR_MS - TOLERANCE_MS;
    if (now.getTime() - last < dueMs) return;
    const source = { db, store: fileStore, importDirectory, config };
    const { name, summary } = await makeBackup(source, storage, now);
    await writeSetting(db, LAST_BACKUP, now.toISOString());
    log.info({ backup: name, ...summary }, 'a backup of the instance was made');
    for (const old of chooseExpired(await storage.bucket.list(), config.instanceBackups, now)) {
      await storage.bucket.remove(old.name);
    }
  });
}
