import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openSealedStream, SealError } from '#platform/sealed-stream.ts';
import { CommandFault } from '../admin/command-fault.ts';
import { type InstanceBackup, openInstanceBackup } from '../admin/instance-backup.ts';
import { withNamelessFile, writeInto } from '../admin/temporary-files.ts';
import type { BackupPlace } from './open-bucket.ts';

const SENTENCES: Readonly<Record<SealError['reason'], (name: string) => string>> = {
  not_sealed: (name) => `${name} is not a backup of this app.`,
  other_passphrase: (name) => `${name} was encrypted with another BACKUP_KEY.`,
  damaged: (name) => `The backup ${name} is damaged.`,
};

/**
 * Runs `work` with a backup of the bucket, which is decrypted into a file without a name; `work` verifies it. Throws
 * CommandFault and BackupBucketFault.
 */
export async function withFetchedBackup<Result>(
  { bucket, passphrase }: BackupPlace,
  name: string,
  work: (backup: InstanceBackup) => Promise<Result>,
): Promise<Result> {
  return withNamelessFile(async (file) => {
    const opened = openSealedStream(bucket.read(name), passphrase);
    const target = writeInto(file);
    await pipeline(Readable.from(opened), target).catch((error: unknown) => {
      throw error instanceof SealError ? new CommandFault(SENTENCES[error.reason](name)) : error;
    });
    const backup = await openInstanceBackup(file);
    return work(backup);
  });
}
