import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '#db/database.ts';
import { createLogger } from '#platform/logger.ts';
import { withDatabaseName } from './connection-string.ts';

export interface TestDatabase {
  db: Database;
  connectionString: string;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

/**
 * A migrated database of this test file's own, copied from the run's template in some tens of milliseconds. Make it in
 * `beforeAll`, and keep tests apart by giving each its own user.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`);
  const connectionString = withDatabaseName(inject('databaseServerUrl'), name);
  const db = createDatabase({ connectionString, log: createLogger({ level: 'silent' }), poolSize: 5 });
  const close = async (): Promise<void> => {
    await db.$client.end();
    await runOnServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { db, connectionString, close };
}

async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseServerUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
