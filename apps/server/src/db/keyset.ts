import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The position of the last row of a page: its time as ISO text, and its id. */
export interface KeysetPosition {
  at: string;
  id: string;
}

/**
 * The condition for the older rows that follow a position in a list ordered by time and id, newest first. It is one row
 * comparison, for which an index on both columns can be searched; the same condition written with `or` and `and` would
 * read the list from its beginning for every page.
 */
export function keysetAfter(time: AnyPgColumn, id: AnyPgColumn, position: KeysetPosition | undefined): SQL | undefined {
  return position && sql`(${time}, ${id}) < (${sql.param(new Date(position.at), time)}, ${sql.param(position.id, id)})`;
}
