import { loadConfig } from '#platform/config.ts';
import { configSections } from '#features/config-sections.ts';
import { BackupBucketError } from '../instance-backups/backup-bucket.ts';
import { fetchBackup, withFetchedBackup } from '../instance-backups/fetch-backup.ts';
import { countContents, makeBackup } from '../instance-backups/make-backup.ts';
import { type BackupStorage, openBackupStorage } from '../instance-backups/backup-storage.ts';
import { rehearseRestore } from '../instance-backups/rehearse-restore.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { CommandError, withErrorReporting } from './command-error.ts';
import { withInstance } from './open-instance.ts';
import { assertKnownMigrations } from './restore-command.ts';
import { withNamelessFile } from './temporary-files.ts';
import { verifyAndRestore } from './verify-and-restore.ts';

const MEGABYTE = 1_000_000;

/** What can be done with the backups of the bucket; all but `list` and `make` take the newest if no name is given. */
const verbs: Readonly<
  Record<string, (storage: BackupStorage, name: string | undefined, context: AdminContext) => Promise<void>>
> = {
  list: async ({ bucket }, _name, { print, report }) => {
    const backups = await bucket.list();
    report?.({ backups });
    if (backups.length === 0) print('There are no backups yet.');
    for (const { name, bytes, isComplete } of backups) {
      print(`${name}  ${(bytes / MEGABYTE).toFixed(1)} MB${isComplete ? '' : '  not complete'}`);
    }
  },

  make: async (storage, _name, context) => {
    const { name, summary } = await withInstance(context, (instance) => makeBackup(instance, storage, new Date()));
    const { accounts, conversations, files, bytes } = summary;
    context.report?.({ name, ...summary });
    context.print(`Made and read back: ${name}, ${(bytes / MEGABYTE).toFixed(1)} MB.`);
    context.print(`${accounts} accounts, ${conversations} conversations, ${files} files.`);
  },

  verify: async (storage, wanted, { print, report }) => {
    const name = await chooseBackup(storage, wanted);
    await storage.bucket.check(name);
    const contents = await withFetchedBackup(storage, name, async (backup) => {
      await backup.verify();
      return countContents(backup.manifest);
    });
    report?.({ name, ...contents });
    print(
      `${name} is whole: ${contents.accounts} accounts, ${contents.conversations} conversations, ${contents.files} files.`,
    );
  },

  restore: async (storage, wanted, context) => {
    const name = await chooseBackup(storage, wanted);
    const contents = await withNamelessFile(async (file) => {
      const opening = fetchBackup(storage, name, file).then((backup) => {
        assertKnownMigrations(backup.manifest);
        return backup;
      });
      await verifyAndRestore(opening, context);
      return countContents((await opening).manifest);
    });
    context.report?.({ name, ...contents });
    context.print(
      `Restored from ${name}: ${contents.accounts} accounts, ${contents.conversations} conversations, ${contents.files} files. The app can be started.`,
    );
  },

  rehearse: async (storage, wanted, context) => {
    const name = await chooseBackup(storage, wanted);
    const began = performance.now();
    const { tables, files } = await withFetchedBackup(storage, name, (backup) => rehearseRestore(backup, context));
    const seconds = Math.round((performance.now() - began) / 1000);
    context.report?.({ name, tables, files, seconds });
    context.print(
      `${name} can be restored: ${tables} tables and ${files} files came back as they were, in ${seconds} s.`,
    );
  },
};

/** Backups of the instance in BACKUP_BUCKET: list, make, verify, restore, and rehearse a restore. */
export const manageBackups: AdminCommand = withErrorReporting(async ([verb = 'list', name], context) => {
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (run === undefined) throw new CommandError(`Say one of ${Object.keys(verbs).join(', ')}.`);
  const storage = await openBackupStorage(loadConfig(configSections, context.environment));
  if (storage === undefined)
    throw new CommandError('Set BACKUP_BUCKET and BACKUP_KEY first: see the guide on backups.');
  await run(storage, name, context).catch((error: unknown) => {
    throw error instanceof BackupBucketError ? new CommandError(error.message) : error;
  });
  return 0;
});

/** The named backup, otherwise the newest complete one. */
async function chooseBackup({ bucket }: BackupStorage, chosenName: string | undefined): Promise<string> {
  if (chosenName !== undefined) return chosenName;
  const newest = (await bucket.list()).findLast(({ isComplete }) => isComplete);
  if (newest === undefined) throw new CommandError('There is no complete backup yet.');
  return newest.name;
}
