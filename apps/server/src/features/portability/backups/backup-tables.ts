import type { Database } from '#db/database.ts';
import { listOwnedTables } from '#db/owned-rows.ts';
import { BACKED_UP_TABLES } from '../account-data/account-data.service.ts';
import type { RestorableTable } from './restore-into.ts';

/** Returns a function that lists the tables of a backup, with their columns, in the order in which a restore writes them. */
export function createTableList(db: Database): () => Promise<RestorableTable[]> {
  let cached: RestorableTable[] | undefined;
  return async () => {
    if (cached !== undefined) return cached;
    const owned = await listOwnedTables(db);
    const byName = new Map(owned.map((table) => [table.name, table]));
    cached = Object.entries(BACKED_UP_TABLES).flatMap(([name, rules]) => {
      const table = byName.get(name);
      return table === undefined ? [] : [{ ...table, ...rules }];
    });
    return cached;
  };
}
