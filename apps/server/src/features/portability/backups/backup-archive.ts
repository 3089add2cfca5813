import {
  type ArchiveFile,
  type ArchiveTable,
  FORMAT,
  Manifest,
  MANIFEST,
  MAX_FILES,
  tablePath,
  VERSION,
} from './archive-manifest.ts';
import { invalidField, newerVersion, notABackup } from './backups.errors.ts';
import { formatPath } from './field-check.ts';
import { openProvedZip } from './proved-zip.ts';

const LIMITS = {
  maxEntries: MAX_FILES + 201,
  maxUnpackedBytes: 256 * 1024 ** 3,
  maxManifestBytes: 48 * 1024 * 1024,
};

/** A backup on disk. Reading a part to its end verifies its checksum. */
export interface BackupArchive {
  manifest: Manifest;
  /** The lines of a table in batches. Throws backups.damaged. */
  lines(table: ArchiveTable): AsyncGenerator<string[]>;
  /** Throws backups.damaged. */
  file(file: ArchiveFile): AsyncGenerator<Buffer>;
  close(): void;
}

/** Throws backups.not_a_backup, .newer_version or .damaged for a file that is not a valid backup. */
export async function openBackup(path: string): Promise<BackupArchive> {
  const zip = await openProvedZip(path, LIMITS);
  try {
    const manifest = parseManifest(await zip.readManifest(MANIFEST));
    const { tables, files } = manifest;
    zip.assertContents([MANIFEST, ...tables.map(({ name }) => tablePath(name)), ...files.map((file) => file.path)]);
    return {
      manifest,
      lines: (table) => zip.lines(tablePath(table.name), table),
      file: (file) => zip.read(file.path, file),
      close: zip.close,
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function parseManifest(value: unknown): Manifest {
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) throw notABackup();
  if (typeof version === 'number' && version > VERSION) throw newerVersion();
  const parsed = Manifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = formatPath(issue?.path ?? []).replace(/^\./, '');
  throw invalidField({ place: MANIFEST, field, why: issue?.message ?? 'It is not valid.' });
}
