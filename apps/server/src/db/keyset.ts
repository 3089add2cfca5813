import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The last row of a page: its time as ISO text, and its id. */
export interface Place {
  at: string;
  id: string;
}

/**
 * What comes behind a place in a list by time and id, latest first. One comparison of rows, which an index on both is entered
 * with; the same said with `or` and `and` would be read from the list's beginning on every page.
 */
export function isBehind(time: AnyPgColumn, id: AnyPgColumn, place: Place | undefined): SQL | undefined {
  return place && sql`(${time}, ${id}) < (${sql.param(new Date(place.at), time)}, ${sql.param(place.id, id)})`;
}
