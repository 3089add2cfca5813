import { createMemoryStore } from '#integrations/object-store/memory-store.ts';
import { assertSameContents, describeContents } from '../instance-backups/rehearse-restore.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { streamInstance } from './backup-command.ts';
import { CommandError, withErrorReporting } from './command-error.ts';
import { openInstanceBackup } from './instance-backup.ts';
import { type Instance, withInstance, withStoppedInstance } from './open-instance.ts';
import { withNamelessFile, writeInto } from './temporary-files.ts';
import { verifyAndRestore } from './verify-and-restore.ts';

/**
 * Copies the database of the stopped instance into an empty one and compares every table. Files stay where they are.
 * The old database is not changed, so the command can be run again after a failure.
 */
export const moveDatabase: AdminCommand = withErrorReporting(async ([address], context) => {
  const { print, report } = context;
  if (address === undefined || !/^postgres(ql)?:\/\//.test(address)) {
    throw new CommandError('Say where to: npm run admin -- move-database postgres://user:password@host/database');
  }
  return withNamelessFile(async (file) => {
    const manifest = await withStoppedInstance(context, (instance) =>
      streamInstance(() => writeInto(file), withoutFiles(instance)),
    );
    const target = { ...context, environment: environmentWith(context, address) };
    const backup = await openInstanceBackup(file);
    await verifyAndRestore(Promise.resolve(backup), target);
    const moved = await withInstance(target, (instance) => describeContents(withoutFiles(instance)));
    assertSameContents(manifest, moved);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    report?.({ tables: manifest.tables.length, rows });
    print(`Copied and compared: ${manifest.tables.length} tables, ${rows} rows.`);
    print(
      'Set DATABASE_URL to the new database and start the app. The old one is unchanged: delete it when you are sure.',
    );
    return 0;
  });
});

function withoutFiles(instance: Instance): Instance {
  return { ...instance, store: createMemoryStore(), importDirectory: '' };
}

function environmentWith({ environment }: AdminContext, address: string): AdminContext['environment'] {
  const { DATABASE_DIRECT_URL: _directUrl, ...others } = environment;
  return { ...others, DATABASE_URL: address };
}
