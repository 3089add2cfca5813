import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openSealedStream, SealError } from '#platform/sealed-stream.ts';
import { CommandFault } from '../admin/command-fault.ts';
import { type InstanceBackup, openInstanceBackup } from '../admin/instance-backup.ts';
import type { BackupPlace } from './open-bucket.ts';

const SENTENCES: Readonly<Record<SealError['reason'], (name: string) => string>> = {
  not_sealed: (name) => `${name} is not a backup of this app.`,
  other_passphrase: (name) => `${name} was encrypted with another BACKUP_KEY.`,
  damaged: (name) => `The backup ${name} is damaged.`,
};

/**
 * Runs `work` with a backup of the bucket, which is decrypted into a temporary file and verified. Throws CommandFault and
 * BackupBucketFault.
 */
export async function withFetchedBackup<Result>(
  { bucket, passphrase }: BackupPlace,
  name: string,
  work: (backup: InstanceBackup) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  const file = path.join(folder, 'backup.zip');
  try {
    const opened = openSealedStream(bucket.read(name), passphrase);
    await pipeline(Readable.from(opened), createWriteStream(file, { mode: 0o600 })).catch((error: unknown) => {
      throw error instanceof SealError ? new CommandFault(SENTENCES[error.reason](name)) : error;
    });
    const backup = await openInstanceBackup(file);
    try {
      await backup.verify();
      return await work(backup);
    } finally {
      backup.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
