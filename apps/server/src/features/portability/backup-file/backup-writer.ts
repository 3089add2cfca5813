import { writeZip, type ZipItem } from '#platform/zip-writer.ts';
import { type FileEntry, type BackupManifest, type TableEntry, MANIFEST, tablePath } from './backup-format.ts';
import { createChecksum } from './checksum.ts';

/** Streams `items` and then the manifest, to which each item adds its entry when written. Returns the manifest. */
export async function* writeBackupFile<Manifest extends BackupManifest>(
  manifest: Manifest,
  items: AsyncIterable<ZipItem>,
  now: Date,
): AsyncGenerator<Buffer, Manifest, undefined> {
  async function* all(): AsyncGenerator<ZipItem> {
    yield* items;
    yield { name: MANIFEST, bytes: [Buffer.from(JSON.stringify(manifest, null, 1))] };
  }
  yield* writeZip(all(), now);
  return manifest;
}

/** A table for `writeBackupFile`; adds its manifest entry to `tables` when written. `batches` are lines of JSON. */
export function tableItem(
  tables: TableEntry[],
  { name, columns }: Pick<TableEntry, 'name' | 'columns'>,
  batches: AsyncIterable<readonly string[]>,
): ZipItem {
  async function* bytes(): AsyncGenerator<Buffer> {
    const checksum = createChecksum();
    let rows = 0;
    for await (const lines of batches) {
      if (lines.length === 0) continue;
      const piece = Buffer.from(`${lines.join('\n')}\n`);
      rows += lines.length;
      checksum.add(piece);
      yield piece;
    }
    tables.push({ name, columns, rows, ...checksum.digest() });
  }
  return { name: tablePath(name), bytes: bytes() };
}

/** A table for `writeBackupFile` in the binary format of COPY. `copiedRows` returns the number of rows. */
export function copiedTableItem(
  tables: TableEntry[],
  { name, columns }: Pick<TableEntry, 'name' | 'columns'>,
  copiedRows: AsyncGenerator<Uint8Array, number, undefined>,
): ZipItem {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const checksum = createChecksum();
    let rows: number | undefined;
    // Keeps the number of rows, which a loop over the pieces would not get.
    async function* pieces(): AsyncGenerator<Uint8Array> {
      rows = yield* copiedRows;
    }
    for await (const piece of pieces()) {
      checksum.add(piece);
      yield piece;
    }
    if (rows === undefined) throw new Error(`${name} was not read to its end`);
    tables.push({ name, columns, rows, ...checksum.digest() });
  }
  return { name: tablePath(name, 'pgcopy'), bytes: bytes() };
}

/** A file for `writeBackupFile`, not compressed. `fields` is its manifest entry without size and checksum. */
export function fileItem<Fields extends Pick<FileEntry, 'path'>>(
  files: (Fields & FileEntry)[],
  fields: Fields,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): ZipItem {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const checksum = createChecksum();
    for await (const piece of pieces) {
      checksum.add(piece);
      yield piece;
    }
    files.push({ ...fields, ...checksum.digest() });
  }
  return { name: fields.path, compresses: false, bytes: bytes() };
}
