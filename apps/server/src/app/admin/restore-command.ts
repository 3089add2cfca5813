import { readMigrations } from '#db/migrate.ts';
import { replacedMigrationsIn, LAST_COMMIT_BEFORE_BASELINE, withBaseline } from '#db/replaced-migrations.ts';
import type { AdminCommand } from './admin-command.ts';
import { resolveFromCwd } from './backup-command.ts';
import { CommandError, withErrorReporting } from './command-error.ts';
import { type InstanceBackup, openInstanceBackup } from './instance-backup.ts';
import type { InstanceManifest } from './instance-manifest.ts';
import { verifyAndRestore } from './verify-and-restore.ts';

/** Restores a file into an instance without accounts. The rows are committed only if the whole file is undamaged. */
export const restoreFromFile: AdminCommand = withErrorReporting(async ([name], context) => {
  const { print } = context;
  if (name === undefined) {
    print('Say what from: npm run restore -- FILE');
    return 1;
  }
  const file = resolveFromCwd(name, context);
  const backup = await openInstanceBackup(file).catch((error: unknown) => {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing ? new CommandError(`There is no ${file}.`) : error;
  });
  try {
    assertKnownMigrations(backup.manifest);
    print(`Checking ${file}, made ${backup.manifest.createdAt}...`);
    await verifyAndRestore(Promise.resolve(backup), context);
    printSummary(backup, print);
    return 0;
  } finally {
    backup.close();
  }
});

/**
 * The backup's migrations must be the first ones of this version; the remaining ones are applied once the rows are
 * restored.
 */
export function assertKnownMigrations({ migrations }: InstanceManifest): void {
  if (replacedMigrationsIn(migrations) === 'some') {
    throw new CommandError(
      `This backup was made by an older version of the app. Restore it with the app of commit ${LAST_COMMIT_BEFORE_BASELINE}, make a new backup there, and restore that one here.`,
    );
  }
  const known = readMigrations();
  const isPrefix = withBaseline(migrations, known).every(
    ({ name, hash }, index) => known[index]?.name === name && known[index].hash === hash,
  );
  if (!isPrefix) {
    throw new CommandError(
      'This backup has migrations that this version of the app does not know. Update the app, then restore.',
    );
  }
}

function printSummary({ manifest }: InstanceBackup, print: (line: string) => void): void {
  const rows = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0;
  const counts = `${rows('public.users')} accounts, ${rows('public.conversations')} conversations, ${manifest.files.length} files`;
  print(`Restored: ${counts}. The app can be started.`);
}
