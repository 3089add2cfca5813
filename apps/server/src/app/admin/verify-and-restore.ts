import { EmbeddedPostgresError } from '#db/embedded/start-error.ts';
import type { AdminContext } from './admin-command.ts';
import { CommandError } from './command-error.ts';
import type { InstanceBackup } from './instance-backup.ts';
import { withStoppedInstance } from './open-instance.ts';
import { restoreInstance } from './restore-instance.ts';

/**
 * Restores a backup into an instance without accounts. `opening` may be pending: the database starts in the meantime.
 * Files are verified before any is written, and rows while they are written, in a transaction that commits only what
 * was verified. Throws CommandError and EmbeddedPostgresError. After any other error the whole backup is verified:
 * throws backups.damaged if it is damaged, otherwise that error.
 */
export async function verifyAndRestore(opening: Promise<InstanceBackup>, context: AdminContext): Promise<void> {
  const verified = opening.then((backup) => backup.verifyFiles());
  const restored = withStoppedInstance(context, async (instance) =>
    restoreInstance(await opening, instance, { filesVerified: verified }),
  ).catch(async (error: unknown) => {
    const isExplained = error instanceof CommandError || error instanceof EmbeddedPostgresError;
    if (!isExplained) await (await opening).verify();
    throw error;
  });
  // Waits for both promises even if one rejects, because the caller then closes the file that both read.
  for (const outcome of await Promise.allSettled([verified, restored])) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}
