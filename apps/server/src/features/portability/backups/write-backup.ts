import { countOwnedRows, type OwnedTable, type TransactionSession, readUserRow } from '#db/owned-rows.ts';
import { readTimeZone } from '#db/stored-time-zone.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ObjectsService } from '#features/files/objects.service.ts';
import type { KeptFiles } from '#features/imports/imports.service.ts';
import type { SizedStream } from '#integrations/object-store/object-store.ts';
import type { ZipItem } from '#platform/zip-writer.ts';
import { type BackedUpTable } from '../account-data/account-data.service.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, type Manifest } from './backup-manifest.ts';
import { type BackupProgress, createBackupProgress } from './backup-progress.ts';
import { backupRows, withoutOwner } from './backup-rows.ts';
import { createPortableFiles } from './portable-files.ts';
import { fileItem, tableItem, writeBackupFile } from '../backup-file/backup-writer.ts';

export interface BackupWriterDependencies {
  attachments: Pick<AttachmentsService, 'addressOf' | 'idHashOfContent' | 'listStored' | 'openBytes' | 'sumBytes'>;
  objects: Pick<ObjectsService, 'readPhoto'>;
  keptFiles: Pick<KeptFiles, 'listStored' | 'sumBytes'>;
  appName: string;
}

export interface BackupRequest {
  /** A snapshot of the database. */
  session: TransactionSession;
  userId: string;
  tables: readonly (OwnedTable & BackedUpTable)[];
  now: Date;
  /** Called with the share of the files and rows that is written, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Streams an account as one ZIP archive. Returns the manifest, which is also the last entry. */
export async function* writeBackup(
  dependencies: BackupWriterDependencies,
  request: BackupRequest,
): AsyncGenerator<Buffer, Manifest, undefined> {
  const { session, userId, now } = request;
  const user = await readUserRow(session.client, userId);
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
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
  const progress = createBackupProgress(await measure(dependencies, request), request.onProgress);
  // The files first: the rows of the tables refer to files by the hashes in the manifest, which has the hash of a file
  // only when its item was written.
  async function* items(): AsyncGenerator<ZipItem> {
    yield* fileItems(dependencies, userId, manifest, progress);
    yield* photoItem(dependencies, userId, user['image'], manifest);
    yield* tableItems(dependencies, request, manifest, progress);
  }
  return yield* writeBackupFile(manifest, items(), now);
}

async function measure(
  { attachments, keptFiles }: BackupWriterDependencies,
  { session, userId, tables }: BackupRequest,
): Promise<{ fileBytes: number; rows: number }> {
  const fileBytes = (await attachments.sumBytes(session.tx, userId)) + (await keptFiles.sumBytes(session.tx, userId));
  let rows = 0;
  for (const table of tables) rows += await countOwnedRows(session.client, userId, table, table.where);
  return { fileBytes, rows };
}

async function* fileItems(
  { attachments, keptFiles }: BackupWriterDependencies,
  userId: string,
  { files }: Manifest,
  progress: BackupProgress,
): AsyncGenerator<ZipItem> {
  /** Yields nothing for a file whose bytes are lost. */
  function* item(kind: Kind, opened: SizedStream | undefined): Generator<ZipItem> {
    if (opened === undefined) return;
    yield fileItem(files, nextFile(files, kind), progress.countBytes(opened.stream as AsyncIterable<Buffer>));
  }
  for (const idHash of await attachments.listStored(userId))
    yield* item('attachment', await attachments.openBytes(idHash));
  for (const { open } of await keptFiles.listStored(userId)) yield* item('kept', await open());
}

async function* photoItem(
  { objects }: BackupWriterDependencies,
  userId: string,
  address: unknown,
  { files }: Manifest,
): AsyncGenerator<ZipItem> {
  const bytes = typeof address === 'string' ? await objects.readPhoto(userId, address) : undefined;
  if (bytes !== undefined) yield fileItem(files, nextFile(files, 'photo'), [bytes]);
}

type Kind = Manifest['files'][number]['kind'];
/** Numbers the files by those in the manifest: the next item is requested when the one before it was written. */
const nextFile = (files: readonly unknown[], kind: Kind) => ({ path: `files/${files.length + 1}`, kind });

async function* tableItems(
  { attachments }: BackupWriterDependencies,
  { session, userId, tables }: BackupRequest,
  manifest: Manifest,
  progress: BackupProgress,
): AsyncGenerator<ZipItem> {
  const hashes = manifest.files.filter(({ kind }) => kind === 'attachment').map(({ sha256 }) => sha256);
  const files = createPortableFiles(attachments, userId, hashes);
  for (const table of tables) {
    const tableInBackup = withoutOwner(table);
    async function* batches(): AsyncGenerator<string[]> {
      for await (const lines of backupRows(session, userId, tableInBackup, files)) {
        yield lines;
        progress.addRows(lines.length);
      }
    }
    yield tableItem(manifest.tables, tableInBackup, batches());
  }
}
