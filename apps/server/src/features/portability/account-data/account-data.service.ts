import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#db/database.ts';
import { listOwnedTables, openSnapshot, type OwnedTable, readOwnedRows, readUserRow } from '#db/owned-rows.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { spooled } from '#platform/spool.ts';
import { TABLES_NOT_EXPORTED } from './owned-tables.ts';

export { BACKED_UP_TABLES, type BackedUpTable } from './owned-tables.ts';

export type AccountDataService = ReturnType<typeof createAccountDataService>;

/** Streams all data of a user as one JSON document, from a snapshot of the database. */
export function createAccountDataService(dependencies: {
  db: Database;
  clock: Clock;
  newId: NewId;
  appName: string;
  /** Holds the document while it is downloaded. */
  directory: string;
}) {
  const { db, clock, newId, appName, directory } = dependencies;

  async function listExportedTables(): Promise<OwnedTable[]> {
    const all = await listOwnedTables(db);
    return all.filter(({ name }) => !Object.hasOwn(TABLES_NOT_EXPORTED, name));
  }

  async function* writeData(userId: string): AsyncGenerator<string> {
    const tables = await listExportedTables();
    const snapshot = await openSnapshot(db);
    try {
      const head = { app: appName, format: 'account-data', version: 1, exportedAt: clock.now().toISOString() };
      const headWithoutBrace = JSON.stringify(head).slice(0, -1);
      yield `${headWithoutBrace},"user":${JSON.stringify(await readUserRow(snapshot.client, userId))},"tables":{`;
      for (const [index, table] of tables.entries()) {
        yield `${index === 0 ? '' : ','}${JSON.stringify(table.name)}:[`;
        let isFirst = true;
        for await (const rows of readOwnedRows(snapshot.client, userId, table)) {
          yield (isFirst ? '' : ',') + rows.join(',');
          isFirst = false;
        }
        yield ']';
      }
      yield '}}';
    } finally {
      // This runs even if the client disconnects.
      await snapshot.end();
    }
  }

  return {
    listExportedTables,

    /** Writes the document to a file first, so that a slow download does not keep the snapshot open. */
    exportData: async function* (userId: string): AsyncGenerator<Buffer> {
      await mkdir(directory, { recursive: true });
      yield* spooled(writeData(userId), path.join(directory, `${newId()}.json`));
    },
  };
}
