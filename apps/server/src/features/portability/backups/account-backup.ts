import { MANIFEST } from '../backup-file/backup-format.ts';
import { type OpenedBackup, assertFormat, openBackup } from '../backup-file/backup-reader.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, Manifest, MAX_FILES, MAX_TABLES } from './backup-manifest.ts';
import { backupFieldInvalid } from './backups.errors.ts';
import { formatPath } from './field-check.ts';

export type AccountBackup = OpenedBackup<Manifest>;

/** Throws backups.not_a_backup, .newer_version, .damaged or .invalid_field for a file that is not a valid backup. */
export function openAccountBackup(path: string): Promise<AccountBackup> {
  return openBackup(path, {
    // One more for the manifest itself.
    maxEntries: MAX_FILES + MAX_TABLES + 1,
    maxDecompressedBytes: 256 * 1024 ** 3,
    maxManifestBytes: 48 * 1024 * 1024,
    parseManifest,
  });
}

function parseManifest(value: unknown): Manifest {
  assertFormat(value, { format: BACKUP_FORMAT, version: BACKUP_VERSION });
  const parsed = Manifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = formatPath(issue?.path ?? []).replace(/^\./, '');
  throw backupFieldInvalid({ place: MANIFEST, field, why: issue?.message ?? 'It is not valid.' });
}
