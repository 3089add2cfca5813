import type { Database } from './database.ts';

/** What a database holds: nothing, this app's tables without or with accounts, or something else. */
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

/** Takes away all that the app has made in a database. */
export async function dropSchema(db: Database): Promise<void> {
  await db.$client.query(
    'begin; drop schema if exists pgboss cascade; drop schema public cascade; create schema public; commit',
  );
}
