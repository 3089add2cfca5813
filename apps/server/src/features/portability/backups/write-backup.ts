import { countOwnedRows, type OwnedTable, type OwnSession, readUserRow } from '#db/owned-rows.ts';
import { readTimeZone } from '#db/stored-time-zone.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ObjectsService } from '#features/files/objects.service.ts';
import type { KeptFiles } from '#features/imports/imports.service.ts';
import type { SizedStream } from '#integrations/object-store/object-store.ts';
import { writeZip, type ZipItem } from '#platform/zip-writer.ts';
import { type BackedUpTable } from '../account-data/account-data.service.ts';
import { FORMAT, MANIFEST, type Manifest, tablePath, VERSION } from './archive-manifest.ts';
import { archiveRows, archivedColumns } from './archive-rows.ts';
import { createPortableFiles } from './portable-files.ts';
import { createTally, tallied } from './tally.ts';

export interface BackupWriterDependencies {
  attachments: Pick<AttachmentsService, 'addressOf' | 'idHashOf' | 'listStored' | 'openStored'>;
  objects: Pick<ObjectsService, 'readPhoto'>;
  kept: Pick<KeptFiles, 'listStored'>;
  appName: string;
}

export interface BackupRequest {
  /** A snapshot of the database. */
  session: OwnSession;
  userId: string;
  tables: readonly (OwnedTable & BackedUpTable)[];
  now: Date;
  /** 0..1 */
  onProgress?: (share: number) => void;
}

const MAX_PICTURE_BYTES = 20_000_000;

/** Streams an account as one archive. Returns the manifest, which is also the last entry. */
export async function* writeBackup(
  dependencies: BackupWriterDependencies,
  request: BackupRequest,
): AsyncGenerator<Buffer, Manifest, undefined> {
  const { session, userId, now } = request;
  const user = await readUserRow(session.client, userId);
  const manifest: Manifest = {
    format: FORMAT,
    version: VERSION,
    app: dependencies.appName,
    createdAt: now.toISOString(),
    account: {
      email: String(user['email']),
      firstName: String(user['first_name']),
      lastName: String(user['last_name']),
      timeZone: readTimeZone(String(user['time_zone'])),
    },
    tables: [],
    files: [],
  };
  async function* items(): AsyncGenerator<ZipItem> {
    yield* fileItems(dependencies, userId, manifest);
    yield* photoItem(dependencies, userId, user['image'], manifest);
    yield* tableItems(dependencies, request, manifest);
    yield { name: MANIFEST, bytes: [Buffer.from(JSON.stringify(manifest, null, 1))] };
  }
  yield* writeZip(items(), now);
  return manifest;
}

async function* fileItems(
  { attachments, kept }: BackupWriterDependencies,
  userId: string,
  manifest: Manifest,
): AsyncGenerator<ZipItem> {
  for (const idHash of await attachments.listStored(userId))
    yield* fileItem('attachment', await attachments.openStored(idHash), manifest);
  for (const { open } of await kept.listStored(userId)) yield* fileItem('kept', await open(), manifest);
}

/** Yields nothing for a file whose bytes are lost. */
async function* fileItem(
  kind: 'attachment' | 'kept',
  opened: SizedStream | undefined,
  manifest: Manifest,
): AsyncGenerator<ZipItem> {
  if (opened === undefined) return;
  const path = `files/${manifest.files.length + 1}`;
  const tally = createTally();
  yield { name: path, isPacked: false, bytes: tallied(opened.stream as AsyncIterable<Buffer>, tally) };
  manifest.files.push({ path, kind, ...tally.close() });
}

async function* photoItem(
  { objects }: BackupWriterDependencies,
  userId: string,
  address: unknown,
  manifest: Manifest,
): AsyncGenerator<ZipItem> {
  const bytes = typeof address === 'string' ? await objects.readPhoto(userId, address) : undefined;
  if (bytes === undefined || bytes.length > MAX_PICTURE_BYTES) return;
  const path = `files/${manifest.files.length + 1}`;
  const tally = createTally();
  tally.add(bytes);
  yield { name: path, isPacked: false, bytes: [bytes] };
  manifest.files.push({ path, kind: 'photo', ...tally.close() });
}

async function* tableItems(
  { attachments }: BackupWriterDependencies,
  { session, userId, tables, onProgress }: BackupRequest,
  manifest: Manifest,
): AsyncGenerator<ZipItem> {
  const hashes = manifest.files.filter(({ kind }) => kind === 'attachment').map(({ sha256 }) => sha256);
  const files = createPortableFiles(attachments, userId, hashes);
  let total = 0;
  for (const table of tables) total += await countOwnedRows(session.client, userId, table, table.where);
  let done = 0;
  for (const table of tables) {
    const tally = createTally();
    const archived = archivedColumns(table);
    let rows = 0;
    async function* bytes(): AsyncGenerator<Buffer> {
      for await (const lines of archiveRows(session, userId, archived, files, table.where)) {
        if (lines.length === 0) continue;
        rows += lines.length;
        done += lines.length;
        const piece = Buffer.from(`${lines.join('\n')}\n`);
        tally.add(piece);
        yield piece;
        onProgress?.(done / Math.max(total, done));
      }
    }
    yield { name: tablePath(table.name), bytes: bytes() };
    manifest.tables.push({ name: table.name, columns: archived.columns, rows, ...tally.close() });
  }
}
