import { openSnapshot } from '#db/owned-rows.ts';
import { findContents } from '#db/instance-state.ts';
import { sealStream } from '#platform/sealed-stream.ts';
import { CommandError } from '../admin/command-error.ts';
import type { InstanceManifest } from '../admin/instance-manifest.ts';
import type { Instance } from '../admin/open-instance.ts';
import { writeInstance } from '../admin/write-instance.ts';
import { type BackupSummary, nameOfBackup } from './backup-bucket.ts';
import type { BackupStorage } from './backup-storage.ts';

export type BackupSource = Pick<Instance, 'db' | 'store' | 'importDirectory' | 'config'>;

/**
 * Writes an encrypted backup of the instance into the bucket, reads it back, and returns its name. Safe while the app
 * runs. Throws BackupBucketError if the stored bytes differ from the written ones.
 */
export async function makeBackup(
  { db, store, importDirectory, config }: BackupSource,
  { bucket, passphrase }: BackupStorage,
  now: Date,
): Promise<{ name: string; summary: BackupSummary }> {
  const contents = await findContents(db);
  if (contents === 'nothing' || contents === 'foreign') throw new CommandError('There is nothing of this app there.');
  const name = nameOfBackup(now);
  const session = await openSnapshot(db);
  try {
    const { APP_NAME: appName, SECRET_KEY: secretKey } = config.server;
    const pieces = writeInstance({ client: session.client, store, importDirectory, appName, secretKey, now });
    let manifest: InstanceManifest | undefined;
    // Keeps the manifest, which `writeInstance` returns at its end.
    async function* chunks(): AsyncGenerator<Buffer> {
      manifest = yield* pieces;
    }
    const written = await bucket.write(name, sealStream(chunks(), passphrase));
    if (manifest === undefined) throw new Error('the backup has no manifest');
    await bucket.complete(name, { ...written, ...countContents(manifest) });
  } finally {
    await session.end();
  }
  return { name, summary: await bucket.check(name) };
}

export function countContents({ tables, files }: InstanceManifest) {
  const rows = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  return { accounts: rows('public.users'), conversations: rows('public.conversations'), files: files.length };
}
