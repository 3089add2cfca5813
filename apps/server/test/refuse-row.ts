import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';

export interface RefusedRow {
  table: string;
  /** The column that identifies the row; default `id`. */
  column?: string;
  value: string;
  /** The refused operation; default update. */
  on?: 'insert' | 'update' | 'delete';
  /** An additional condition, such as `new.status = 'done'`. */
  when?: string;
  /** The SQLSTATE of the error; default that of any exception. */
  code?: string;
}

/** Makes the database refuse an operation on one row. Returns a function that removes the refusal. */
export async function refuseRow(db: Database, refused: RefusedRow): Promise<() => Promise<void>> {
  const { table, column = 'id', value, on = 'update', when, code = 'P0001' } = refused;
  const name = `refuse_${randomBytes(6).toString('hex')}`;
  const row = on === 'delete' ? 'old' : 'new';
  const condition = `${row}.${column}::text = '${value}'${when === undefined ? '' : ` and ${when}`}`;
  await db.execute(
    sql.raw(
      `create function ${name}() returns trigger language plpgsql as $$ begin raise 'this row is bad' using errcode = '${code}'; end $$`,
    ),
  );
  await db.execute(
    sql.raw(
      `create trigger ${name} before ${on} on ${table} for each row when (${condition}) execute function ${name}()`,
    ),
  );
  return async () => {
    await db.execute(sql.raw(`drop function ${name} cascade`));
  };
}
