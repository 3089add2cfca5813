import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from '../backup-manifest.ts';
import { openAccountBackup } from '../account-backup.ts';

/** Reads a whole backup into memory and verifies its checksums. */
export async function readBackup(
  bytes: Buffer,
): Promise<{ manifest: Manifest; tables: Map<string, string[]>; text: string }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'backup-'));
  try {
    const file = path.join(directory, 'backup.zip');
    await writeFile(file, bytes);
    const backup = await openAccountBackup(file);
    try {
      const tables = new Map<string, string[]>();
      for (const table of backup.manifest.tables) {
        const lines: string[] = [];
        for await (const batch of backup.lines(table)) lines.push(...batch);
        tables.set(table.name, lines);
      }
      const text = [JSON.stringify(backup.manifest), ...[...tables.values()].flat()].join('\n');
      return { manifest: backup.manifest, tables, text };
    } finally {
      backup.close();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
