import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from '../backup-manifest.ts';
import { openBackup } from '../backup-archive.ts';

/** Reads a whole archive into memory and verifies its checksums. */
export async function readArchive(
  bytes: Buffer,
): Promise<{ manifest: Manifest; tables: Map<string, string[]>; text: string }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'archive-'));
  try {
    const file = path.join(directory, 'backup.zip');
    await writeFile(file, bytes);
    const archive = await openBackup(file);
    try {
      const tables = new Map<string, string[]>();
      for (const table of archive.manifest.tables) {
        const lines: string[] = [];
        for await (const some of archive.lines(table)) lines.push(...some);
        tables.set(table.name, lines);
      }
      const text = [JSON.stringify(archive.manifest), ...[...tables.values()].flat()].join('\n');
      return { manifest: archive.manifest, tables, text };
    } finally {
      archive.close();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
