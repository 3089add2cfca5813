import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ZipArchive } from '#features/imports/imports.service.ts';

const LIMITS = { maxEntries: 100_000, maxDecompressedBytes: 1024 ** 3, maxRatio: 1000 };

/** Every file of a ZIP archive by its path, with verified checksums. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'read-zip-'));
  try {
    const file = path.join(directory, 'archive.zip');
    await writeFile(file, bytes);
    const zip = await ZipArchive.open(file, 'The archive', LIMITS);
    try {
      const files = new Map<string, Buffer>();
      for (const entry of zip.entries) {
        const chunks: Buffer[] = [];
        for await (const chunk of zip.read(entry)) chunks.push(Buffer.from(chunk));
        files.set(entry.name, Buffer.concat(chunks));
      }
      return files;
    } finally {
      zip.close();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
