import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Returns the database's readiness check, which resolves when the database answers. */
export function createDatabaseCheck(db: Queryable): () => Promise<void> {
  return async () => {
    await db.execute(sql`SELECT 1`);
  };
}
