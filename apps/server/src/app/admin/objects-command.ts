import path from 'node:path';
import { configSections } from '#features/config-sections.ts';
import { openObjectStores } from '#integrations/object-store/create-object-store.ts';
import { MoveError, moveObjects } from '#integrations/object-store/move-objects.ts';
import { loadConfig } from '#platform/config.ts';
import type { AdminCommand } from './admin-command.ts';
import { CommandError, withErrorReporting } from './command-error.ts';

const REPORT_EVERY = 1_000;

/** `objects move`: moves the files of the instance to the configured place. The app may be running. */
export const manageObjects: AdminCommand = withErrorReporting(async ([verb], context) => {
  const { environment, projectDirectory, print, report } = context;
  if (verb !== 'move') throw new CommandError('Say: npm run admin -- objects move');
  const { files, server, instanceBackups } = loadConfig(configSections, environment);
  const from = files.FILES_MOVED_FROM;
  if (from !== undefined && from === instanceBackups.BACKUP_BUCKET) {
    throw new CommandError('FILES_MOVED_FROM is the bucket of the backups: name the one that the files were in.');
  }
  const stores = await openObjectStores(files, path.join(path.resolve(projectDirectory, server.DATA_DIR), 'objects'));
  const { current, former } = stores;
  if (former === undefined) {
    throw new CommandError(
      'Set FILES_MOVED_FROM to the place where the files were, folder or the name of a bucket, and restart the app first.',
    );
  }
  const { moved, bytes, alreadyThere } = await moveObjects({ current, former }, (counts) => {
    if ((counts.moved + counts.alreadyThere) % REPORT_EVERY === 0) print(`${counts.moved} moved so far.`);
  }).catch((error: unknown) => {
    throw error instanceof MoveError ? new CommandError(error.message) : error;
  });
  report?.({ moved, bytes, alreadyThere });
  print(`${moved} files moved and compared, ${(bytes / 1_000_000).toFixed(1)} MB. ${alreadyThere} were there already.`);
  print('Nothing is left in the former place. FILES_MOVED_FROM can be removed.');
  return 0;
});
