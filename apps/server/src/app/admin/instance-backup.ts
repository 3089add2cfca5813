import type { FileHandle } from 'node:fs/promises';
import { type OpenedBackup, assertFormat, openBackup } from '#features/portability/backup-file/backup-reader.ts';
import { BACKUP_FORMAT } from '#features/portability/backups/backup-manifest.ts';
import { backupDamaged } from '#features/portability/backups/backups.errors.ts';
import { CommandError } from './command-error.ts';
import {
  FIRST_VERSION,
  INSTANCE_FORMAT,
  INSTANCE_VERSION,
  InstanceManifest,
  MAX_FILES,
  MAX_TABLES,
} from './instance-manifest.ts';

export type InstanceBackup = OpenedBackup<InstanceManifest>;

/** `source` is a path or an open file. Throws CommandError, or backups.not_a_backup, .newer_version, .damaged. */
export function openInstanceBackup(source: string | FileHandle): Promise<InstanceBackup> {
  return openBackup(source, {
    // One more for the manifest itself.
    maxEntries: MAX_FILES + MAX_TABLES + 1,
    maxDecompressedBytes: 16 * 1024 ** 4,
    maxManifestBytes: 400 * 1024 * 1024,
    parseManifest,
    rowFormat: ({ version }) => (version === FIRST_VERSION ? 'ndjson' : 'pgcopy'),
  });
}

function parseManifest(value: unknown): InstanceManifest {
  if ((value as { format?: unknown } | null)?.format === BACKUP_FORMAT) {
    throw new CommandError('This is the backup of one account: its owner restores it in the app, under Settings.');
  }
  assertFormat(value, { format: INSTANCE_FORMAT, version: INSTANCE_VERSION });
  const parsed = InstanceManifest.safeParse(value);
  if (!parsed.success) throw backupDamaged('its manifest is not complete');
  return parsed.data;
}
