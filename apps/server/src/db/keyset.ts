import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The last row of a page: its time as ISO text, and its id. */
export interface Place {
  at: string;
  id: string;
}

/**
 * The condition for rows after a position in a list that is ordered by time and id, latest first. It is one row
 * comparison, for which an index on both columns can be searched; the same condition written with `or` and `and` would
 * read the list from its beginning for every page.
 */
export function isBehind(time: AnyPgColumn, id: AnyPgColumn, place: Place | undefined): SQL | undefined {
  return place && sql`(${time}, ${id}) < (${sql.param(new Date(place.at), time)}, ${sql.param(place.id, id)})`;
}
