import { countOwnedRows, type OwnedTable, type TransactionSession, readUserRow } from '#db/owned-rows.ts';
import { readTimeZone } from '#db/stored-time-zone.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ObjectsService } from '#features/files/objects.service.ts';
import type { KeptFiles } from '#features/imports/imports.service.ts';
import type { SizedStream } from '#integrations/object-store/object-store.ts';
import type { ZipItem } from '#platform/zip-writer.ts';
import { type BackedUpTable } from '../account-data/account-data.service.ts';
import { FORMAT, type Manifest, VERSION } from './backup-manifest.ts';
import { backupRows, backupColumns } from './backup-rows.ts';
import { createPortableFiles } from './portable-files.ts';
import { fileItem, tableItem, writeBackupFile } from '../backup-file/backup-writer.ts';

export interface BackupWriterDependencies {
  attachments: Pick<AttachmentsService, 'addressOf' | 'idHashOfContent' | 'listStored' | 'openBytes'>;
  objects: Pick<ObjectsService, 'readPhoto'>;
  keptFiles: Pick<KeptFiles, 'listStored'>;
  appName: string;
}

export interface BackupRequest {
  /** A snapshot of the database. */
  session: TransactionSession;
  userId: string;
  tables: readonly (OwnedTable & BackedUpTable)[];
  now: Date;
  /** 0..1 */
  onProgress?: (share: number) => void;
}

const MAX_PICTURE_BYTES = 20_000_000;

/** Streams an account as one ZIP archive. Returns the manifest, which is also the last entry. */
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
  }
  return yield* writeBackupFile(manifest, items(), now);
}

async function* fileItems(
  { attachments, keptFiles }: BackupWriterDependencies,
  userId: string,
  manifest: Manifest,
): AsyncGenerator<ZipItem> {
  for (const idHash of await attachments.listStored(userId))
    yield* storedItem('attachment', await attachments.openBytes(idHash), manifest);
  for (const { open } of await keptFiles.listStored(userId)) yield* storedItem('kept', await open(), manifest);
}

/** Yields nothing for a file whose bytes are lost. */
function* storedItem(
  kind: 'attachment' | 'kept',
  opened: SizedStream | undefined,
  { files }: Manifest,
): Generator<ZipItem> {
  if (opened !== undefined) yield fileItem(files, nextFile(files, kind), opened.stream as AsyncIterable<Buffer>);
}

async function* photoItem(
  { objects }: BackupWriterDependencies,
  userId: string,
  address: unknown,
  { files }: Manifest,
): AsyncGenerator<ZipItem> {
  const bytes = typeof address === 'string' ? await objects.readPhoto(userId, address) : undefined;
  if (bytes === undefined || bytes.length > MAX_PICTURE_BYTES) return;
  yield fileItem(files, nextFile(files, 'photo'), [bytes]);
}

type Kind = Manifest['files'][number]['kind'];
const nextFile = (files: readonly unknown[], kind: Kind) => ({ path: `files/${files.length + 1}`, kind });

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
    const backedUpTable = backupColumns(table);
    async function* batches(): AsyncGenerator<string[]> {
      for await (const lines of backupRows(session, userId, backedUpTable, files, table.where)) {
        yield lines;
        done += lines.length;
        onProgress?.(done / Math.max(total, done));
      }
    }
    yield tableItem(manifest.tables, backedUpTable, batches());
  }
}
