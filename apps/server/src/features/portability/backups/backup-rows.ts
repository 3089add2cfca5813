import { type OwnedTable, type TransactionSession, readOwnedRows } from '#db/owned-rows.ts';
import type { BackedUpTable } from '../account-data/account-data.service.ts';
import type { PortableFiles } from './portable-files.ts';

/** The rows of a table as in a backup: one JSON object per line, without the owner's id, in the order of the key. */
export async function* backupRows(
  { client }: TransactionSession,
  userId: string,
  table: OwnedTable & BackedUpTable,
  files: PortableFiles,
): AsyncGenerator<string[]> {
  const rows = readOwnedRows(client, userId, table, table.where);
  if (table.name !== 'attachments') {
    for await (const lines of rows) yield lines.flatMap((line) => files.toBackup(table.name, line) ?? []);
    return;
  }
  // The key of an attachment depends on the account, so attachments are sorted by their portable form instead.
  const all: string[] = [];
  for await (const lines of rows) all.push(...lines.flatMap((line) => files.toBackup(table.name, line) ?? []));
  if (all.length > 0) yield all.toSorted();
}

/** A table with the columns a backup contains. */
export function withoutOwner<Table extends OwnedTable>(table: Table): Table {
  return { ...table, columns: table.columns.filter((column) => column !== 'user_id') };
}
