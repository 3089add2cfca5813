import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '#db/database.ts';
import { createLogger } from '#platform/logger.ts';
import { withDatabaseName } from './connection-string.ts';

export interface TestDatabase {
  db: Database;
  connectionString: string;
  /** Closes the connections and makes room for the next test file. */
  close(): Promise<void>;
}

/** Databases of this worker that nobody uses. Making one takes 0.4 s, emptying one a few milliseconds. */
const unused: string[] = [];

/** Deletes every row that did not come with the template; foreign keys and triggers rest meanwhile. */
const EMPTY_ALL_TABLES = `DO $$
DECLARE
  candidate record;
  has_rows boolean;
BEGIN
  SET LOCAL session_replication_role = replica;
  FOR candidate IN
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND (
      (n.nspname = 'public' AND c.relname <> 'schema_migrations')
      OR (n.nspname = 'pgboss' AND c.relname NOT IN ('version', 'queue'))
    )
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', candidate.name) INTO has_rows;
    IF has_rows THEN EXECUTE format('DELETE FROM %s', candidate.name); END IF;
  END LOOP;
END $$`;

/**
 * A migrated database without a row that is this test file's alone until it is closed. Make it in `beforeAll`, and keep
 * tests apart by giving each its own user. A test that changes the schema says `isAltered`: its database is dropped.
 */
export async function createTestDatabase({ isAltered = false } = {}): Promise<TestDatabase> {
  const name = (isAltered ? undefined : unused.pop()) ?? (await copyTemplate());
  const connectionString = withDatabaseName(inject('databaseServerUrl'), name);
  const db = createDatabase({ connectionString, log: createLogger({ level: 'silent' }), poolSize: 5 });
  const close = async (): Promise<void> => {
    await db.$client.end();
    if (isAltered) return run('postgres', `DROP DATABASE ${name} WITH (FORCE)`);
    await run(name, EMPTY_ALL_TABLES);
    unused.push(name);
  };
  return { db, connectionString, close };
}

async function copyTemplate(): Promise<string> {
  const template = inject('templateDatabase');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await run('postgres', `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return name;
}

async function run(database: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: withDatabaseName(inject('databaseServerUrl'), database) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
