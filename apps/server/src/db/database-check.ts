import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Resolves when the database answers, for the readiness check. */
export function createDatabaseCheck(db: Queryable): () => Promise<void> {
  return async () => {
    await db.execute(sql`SELECT 1`);
  };
}
