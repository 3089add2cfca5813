import type { TransactionSession } from '#db/owned-rows.ts';
import type { AccountBackup } from './account-backup.ts';
import { backupDamaged } from './backups.errors.ts';
import { rulesOf } from './column-rules.repository.ts';
import * as repository from './restored-rows.repository.ts';
import { createRowCheck } from './row-check.ts';

/**
 * Finds the rows of a backup that exist in the account under another id: categories with the same slug or name,
 * conversations with the same source and source id. Returns a map from the id in the backup to the id in the account.
 */
export async function findMatchingRows(
  session: TransactionSession,
  userId: string,
  backup: AccountBackup,
): Promise<Map<string, string>> {
  const matchingIds = new Map<string, string>();
  const collect = async (name: string, match: (lines: string[]) => Promise<[string, string][]>): Promise<void> => {
    const table = backup.manifest.tables.find((candidate) => candidate.name === name);
    if (table === undefined) return;
    const check = createRowCheck(name, table.columns, rulesOf(name));
    for await (const lines of backup.lines(table)) {
      for (const line of lines) check(line);
      try {
        for (const [backupId, accountId] of await match(lines)) matchingIds.set(backupId, accountId);
      } catch (error) {
        throw repository.isRowRefused(error) ? backupDamaged(`${name} has rows that do not fit`, error) : error;
      }
    }
  };
  await collect('categories', (lines) => repository.matchCategories(session, userId, lines));
  await collect('subcategories', (lines) =>
    repository.matchSubcategories(
      session,
      userId,
      lines.map((line) => {
        const row = JSON.parse(line) as { category_id: string };
        return JSON.stringify({ ...row, category_id: matchingIds.get(row.category_id) ?? row.category_id });
      }),
    ),
  );
  await collect('conversations', (lines) => repository.matchConversations(session, userId, lines));
  return matchingIds;
}
