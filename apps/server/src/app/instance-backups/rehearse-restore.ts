import { openSnapshot } from '#db/owned-rows.ts';
import type { AdminContext } from '../admin/admin-command.ts';
import { CommandError } from '../admin/command-error.ts';
import type { InstanceBackup } from '../admin/instance-backup.ts';
import type { InstanceManifest } from '../admin/instance-manifest.ts';
import { type Instance, withInstance } from '../admin/open-instance.ts';
import { assertKnownMigrations } from '../admin/restore-command.ts';
import { withScratchFolder } from '../admin/temporary-files.ts';
import { verifyAndRestore } from '../admin/verify-and-restore.ts';
import { writeInstance } from '../admin/write-instance.ts';

/**
 * Restores a backup into a built-in database in a temporary folder, and compares the restored tables and files with the
 * backup. Returns the number of tables and files. Throws CommandError if a table or file differs.
 */
export async function rehearseRestore(
  backup: InstanceBackup,
  context: AdminContext,
): Promise<{ tables: number; files: number }> {
  assertKnownMigrations(backup.manifest);
  return withScratchFolder(async (folder) => {
    const scratch = { ...context, environment: scratchEnvironment(context, folder) };
    await verifyAndRestore(Promise.resolve(backup), scratch);
    const restored = await withInstance(scratch, describeContents);
    assertSameContents(backup.manifest, restored);
    return { tables: backup.manifest.tables.length, files: backup.manifest.files.length };
  });
}

/** The settings of this instance, but with the built-in database and the files in another folder. */
function scratchEnvironment({ environment }: AdminContext, folder: string): AdminContext['environment'] {
  const { DATABASE_URL: _url, DATABASE_DIRECT_URL: _directUrl, S3_BUCKET: _bucket, ...others } = environment;
  return { ...others, DATA_DIR: folder };
}

/** The manifest that a backup of this instance would have. */
export async function describeContents({ db, store, importDirectory, config }: Instance): Promise<InstanceManifest> {
  const session = await openSnapshot(db);
  try {
    const { APP_NAME: appName, SECRET_KEY: secretKey } = config.server;
    const now = new Date();
    const pieces = writeInstance({ client: session.client, store, importDirectory, appName, secretKey, now });
    for (;;) {
      const next = await pieces.next();
      if (next.done === true) return next.value;
    }
  } finally {
    await session.end();
  }
}

/**
 * Throws CommandError for a table or file that differs. If migrations were added after the backup, only the numbers of
 * rows are compared, because those migrations may have added columns.
 */
export function assertSameContents(expected: InstanceManifest, found: InstanceManifest): void {
  const isSameSchema = expected.migrations.length === found.migrations.length;
  const tables = new Map(found.tables.map((table) => [table.name, table]));
  const files = new Map(found.files.map((file) => [file.path, file]));
  for (const { name, rows, sha256 } of expected.tables) {
    // The tables of the job queue are not compared: the queue adds schedules when it starts, and a restore leaves out
    // the jobs of another queue version.
    if (name.startsWith('pgboss.')) continue;
    const table = tables.get(name);
    if (table?.rows !== rows) throw new CommandError(`${name} has ${table?.rows ?? 0} rows instead of ${rows}.`);
    if (isSameSchema && table.sha256 !== sha256) throw new CommandError(`${name} has other rows than the backup.`);
  }
  for (const { path: name, sha256 } of expected.files) {
    if (files.get(name)?.sha256 !== sha256) throw new CommandError(`${name} is not the file of the backup.`);
  }
}
