import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Resolves when the database answers, for the readiness check. */
export function createDatabaseCheck(db: Database): () => Promise<void> {
  return async () => {
    await db.execute(sql`SELECT 1`);
  };
}
