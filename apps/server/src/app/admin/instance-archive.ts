import { newerVersion, notABackup, damaged } from '#features/portability/backups/backups.errors.ts';
import { openProvedZip } from '#features/portability/backups/proved-zip.ts';
import { CommandFault } from './command-fault.ts';
import {
  INSTANCE_FORMAT,
  INSTANCE_MANIFEST,
  INSTANCE_VERSION,
  InstanceManifest,
  type InstanceRows,
  MAX_FILES,
  rowsPath,
} from './instance-manifest.ts';

const LIMITS = {
  maxEntries: MAX_FILES + 1001,
  maxUnpackedBytes: 16 * 1024 ** 4,
  maxManifestBytes: 400 * 1024 * 1024,
};

export interface InstanceArchive {
  manifest: InstanceManifest;
  /** In batches of some hundred. Throws backups.damaged. */
  rows(table: InstanceRows): AsyncGenerator<string[]>;
  /** Throws backups.damaged. */
  file(file: InstanceManifest['files'][number]): AsyncGenerator<Buffer>;
  /** Verifies the archive by reading all of it. Throws backups.damaged. */
  prove(): Promise<void>;
  close(): void;
}

/** Throws CommandFault, or backups.not_a_backup, .newer_version, .damaged. */
export async function openInstanceArchive(path: string): Promise<InstanceArchive> {
  const zip = await openProvedZip(path, LIMITS);
  try {
    const manifest = parseManifest(await zip.readManifest(INSTANCE_MANIFEST));
    const { tables, files } = manifest;
    zip.assertContents([
      INSTANCE_MANIFEST,
      ...tables.map(({ name }) => rowsPath(name)),
      ...files.map((file) => file.path),
    ]);
    const rows = (table: InstanceRows) => zip.lines(rowsPath(table.name), table);
    const file = (entry: InstanceManifest['files'][number]) => zip.read(entry.path, entry);
    const prove = async (): Promise<void> => {
      for (const table of tables) for await (const lines of rows(table)) void lines;
      for (const entry of files) for await (const piece of file(entry)) void piece;
    };
    return { manifest, rows, file, prove, close: zip.close };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function parseManifest(value: unknown): InstanceManifest {
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format === 'account-backup') {
    throw new CommandFault('This is the backup of one account: its owner restores it in the app, under Settings.');
  }
  if (format !== INSTANCE_FORMAT) throw notABackup();
  if (typeof version === 'number' && version > INSTANCE_VERSION) throw newerVersion();
  const parsed = InstanceManifest.safeParse(value);
  if (!parsed.success) throw damaged('its list of contents is not complete');
  return parsed.data;
}
