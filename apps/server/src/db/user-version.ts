import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { type BatchReader, createBatchReader } from '#platform/batch-reader.ts';
import type { Database, Tx } from './database.ts';
import { userVersions } from './schema/platform.ts';

/**
 * Marks everything the user can see as changed. Call it last in a transaction: the row is updated often, and this keeps
 * it locked for the shortest time.
 */
export async function bumpUserVersion(tx: Tx, userId: string): Promise<void> {
  await tx
    .insert(userVersions)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({ target: userVersions.userId, set: { version: sql`${userVersions.version} + 1` } });
}

/** SQL: the version of the user whose id is in this column. */
export const userVersionOf = (userId: AnyColumn): SQL<number> =>
  sql<number>`coalesce((select ${userVersions.version} from ${userVersions} where ${userVersions.userId} = ${userId}), 0)`.mapWith(
    Number,
  );

const readers = new WeakMap<Database, BatchReader<number>>();

/**
 * The number that a poll compares; 0 for a user who has written nothing yet. Only calls with an access token use this
 * function, because the query that finds a session already reads the number. Concurrent reads are combined into one
 * query.
 */
export async function readUserVersion(db: Database, userId: string): Promise<number> {
  let read = readers.get(db);
  if (read === undefined) {
    read = createVersionReader(db);
    readers.set(db, read);
  }
  return (await read(userId)) ?? 0;
}

function createVersionReader(db: Database): BatchReader<number> {
  const statement = db
    .select()
    .from(userVersions)
    .where(sql`${userVersions.userId} = ANY(${sql.placeholder('userIds')})`)
    .prepare('read_user_versions');
  return createBatchReader(async (userIds) => {
    const rows = await statement.execute({ userIds });
    return new Map(rows.map((row) => [row.userId, row.version]));
  });
}
