import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import type { Logger } from '#platform/logger.ts';
import { serverDirectory } from '#platform/project-paths.ts';
import {
  BASELINE,
  replacedMigrationsIn,
  LAST_COMMIT_BEFORE_BASELINE,
  type LedgerEntry,
  REPLACED_MIGRATIONS,
  withBaseline,
} from './replaced-migrations.ts';
import { createConnection } from './single-connection.ts';

/** `name` is the file's name without its extension, such as 0000_baseline; `hash` is the SHA-256 of its text. */
export interface Migration extends LedgerEntry {
  sql: string;
}

/**
 * The database cannot be migrated: its version is newer, or too old, or a migration was changed after it was applied.
 */
export class MigrationError extends Error {}

// An arbitrary number, which must be the same in every version of the app.
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
 * Applies the migrations that the database does not have yet, each in its own transaction, and returns their names. An
 * advisory lock makes a second process wait; because the lock belongs to the session, `connectionString` must not point
 * to a pooler. Throws MigrationError.
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
    const { rows: ledger } = await client.query<LedgerEntry>('SELECT name, hash FROM schema_migrations');
    const pending = findPending(withBaseline(ledger, migrations), migrations);
    if (replacedMigrationsIn(ledger) === 'all') await recordBaseline(client, migrations);
    for (const migration of pending) {
      await apply(client, migration);
      options.log.debug({ migration: migration.name }, 'migrated');
    }
    return pending.map((migration) => migration.name);
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

/** The migrations to apply. Throws MigrationError if the ledger does not fit the migrations of this version. */
function findPending(ledger: readonly LedgerEntry[], migrations: Migration[]): Migration[] {
  if (replacedMigrationsIn(ledger) !== 'none') {
    throw new MigrationError(
      `This database was made by an older version of the app and lacks some of its migrations. Start the app of commit ${LAST_COMMIT_BEFORE_BASELINE} with this database once (git checkout ${LAST_COMMIT_BEFORE_BASELINE}, npm start), then start this version again.`,
    );
  }
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of ledger) {
    const migration = known.get(row.name);
    if (migration === undefined) {
      throw new MigrationError(`This database was made by a newer version of the app (it has ${row.name}).`);
    }
    if (migration.hash !== row.hash) {
      throw new MigrationError(`The migration ${row.name} was changed after it was applied to this database.`);
    }
  }
  const applied = new Set(ledger.map((row) => row.name));
  const pending = migrations.filter((migration) => !applied.has(migration.name));
  const [first] = pending;
  const last = ledger
    .map((row) => row.name)
    .toSorted()
    .at(-1);
  if (first !== undefined && last !== undefined && first.name < last) {
    throw new MigrationError(`The migration ${first.name} comes before ${last}, which is already applied.`);
  }
  return pending;
}

/**
 * Replaces the rows of the replaced migrations in the ledger by a row of the baseline, without running the baseline.
 */
async function recordBaseline(client: Client, migrations: Migration[]): Promise<void> {
  const baseline = migrations.find(({ name }) => name === BASELINE);
  // One statement, so that after a crash the ledger has either all replaced migrations or the baseline.
  await client.query(
    `WITH replaced AS (DELETE FROM schema_migrations WHERE name = ANY($1))
     INSERT INTO schema_migrations (name, hash) VALUES ($2, $3)`,
    [REPLACED_MIGRATIONS.map(({ name }) => name), BASELINE, baseline?.hash],
  );
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
