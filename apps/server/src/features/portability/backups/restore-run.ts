import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database, Events } from '#db/database.ts';
import { openLongTransaction, type OwnSession } from '#db/owned-rows.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { conversationsRestored } from '#events/conversations.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ObjectsService } from '#features/files/objects.service.ts';
import type { KeptFiles } from '#features/imports/imports.service.ts';
import { isDatabaseAway } from '#platform/database-outage.ts';
import type { Manifest } from './archive-manifest.ts';
import { type BackupArchive, openBackup } from './backup-archive.ts';
import { damaged } from './backups.errors.ts';
import { createPortableFiles } from './portable-files.ts';
import { type RestorableTable, restoreInto, type TableOutcome } from './restore-into.ts';
import * as rows from './restored-rows.repository.ts';
import { findSame } from './same-as.ts';

export interface RestoreDependencies {
  db: Database;
  events: Events;
  attachments: AttachmentsService;
  objects: ObjectsService;
  kept: Pick<KeptFiles, 'adopt'>;
  listTables: () => Promise<RestorableTable[]>;
}

export interface RestoreReport {
  manifest: Manifest;
  outcomes: TableOutcome[];
}

const CONVERSATIONS_AT_ONCE = 20;
const FILES_AT_ONCE = 20;
/** Made by looking around, or one row a person: an account with nothing else is as new. */
const COUNTS_AS_NEW = new Set(['categories', 'notifications', 'model_calls', 'activity_days', 'achievements']);

export type RestoreRun = ReturnType<typeof createRestoreRun>;

/** A backup on disk, looked into or put into an account. */
export function createRestoreRun(dependencies: RestoreDependencies) {
  const { db, events, attachments, objects, kept } = dependencies;

  /** Nothing is there that the backup could meet: then it is restored to the letter, categories and profile included. */
  async function isNewAccount(session: OwnSession, userId: string, tables: RestorableTable[]): Promise<boolean> {
    for (const { name, keys } of tables) {
      if (COUNTS_AS_NEW.has(name) || keys.length === 1) continue;
      if (await rows.hasRows(session, userId, name)) return false;
    }
    return true;
  }

  async function begin(session: OwnSession, userId: string, archive: BackupArchive) {
    const tables = await dependencies.listTables();
    const isNew = await isNewAccount(session, userId, tables);
    const sameAs = isNew ? new Map<string, string>() : await findSame(session, userId, archive);
    const files = createPortableFiles(attachments, userId, hashesOf(archive.manifest));
    return { isNew, target: { session, userId, archive, files, tables, sameAs, ownIds: new Set(sameAs.values()) } };
  }

  async function keepFiles(userId: string, archive: BackupArchive, directory: string): Promise<void> {
    await mkdir(directory, { recursive: true });
    const found = archive.manifest.files.filter(({ kind }) => kind === 'attachment');
    for (let start = 0; start < found.length; start += FILES_AT_ONCE) {
      const some = found.slice(start, start + FILES_AT_ONCE);
      for (const file of some) {
        await pipeline(Readable.from(archive.file(file)), createWriteStream(path.join(directory, file.sha256)));
      }
      const kept = some.map(({ sha256, bytes }) => ({ hash: sha256, size: bytes, path: path.join(directory, sha256) }));
      await attachments.keep(userId, kept);
    }
  }

  /** Files that no import could read, to the receipts that speak of them. */
  async function keepUnread(
    { tx }: OwnSession,
    userId: string,
    archive: BackupArchive,
    directory: string,
    undo: (() => Promise<void>)[],
  ): Promise<void> {
    await mkdir(directory, { recursive: true });
    for (const file of archive.manifest.files.filter(({ kind }) => kind === 'kept')) {
      const place = path.join(directory, `kept-${file.sha256}`);
      await pipeline(Readable.from(archive.file(file)), createWriteStream(place));
      const bytes = () => ({ stream: createReadStream(place), size: file.bytes });
      undo.push(...(await kept.adopt(tx, userId, file.sha256, bytes)));
      await rm(place);
    }
  }

  async function keepPhoto(userId: string, archive: BackupArchive): Promise<string | undefined> {
    const photo = archive.manifest.files.find(({ kind }) => kind === 'photo');
    if (photo === undefined) return undefined;
    const pieces: Buffer[] = [];
    for await (const piece of archive.file(photo)) pieces.push(Buffer.from(piece));
    return objects.adopt(userId, Buffer.concat(pieces)).catch((error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      throw damaged('its photo is no picture', error);
    });
  }

  async function write(session: OwnSession, userId: string, archive: BackupArchive): Promise<TableOutcome[]> {
    const { isNew, target } = await begin(session, userId, archive);
    if (isNew) await rows.clearCategories(session, userId);
    const { outcomes, conversations: added } = await restoreInto({ ...target, writes: true });
    await assertWhole(session, userId, added);
    await rows.tidyCategories(session, userId);
    if (isNew) await rows.takeProfile(session, userId, archive.manifest.account);
    if (added.length > 0) await events.publish(conversationsRestored, { userId }, session.tx);
    return outcomes;
  }

  return {
    /** What restoring would do. Reads everything, so that damage shows before anything is written. */
    look: (userId: string, file: string): Promise<RestoreReport> =>
      withArchive(file, async (archive) => {
        const session = await openLongTransaction(db);
        try {
          const { target } = await begin(session, userId, archive);
          const { outcomes } = await restoreInto({ ...target, writes: false });
          for (const entry of archive.manifest.files) await readThrough(archive.file(entry));
          return { manifest: archive.manifest, outcomes };
        } finally {
          await session.end();
        }
      }),

    /** All of it or nothing. `directory` is for files on their way, `origin` where the photo is shown from. */
    restore: (userId: string, file: string, { directory, origin }: { directory: string; origin: string }) =>
      withArchive(file, async (archive): Promise<RestoreReport> => {
        const session = await openLongTransaction(db);
        let photo: string | undefined;
        let isDone = false;
        const undo: (() => Promise<void>)[] = [];
        try {
          await keepFiles(userId, archive, directory);
          const outcomes = await write(session, userId, archive);
          await keepUnread(session, userId, archive, directory, undo);
          if (!(await rows.hasPhoto(session, userId))) photo = await keepPhoto(userId, archive);
          if (photo !== undefined) await rows.takePhoto(session, userId, `${origin}/api/objects/${photo}`);
          await bumpUserVersion(session.tx, userId);
          await session.client.query('commit');
          isDone = true;
          return { manifest: archive.manifest, outcomes };
        } finally {
          await session.end();
          await rm(directory, { recursive: true, force: true });
          if (!isDone) {
            await attachments.deleteUnnoted(userId, hashesOf(archive.manifest));
            for (const remove of undo) await remove();
            if (photo !== undefined) await objects.discard(userId, photo);
          }
        }
      }),
  };
}

export async function assertWhole(
  session: OwnSession,
  userId: string,
  conversations: readonly string[],
): Promise<void> {
  if (conversations.length > CONVERSATIONS_AT_ONCE) await rows.learnSizes(session);
  for (let start = 0; start < conversations.length; start += CONVERSATIONS_AT_ONCE) {
    const some = conversations.slice(start, start + CONVERSATIONS_AT_ONCE);
    const fault = await rows.findBreak(session, userId, some);
    if (fault !== undefined) throw damaged(`it has ${fault}`);
  }
  if (!(await rows.hasOther(session, userId))) throw damaged('it has no category Other');
}

export async function withArchive<Result>(
  file: string,
  work: (archive: BackupArchive) => Promise<Result>,
): Promise<Result> {
  const archive = await openBackup(file);
  try {
    return await work(archive);
  } finally {
    archive.close();
  }
}

/** To its end, which proves its checksum. */
export async function readThrough(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const piece of pieces) void piece;
}

export function hashesOf({ files }: Manifest): string[] {
  return files.filter(({ kind }) => kind === 'attachment').map(({ sha256 }) => sha256);
}
