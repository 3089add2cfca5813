import type { AdminContext } from './admin-command.ts';
import type { InstanceBackup } from './instance-backup.ts';
import { withStoppedInstance } from './open-instance.ts';
import { restoreInstance } from './restore-instance.ts';

/**
 * Restores a backup into an instance without accounts. The backup is verified while the database starts and the schema is
 * created, and no row is written before it is verified. If both fail, throws the error of the verification.
 */
export async function verifyAndRestore(backup: InstanceBackup, context: AdminContext): Promise<void> {
  const verified = backup.verify();
  const restored = withStoppedInstance(context, (instance) => restoreInstance(backup, instance, { verified }));
  // Both are waited for, because the caller closes the file.
  for (const outcome of await Promise.allSettled([verified, restored])) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}
