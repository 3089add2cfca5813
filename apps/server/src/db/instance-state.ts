import type { Pool, PoolClient } from 'pg';
import type { Database } from './database.ts';
import type { LedgerEntry } from './replaced-migrations.ts';
import { createConnection } from './single-connection.ts';

/** What a database contains: nothing, the tables of this app without or with accounts, or something else. */
export async function findContents(db: Database): Promise<'nothing' | 'no_accounts' | 'accounts' | 'foreign'> {
  const { rows } = await db.$client.query<{ hasTables: boolean; isOurs: boolean; hasUsers: boolean }>(
    `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm')) as "hasTables",
      to_regclass('public.schema_migrations') is not null as "isOurs",
      to_regclass('public.users') is not null as "hasUsers"`,
  );
  const { hasTables = false, isOurs = false, hasUsers = false } = rows[0] ?? {};
  if (!hasTables) return 'nothing';
  if (!isOurs) return 'foreign';
  if (!hasUsers) return 'no_accounts';
  const { rowCount } = await db.$client.query('select from users limit 1');
  return rowCount === 0 ? 'no_accounts' : 'accounts';
}

/** Whether the schema is the one that these migrations make, and no job was ever queued. */
export async function hasFreshSchema(db: Database, migrations: readonly LedgerEntry[]): Promise<boolean> {
  const { rows: ledger } = await db.$client.query<LedgerEntry>(
    'select name, hash from schema_migrations order by name',
  );
  const isSame = ledger.length === migrations.length && ledger.every(({ hash }, at) => hash === migrations[at]?.hash);
  if (!isSame) return false;
  const { rows } = await db.$client.query<{ hasQueue: boolean }>(
    `select to_regclass('pgboss.job') is not null as "hasQueue"`,
  );
  if (rows[0]?.hasQueue !== true) return true;
  const { rowCount } = await db.$client.query('select from pgboss.job limit 1');
  return rowCount === 0;
}

/** Drops the schemas of the app and of its job queue with everything in them. */
export async function dropSchema(db: Database): Promise<void> {
  await db.$client.query(
    'begin; drop schema if exists pgboss cascade; drop schema public cascade; create schema public; commit',
  );
}

/** Whether a process of the app is connected to the database at this address. */
export async function isUsedByApp(address: string): Promise<boolean> {
  const client = createConnection({ connectionString: address, application_name: 'restore' });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name in ('app', 'jobs') limit 1`,
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** The applied migrations, in order. */
export async function listMigrations(client: PoolClient): Promise<{ name: string; hash: string }[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name',
  );
  return rows;
}

/** The version of the job queue's schema; null if the app was never started on this database. */
export async function findQueueVersion(client: PoolClient | Pool): Promise<number | null> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('pgboss.version') is not null as "isThere"`,
  );
  if (found[0]?.isThere !== true) return null;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? null;
}

/** The secret key that was generated because none was configured. */
export async function findSecretKey(client: PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    "select value from instance_settings where key = 'secret_key'",
  );
  return rows[0]?.value;
}
