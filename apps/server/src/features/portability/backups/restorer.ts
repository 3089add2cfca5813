import { rm } from 'node:fs/promises';
import type { Database, Events } from '#db/database.ts';
import { openLongTransaction, type TransactionSession } from '#db/owned-rows.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { conversationsRestored } from '#events/conversations.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ObjectsService } from '#features/files/objects.service.ts';
import type { KeptFiles } from '#features/imports/imports.service.ts';
import type { Manifest } from './backup-manifest.ts';
import { type AccountBackup, openAccountBackup } from './account-backup.ts';
import { backupDamaged } from './backups.errors.ts';
import { createPortableFiles } from './portable-files.ts';
import { type RestorableTable, restoreInto, type TableOutcome } from './restore-into.ts';
import { restoreAttachments, restoreKeptFiles, restorePhoto } from './restored-files.ts';
import * as repository from './restored-rows.repository.ts';
import { findMatchingRows } from './matching-rows.ts';

export interface RestoreDependencies {
  db: Database;
  events: Events;
  attachments: AttachmentsService;
  objects: ObjectsService;
  keptFiles: Pick<KeptFiles, 'restoreFile'>;
  listTables: () => Promise<RestorableTable[]>;
}

export interface RestoreReport {
  manifest: Manifest;
  outcomes: TableOutcome[];
}

const CONVERSATIONS_AT_ONCE = 20;
/** Tables that have rows without any action of the owner: an account with rows in these alone counts as new. */
const TABLES_OF_NEW_ACCOUNTS = new Set([
  'categories',
  'notifications',
  'model_calls',
  'activity_days',
  'achievements',
  'context_packs',
]);

export type Restorer = ReturnType<typeof createRestorer>;

/** Checks a backup on disk, or restores it into an account. */
export function createRestorer(dependencies: RestoreDependencies) {
  const { db, attachments, objects } = dependencies;
  return {
    /** What restoring would do. Reads everything, so that damage is found before anything is written. */
    preview: (userId: string, file: string): Promise<RestoreReport> =>
      withBackup(file, async (backup) => {
        const session = await openLongTransaction(db);
        try {
          const { target } = await prepareTarget(dependencies, session, userId, backup);
          const { outcomes } = await restoreInto({ ...target, writes: false });
          for (const entry of backup.manifest.files) await readThrough(backup.file(entry));
          return { manifest: backup.manifest, outcomes };
        } finally {
          await session.end();
        }
      }),

    /** Restores everything or nothing. Files are unpacked to `directory`; the photo's URL starts with `origin`. */
    restore: (userId: string, file: string, { directory, origin }: { directory: string; origin: string }) =>
      withBackup(file, async (backup): Promise<RestoreReport> => {
        const session = await openLongTransaction(db);
        let photo: string | undefined;
        let isCommitted = false;
        const undo: (() => Promise<void>)[] = [];
        try {
          await restoreAttachments(attachments, userId, backup, directory);
          const outcomes = await writeRows(dependencies, session, userId, backup);
          await restoreKeptFiles({ ...dependencies, tx: session.tx, userId }, backup, directory, undo);
          if (!(await repository.hasPhoto(session, userId))) photo = await restorePhoto(objects, userId, backup);
          if (photo !== undefined)
            await repository.restorePhotoAddress(session, userId, `${origin}/api/objects/${photo}`);
          await bumpUserVersion(session.tx, userId);
          await session.client.query('commit');
          isCommitted = true;
          return { manifest: backup.manifest, outcomes };
        } finally {
          await session.end();
          await rm(directory, { recursive: true, force: true });
          if (!isCommitted) {
            await attachments.deleteWithoutUse(userId, attachmentHashesOf(backup.manifest));
            for (const remove of undo) await remove();
            if (photo !== undefined) await objects.discard(userId, photo);
          }
        }
      }),
  };
}

async function writeRows(
  dependencies: RestoreDependencies,
  session: TransactionSession,
  userId: string,
  backup: AccountBackup,
): Promise<TableOutcome[]> {
  const { isNew, target } = await prepareTarget(dependencies, session, userId, backup);
  if (isNew) await repository.clearCategories(session, userId);
  const { outcomes, conversations: added } = await restoreInto({ ...target, writes: true });
  await assertConsistent(session, userId, added);
  await repository.repairCategories(session, userId);
  if (isNew) await repository.restoreProfile(session, userId, backup.manifest.account);
  if (added.length > 0) await dependencies.events.publish(conversationsRestored, { userId }, session.tx);
  return outcomes;
}

async function prepareTarget(
  { attachments, listTables }: RestoreDependencies,
  session: TransactionSession,
  userId: string,
  backup: AccountBackup,
) {
  const tables = await listTables();
  const isNew = await isNewAccount(session, userId, tables);
  const matchingIds = isNew ? new Map<string, string>() : await findMatchingRows(session, userId, backup);
  const files = createPortableFiles(attachments, userId, attachmentHashesOf(backup.manifest));
  return {
    isNew,
    target: { session, userId, backup, files, tables, matchingIds, matchedAccountIds: new Set(matchingIds.values()) },
  };
}

/** Whether the account has nothing the backup could conflict with: then categories and profile are restored exactly. */
async function isNewAccount(session: TransactionSession, userId: string, tables: RestorableTable[]): Promise<boolean> {
  for (const { name, keys } of tables) {
    // A table whose only key is the user's id has settings: one row per account.
    if (TABLES_OF_NEW_ACCOUNTS.has(name) || keys.length === 1) continue;
    if (await repository.hasRows(session, userId, name)) return false;
  }
  return true;
}

/** Throws backups.damaged if the restored conversations have broken links, or the account lacks the category Other. */
export async function assertConsistent(
  session: TransactionSession,
  userId: string,
  conversations: readonly string[],
): Promise<void> {
  if (conversations.length > CONVERSATIONS_AT_ONCE) await repository.analyzeTables(session);
  for (let start = 0; start < conversations.length; start += CONVERSATIONS_AT_ONCE) {
    const batch = conversations.slice(start, start + CONVERSATIONS_AT_ONCE);
    const fault = await repository.findBrokenLink(session, userId, batch);
    if (fault !== undefined) throw backupDamaged(`it has ${fault}`);
  }
  if (!(await repository.hasOtherCategory(session, userId))) throw backupDamaged('it has no category Other');
}

export async function withBackup<Result>(
  file: string,
  work: (backup: AccountBackup) => Promise<Result>,
): Promise<Result> {
  const backup = await openAccountBackup(file);
  try {
    return await work(backup);
  } finally {
    backup.close();
  }
}

/** Reads all pieces of a table or file of a backup, which verifies its checksum. */
export async function readThrough(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const piece of pieces) void piece;
}

export function attachmentHashesOf({ files }: Manifest): string[] {
  return files.filter(({ kind }) => kind === 'attachment').map(({ sha256 }) => sha256);
}
