import { createHash } from 'node:crypto';
import { tablePath } from '#features/portability/backup-file/backup-format.ts';
import type { Manifest } from '#features/portability/backups/backup-manifest.ts';
import { readBackup } from '#features/portability/backups/testing/read-backup.ts';
import { packZip } from './backup-files.ts';
import { readZip } from './read-zip.ts';

export type Row = Record<string, unknown>;

/** The changes to a backup. */
export interface Forgery {
  /** The table that `rows` changes. */
  table?: string;
  rows?: (rows: Row[]) => Row[];
  manifest?: (manifest: Manifest) => unknown;
  /** The name and the text of an additional file. */
  extra?: [string, string];
  /** Whether a table is included; default all. */
  includesTable?: (table: string) => boolean;
}

/** Unpacks a backup, to pack it again with changes and valid checksums. */
export async function openForForging(zip: Buffer) {
  const original = await readBackup(zip);
  const files = [...(await readZip(zip))].filter(([name]) => name.startsWith('files/'));

  async function forgeBackup({
    table: changed,
    rows,
    manifest: rewrite,
    extra,
    includesTable,
  }: Forgery): Promise<Buffer> {
    const manifest = structuredClone(original.manifest);
    if (includesTable !== undefined) manifest.tables = manifest.tables.filter(({ name }) => includesTable(name));
    const entries = new Map<string, string | Buffer>(files);
    for (const table of manifest.tables) {
      let lines = original.tables.get(table.name) ?? [];
      if (table.name === changed && rows) {
        const forged = rows(lines.map((line) => JSON.parse(line) as Row));
        lines = forged.map((row) => JSON.stringify(row));
        table.columns = Object.keys(forged[0] ?? {});
      }
      const text = lines.map((line) => `${line}\n`).join('');
      entries.set(tablePath(table.name), text);
      table.rows = lines.length;
      table.bytes = Buffer.byteLength(text);
      table.sha256 = createHash('sha256').update(text).digest('hex');
    }
    if (extra) entries.set(...extra);
    entries.set('manifest.json', JSON.stringify(rewrite?.(manifest) ?? manifest));
    return packZip(entries);
  }

  /** Changes values in the first row of a table. */
  const editRow = (table: string, fields: Row): Promise<Buffer> =>
    forgeBackup({ table, rows: (rows) => rows.map((row, index) => (index === 0 ? { ...row, ...fields } : row)) });

  return { ...original, files, forge: forgeBackup, edit: editRow };
}

export type OpenedBackup = Awaited<ReturnType<typeof openForForging>>;
