import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import type { Logger } from '#platform/logger.ts';
import { serverDirectory } from '#platform/project-paths.ts';
import { createConnection } from './single-connection.ts';

export interface Migration {
  /** The file's name without its ending, such as 0001_ground_floor. */
  name: string;
  sql: string;
  hash: string;
}

/** A database this version of the app must not touch: made by a newer version, or from files that were changed. */
export class MigrationError extends Error {}

// Any number does as long as every version of the app uses the same one.
const LOCK_KEY = 7_203_118_001;
const FILE_NAME = /^\d{4}_\w+\.sql$/;

const CREATE_LEDGER = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY,
  hash text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;

export function readMigrations(directory = path.join(serverDirectory, 'migrations')): Migration[] {
  return readdirSync(directory)
    .filter((file) => FILE_NAME.test(file))
    .toSorted()
    .map((file) => {
      const sql = readFileSync(path.join(directory, file), 'utf8');
      return { name: file.replace(/\.sql$/, ''), sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Brings the schema up to date: forward only, each file in a transaction of its own, under a lock that makes a second
 * process wait. `connectionString` must lead past any pooler: the lock belongs to the session. Returns what was applied.
 */
export async function migrate(options: {
  connectionString: string;
  log: Logger;
  migrations?: Migration[];
}): Promise<string[]> {
  const migrations = options.migrations ?? readMigrations();
  const client = createConnection({ connectionString: options.connectionString, application_name: 'migrations' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(CREATE_LEDGER);
    const pending = await findPending(client, migrations);
    for (const migration of pending) {
      await apply(client, migration);
      options.log.debug({ migration: migration.name }, 'migrated');
    }
    return pending.map((migration) => migration.name);
  } finally {
    // Ending the session gives the lock back.
    await client.end();
  }
}

async function findPending(client: Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM schema_migrations');
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of rows) {
    const migration = known.get(row.name);
    if (migration === undefined) {
      throw new MigrationError(`This database was made by a newer version of the app (it has ${row.name}).`);
    }
    if (migration.hash !== row.hash) {
      throw new MigrationError(`The migration ${row.name} was changed after it was applied to this database.`);
    }
  }
  const applied = new Set(rows.map((row) => row.name));
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  const [first] = pending;
  const last = rows
    .map((row) => row.name)
    .toSorted()
    .at(-1);
  if (first !== undefined && last !== undefined && first.name < last) {
    throw new MigrationError(`The migration ${first.name} comes before ${last}, which is already applied.`);
  }
  return pending;
}

async function apply(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [migration.name, migration.hash]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new MigrationError(`The migration ${migration.name} failed; nothing of it was kept.`, { cause: error });
  }
}
