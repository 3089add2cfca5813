import path from 'node:path';
import type { AppConfig } from '#features/config-sections.ts';
import { openBucket } from '#integrations/object-store/create-object-store.ts';
import { createLocalStore } from '#integrations/object-store/local-store.ts';
import { ConfigError } from '#platform/config.ts';
import { type BackupBucket, createBackupBucket } from './backup-bucket.ts';

/** Where the backups of the instance are, and what encrypts them. */
export interface BackupStorage {
  bucket: BackupBucket;
  passphrase: string;
}

/**
 * Undefined if no location is configured. Throws ConfigError if there is no key, if the path is not absolute, or if the
 * app's own files are in that location: the backups would then contain each other.
 */
export async function openBackupStorage({ instanceBackups, files }: AppConfig): Promise<BackupStorage | undefined> {
  const { BACKUP_BUCKET: location, BACKUP_KEY: passphrase } = instanceBackups;
  if (location === undefined) return undefined;
  if (passphrase === undefined)
    throw new ConfigError(['BACKUP_KEY must be set with BACKUP_BUCKET: backups are encrypted']);
  if (location === files.S3_BUCKET || location === files.FILES_MOVED_FROM)
    throw new ConfigError(['BACKUP_BUCKET must be another bucket than that of the files']);
  const isFolder = /[/\\]/.test(location);
  if (isFolder && !path.isAbsolute(location))
    throw new ConfigError(['BACKUP_BUCKET must be a bucket or an absolute path']);
  const store = isFolder ? createLocalStore(location) : await openBucket(files, location);
  return { bucket: createBackupBucket(store), passphrase };
}
