import type { Database } from '#db/database.ts';
import { openLongTransaction, type TransactionSession } from '#db/owned-rows.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { NewId } from '#platform/ids.ts';
import type { TableEntry } from '../backup-file/backup-format.ts';
import { backupRows } from './backup-rows.ts';
import { createPortableFiles, type PortableFiles } from './portable-files.ts';
import { type RestorableTable, restoreInto } from './restore-into.ts';
import { assertConsistent, attachmentHashesOf, readThrough, withBackup } from './restorer.ts';
import * as repository from './restored-rows.repository.ts';
import { createChecksum } from '../backup-file/checksum.ts';

export interface BackupComparison {
  rows: number;
  files: number;
  /** Tables that differ from the backup after the restore. */
  differing: string[];
}

/**
 * Verifies a backup: restores it into a scratch account, reads the account as a backup would, and compares the checksums.
 * Everything happens in one transaction that is never committed. Throws backups.damaged.
 */
export function createBackupComparison(dependencies: {
  db: Database;
  attachments: AttachmentsService;
  listTables: () => Promise<RestorableTable[]>;
  newId: NewId;
}) {
  const { db, attachments, listTables, newId } = dependencies;

  return (file: string): Promise<BackupComparison> =>
    withBackup(file, async (backup) => {
      const userId = newId();
      const session = await openLongTransaction(db);
      try {
        await repository.insertScratchUser(session, userId);
        const tables = await listTables();
        const { manifest } = backup;
        const files = createPortableFiles(attachments, userId, attachmentHashesOf(manifest));
        const target = {
          session,
          userId,
          backup,
          files,
          tables,
          matchingIds: new Map(),
          matchedAccountIds: new Set<string>(),
        };
        const { conversations } = await restoreInto({ ...target, writes: true });
        await assertConsistent(session, userId, conversations);
        for (const entry of manifest.files) await readThrough(backup.file(entry));
        const differing: string[] = [];
        for (const entry of manifest.tables) {
          const table = tables.find(({ name }) => name === entry.name);
          if (table && !(await isEqual(session, userId, table, entry, files))) differing.push(entry.name);
        }
        const count = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
        return { rows: count, files: manifest.files.length, differing };
      } finally {
        await session.end();
      }
    });
}

async function isEqual(
  session: TransactionSession,
  userId: string,
  table: RestorableTable,
  entry: TableEntry,
  files: PortableFiles,
): Promise<boolean> {
  const checksum = createChecksum();
  const tableInBackup = { ...table, columns: entry.columns };
  for await (const lines of backupRows(session, userId, tableInBackup, files)) {
    if (lines.length > 0) checksum.add(Buffer.from(`${lines.join('\n')}\n`));
  }
  return checksum.digest().sha256 === entry.sha256;
}
