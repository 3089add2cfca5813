import { SKETCH_BYTES } from '@app/understanding/embedding/sketch-store';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversationVectors } from '#db/schema/meaning.ts';

/** The row after which a page begins, in the order of writing. */
export interface SketchPosition {
  writtenIn: string;
  conversationId: string;
}

export interface SketchPage {
  ids: string[];
  /** The sketches of `ids`, concatenated. */
  bytes: Uint8Array;
  /** Undefined after the last page. */
  next: SketchPosition | undefined;
  /** Everything that is written or committed after the page was read has this transaction id or a later one. */
  horizon: string;
}

const PAGE_SIZE = 5_000;

/**
 * Sketches after a position, in the order of writing. `isUpdate` leaves out transaction ids of the future: rows that
 * were copied from another PostgreSQL cluster keep the ids of that cluster, and the first reading has found these rows.
 */
export async function listSketches(
  db: Queryable,
  userId: string,
  embedder: string,
  { after, isUpdate }: { after: SketchPosition; isUpdate: boolean },
): Promise<SketchPage> {
  const andNotFuture = isUpdate ? sql`and written_in < pg_snapshot_xmax(pg_current_snapshot())` : sql``;
  // The first four bytes of bit_send are the length of the sketch.
  const { rows } = await db.execute<{ ids: string; bytes: Buffer; last: string; horizon: string; count: number }>(sql`
    with page as (
      select conversation_id, written_in, sketch from ${conversationVectors}
      where user_id = ${userId} and embedder = ${embedder}
        and (written_in, conversation_id) > (${after.writtenIn}::xid8, ${after.conversationId}::uuid) ${andNotFuture}
      order by written_in, conversation_id limit ${PAGE_SIZE}
    )
    select coalesce(string_agg(conversation_id::text, ',' order by written_in, conversation_id), '') as ids,
      coalesce(string_agg(substr(bit_send(sketch), 5), ''::bytea order by written_in, conversation_id), ''::bytea) as bytes,
      coalesce(max(written_in)::text, '0') as last, count(*)::int as count,
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon
    from page`);
  const { ids = '', bytes = Buffer.alloc(0), last = '0', horizon = '0', count = 0 } = rows[0] ?? {};
  const found = ids === '' ? [] : ids.split(',');
  const lastId = found.at(-1);
  const isMore = count === PAGE_SIZE && lastId !== undefined && bytes.length === count * SKETCH_BYTES;
  return { ids: found, bytes, horizon, next: isMore ? { writtenIn: last, conversationId: lastId } : undefined };
}
