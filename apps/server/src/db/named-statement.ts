import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Prepares a statement that the query builder cannot prepare: each connection parses and plans it once. The returned
 * function takes the values of the placeholders.
 */
export function prepareNamed<Row extends object>(
  db: Database,
  name: string,
  statement: SQL,
): (values: Record<string, unknown>) => Promise<Row[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return async (values) => {
    const { rows } = await db.$client.query<Row>({ name, text, values: fillPlaceholders(params, values) });
    return rows;
  };
}

/**
 * A placeholder for an array in a named statement. The subquery hides the length of the array from the planner. Otherwise
 * the planner takes a plan for the actual length to be cheaper than one for any length, and plans the statement each
 * time that it runs, which may take longer than running it.
 */
export const unsizedArray = (placeholder: string, elementType: string): SQL =>
  sql`(select ${sql.placeholder(placeholder)}::${sql.raw(elementType)}[])`;
