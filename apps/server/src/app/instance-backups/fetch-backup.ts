import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openSealedStream, SealError } from '#platform/sealed-stream.ts';
import { CommandError } from '../admin/command-error.ts';
import { type InstanceBackup, openInstanceBackup } from '../admin/instance-backup.ts';
import { withNamelessFile, writeInto } from '../admin/temporary-files.ts';
import type { BackupStorage } from './backup-storage.ts';

const SENTENCES: Readonly<Record<SealError['reason'], (name: string) => string>> = {
  not_sealed: (name) => `${name} is not a backup of this app.`,
  other_passphrase: (name) => `${name} was encrypted with another BACKUP_KEY.`,
  damaged: (name) => `The backup ${name} is damaged.`,
};

/**
 * Decrypts a backup of the bucket into an empty file and opens it; the caller verifies it. Throws CommandError and
 * BackupBucketError.
 */
export async function fetchBackup(
  { bucket, passphrase }: BackupStorage,
  name: string,
  file: FileHandle,
): Promise<InstanceBackup> {
  const opened = openSealedStream(bucket.read(name), passphrase);
  await pipeline(Readable.from(opened), writeInto(file)).catch((error: unknown) => {
    throw error instanceof SealError ? new CommandError(SENTENCES[error.reason](name)) : error;
  });
  return openInstanceBackup(file);
}

/**
 * Runs `work` with a backup of the bucket, which is decrypted into a file without a name. Throws as `fetchBackup` does.
 */
export async function withFetchedBackup<Result>(
  storage: BackupStorage,
  name: string,
  work: (backup: InstanceBackup) => Promise<Result>,
): Promise<Result> {
  return withNamelessFile(async (file) => work(await fetchBackup(storage, name, file)));
}
