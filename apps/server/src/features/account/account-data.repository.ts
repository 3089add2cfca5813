import type { PoolClient } from 'pg';
import type { Database } from '#db/database.ts';

export interface OwnedTable {
  name: string;
  /** In the order of the primary key. */
  keys: string[];
  /** Those that can be written as JSON and are not made from others. */
  columns: string[];
}

const ROWS_AT_ONCE = 100;

const TABLES = `
select c.table_name as name,
  array_agg(c.column_name::text order by c.ordinal_position)
    filter (where c.udt_name not in ('tsvector', 'bytea') and c.is_generated = 'NEVER') as columns,
  (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ('public.' || quote_ident(c.table_name))::regclass and i.indisprimary) as keys
from information_schema.columns c
where c.table_schema = 'public' and c.table_name in (
  select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id')
group by c.table_name order by c.table_name`;

/** Every table whose rows belong to a user. */
export async function listOwnedTables(db: Database): Promise<OwnedTable[]> {
  const { rows } = await db.$client.query<OwnedTable>(TABLES);
  return rows;
}

export interface Snapshot {
  user(): Promise<Record<string, unknown>>;
  /** The rows of one table as JSON text, by primary key. */
  rows(table: OwnedTable): AsyncGenerator<string[]>;
  end(): Promise<void>;
}

/** One moment of everything a user owns, however long the reading takes. */
export async function openSnapshot(db: Database, userId: string): Promise<Snapshot> {
  const client: PoolClient = await db.$client.connect();
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  let isEnded = false;
  return {
    user: async () => {
      const { rows } = await client.query<{ row: Record<string, unknown> }>(
        'select row_to_json(u) as row from users u where id = $1',
        [userId],
      );
      return rows[0]?.row ?? {};
    },
    rows: async function* ({ name, columns, keys }) {
      const quoted = (names: string[]) => names.map((column) => client.escapeIdentifier(column)).join(', ');
      const table = client.escapeIdentifier(name);
      await client.query(
        `declare owned no scroll cursor for select row_to_json(r)::text as row from
          (select ${quoted(columns)} from ${table} where user_id = '${checkId(userId)}' order by ${quoted(keys)}) r`,
      );
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from owned`);
        if (rows.length === 0) break;
        yield rows.map(({ row }) => row);
      }
      await client.query('close owned');
    },
    end: async () => {
      if (isEnded) return;
      isEnded = true;
      try {
        await client.query('rollback');
        client.release();
      } catch {
        // A connection that cannot even do this is not given to anybody else.
        client.release(true);
      }
    },
  };
}

/** A cursor takes no parameters; an id is the one thing that is written into its text. */
function checkId(userId: string): string {
  if (!/^[0-9a-f-]{36}$/.test(userId)) throw new Error('not an id');
  return userId;
}
