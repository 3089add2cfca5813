import { SKETCH_BYTES } from '@app/understanding/embedding/sketch-shelf';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversationVectors } from '#db/schema/meaning.ts';

/** Behind which row to go on: the order is that of writing. */
export interface SketchPlace {
  writtenIn: string;
  conversationId: string;
}

export interface SketchPage {
  ids: string[];
  /** The sketches of `ids`, one behind the other. */
  bytes: Uint8Array;
  /** Undefined when there are no more. */
  next: SketchPlace | undefined;
  /** Whatever is written or committed from now on is of this transaction or of a later one. */
  horizon: string;
}

const PAGE = 5_000;

/**
 * Sketches behind a place, in the order in which they were written. `isUpdate` leaves out what claims to be written in the
 * future: rows of a database that was moved here keep the numbers they had, and were read the first time.
 */
export async function listSketches(
  db: Queryable,
  userId: string,
  embedder: string,
  { after, isUpdate }: { after: SketchPlace; isUpdate: boolean },
): Promise<SketchPage> {
  const past = isUpdate ? sql`and written_in < pg_snapshot_xmax(pg_current_snapshot())` : sql``;
  const { rows } = await db.execute<{ ids: string; bytes: Buffer; last: string; horizon: string; count: number }>(sql`
    with page as (
      select conversation_id, written_in, sketch from ${conversationVectors}
      where user_id = ${userId} and embedder = ${embedder}
        and (written_in, conversation_id) > (${after.writtenIn}::xid8, ${after.conversationId}::uuid) ${past}
      order by written_in, conversation_id limit ${PAGE}
    )
    select coalesce(string_agg(conversation_id::text, ',' order by written_in, conversation_id), '') as ids,
      coalesce(string_agg(substr(bit_send(sketch), 5), ''::bytea order by written_in, conversation_id), ''::bytea) as bytes,
      coalesce(max(written_in)::text, '0') as last, count(*)::int as count,
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon
    from page`);
  const { ids = '', bytes = Buffer.alloc(0), last = '0', horizon = '0', count = 0 } = rows[0] ?? {};
  const found = ids === '' ? [] : ids.split(',');
  const lastId = found.at(-1);
  const isMore = count === PAGE && lastId !== undefined && bytes.length === count * SKETCH_BYTES;
  return { ids: found, bytes, horizon, next: isMore ? { writtenIn: last, conversationId: lastId } : undefined };
}
