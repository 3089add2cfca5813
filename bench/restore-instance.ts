/**
 * restore-instance: backing up a whole instance with realistic conversations to an encrypted backup store, and
 * restoring it into an empty built-in database, in MB of row data per second. Target: 40 MB/s restored.
 * BACKUP_CONVERSATIONS sets how many (default 3,000).
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openInstanceBackup } from '../apps/server/src/app/admin/instance-backup.ts';
import { runAdmin } from '../apps/server/src/app/admin/run-admin.ts';
import { withTemporaryFolder } from './app-process.ts';
import { fillWithRealisticConversations } from './realistic-conversations.ts';

const count = Number(process.env['BACKUP_CONVERSATIONS'] ?? 3000);
const MEGABYTE = 1_000_000;

await withTemporaryFolder('restore-instance', async (folder) => {
  const at = (name: string) => path.join(folder, name);
  await fillWithRealisticConversations(at('data'), count);
  const store = { BACKUP_BUCKET: at('store'), BACKUP_KEY: 'a key for this measurement' };

  /** Runs a command of the operator on a data directory; returns its seconds. */
  async function timeCommand(words: string[], dataDir: string): Promise<number> {
    const output: string[] = [];
    const environment = { DATA_DIR: at(dataDir), INIT_CWD: folder, ...store };
    const began = performance.now();
    const code = await runAdmin(words, {
      environment,
      projectDirectory: folder,
      print: (line) => void output.push(line),
    });
    if (code !== 0) throw new Error(output.join('\n'));
    return (performance.now() - began) / 1000;
  }

  await timeCommand(['backup', 'all.zip'], 'data');
  const backup = await openInstanceBackup(at('all.zip'));
  const megabytes = backup.manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE;
  backup.close();
  const made = await timeCommand(['backups', 'make'], 'data');
  await rm(at('data'), { recursive: true });
  const restored = await timeCommand(['backups', 'restore'], 'copy');
  const fromFile = await timeCommand(['restore', 'all.zip'], 'other');
  const rate = (time: number) => `${time.toFixed(1)} s, ${(megabytes / time).toFixed(0)} MB/s`;
  console.log(
    `restore-instance ${count} conversations, ${megabytes.toFixed(0)} MB of rows: encrypted backup ${rate(made)}; ` +
      `restored from it ${rate(restored)}; restored from a file ${rate(fromFile)}`,
  );
});
