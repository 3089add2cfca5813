import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from './database.ts';
import { userVersions } from './schema/platform.ts';

/**
 * Marks everything the user can see as changed. The row is hot: call it last in the transaction, so that it is
 * locked for the shortest time.
 */
export async function bumpUserVersion(tx: Tx, userId: string): Promise<void> {
  await tx
    .insert(userVersions)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({ target: userVersions.userId, set: { version: sql`${userVersions.version} + 1` } });
}

const prepared = new WeakMap<Database, (userId: string) => Promise<{ version: number }[]>>();

/** The number every poll compares; 0 for a user who has written nothing yet. One read of a primary key. */
export async function readUserVersion(db: Database, userId: string): Promise<number> {
  let read = prepared.get(db);
  if (read === undefined) {
    const statement = db
      .select({ version: userVersions.version })
      .from(userVersions)
      .where(eq(userVersions.userId, sql.placeholder('userId')))
      .prepare('read_user_version');
    read = (id) => statement.execute({ userId: id });
    prepared.set(db, read);
  }
  const [row] = await read(userId);
  return row?.version ?? 0;
}
