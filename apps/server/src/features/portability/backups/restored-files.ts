import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ObjectsService } from '#features/files/objects.service.ts';
import type { KeptFiles } from '#features/imports/imports.service.ts';
import { isDatabaseUnavailable } from '#platform/database-outage.ts';
import type { AccountBackup } from './account-backup.ts';
import { backupDamaged } from './backups.errors.ts';

const FILES_AT_ONCE = 20;

export async function restoreAttachments(
  attachments: Pick<AttachmentsService, 'storeFiles'>,
  userId: string,
  backup: AccountBackup,
  directory: string,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  const attachmentFiles = backup.manifest.files.filter(({ kind }) => kind === 'attachment');
  for (let start = 0; start < attachmentFiles.length; start += FILES_AT_ONCE) {
    const batch = attachmentFiles.slice(start, start + FILES_AT_ONCE);
    for (const file of batch) {
      await pipeline(Readable.from(backup.file(file)), createWriteStream(path.join(directory, file.sha256)));
    }
    const files = batch.map(({ sha256, bytes }) => ({ hash: sha256, size: bytes, path: path.join(directory, sha256) }));
    await attachments.storeFiles(userId, files);
  }
}

/**
 * Restores the kept files of all imports. Adds functions to `undo` that delete the stored files, for the caller to call
 * if the transaction fails.
 */
export async function restoreKeptFiles(
  { tx, userId, keptFiles }: OwnerScope & { keptFiles: Pick<KeptFiles, 'restoreFile'> },
  backup: AccountBackup,
  directory: string,
  undo: (() => Promise<void>)[],
): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const file of backup.manifest.files.filter(({ kind }) => kind === 'kept')) {
    const unpacked = path.join(directory, `kept-${file.sha256}`);
    await pipeline(Readable.from(backup.file(file)), createWriteStream(unpacked));
    const bytes = () => ({ stream: createReadStream(unpacked), size: file.bytes });
    undo.push(...(await keptFiles.restoreFile(tx, userId, file.sha256, bytes)));
    await rm(unpacked);
  }
}

/** Returns the id of the stored photo; undefined if the backup has none. Throws backups.damaged. */
export async function restorePhoto(
  objects: Pick<ObjectsService, 'storeBackupPicture'>,
  userId: string,
  backup: AccountBackup,
): Promise<string | undefined> {
  const photo = backup.manifest.files.find(({ kind }) => kind === 'photo');
  if (photo === undefined) return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of backup.file(photo)) pieces.push(Buffer.from(piece));
  return objects.storeBackupPicture(userId, Buffer.concat(pieces)).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error;
    throw backupDamaged('its photo is no picture', error);
  });
}
