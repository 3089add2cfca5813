import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { conversationVectors } from '#db/schema/meaning.ts';
import type { VectorRow } from './meaning.repository.ts';

/** Narrows what is compared; absent fields let everything through. */
export interface NearestFilter {
  categoryId?: string | undefined;
  source?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The conversations whose sketches differ in the fewest bits, with their vectors. Sketches are compared one by one: at
 * 100,000 conversations that is 6 MB to look at, and far cheaper than keeping an index of vectors.
 */
export async function listBySketch(
  db: Queryable,
  userId: string,
  embedder: string,
  { sketch, limit, filter }: { sketch: string; limit: number; filter: NearestFilter },
): Promise<VectorRow[]> {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const allowed = isFiltered
    ? sql`and exists (select 1 from ${conversations} f where f.user_id = v.user_id and f.id = v.conversation_id
        and (${filter.categoryId ?? null}::uuid is null or f.category_id = ${filter.categoryId ?? null}::uuid)
        and (${filter.source ?? null}::text is null or f.source = ${filter.source ?? null})
        and (${filter.from ?? null}::timestamptz is null or f.last_activity_at >= ${filter.from ?? null}::timestamptz)
        and (${filter.to ?? null}::timestamptz is null or f.created_at < ${filter.to ?? null}::timestamptz))`
    : sql``;
  const { rows } = await db.execute(sql`
    with nearest as (
      select v.conversation_id, bit_count(v.sketch # ${sketch}::bit(512)) as differing
      from ${conversationVectors} v
      where v.user_id = ${userId} and v.embedder = ${embedder} ${allowed}
      order by differing, v.conversation_id limit ${limit}
    )
    select v.conversation_id as "conversationId", v.vector from nearest n
    join ${conversationVectors} v on v.user_id = ${userId} and v.conversation_id = n.conversation_id
    join ${conversations} c on c.user_id = v.user_id and c.id = v.conversation_id
    where c.deleted_at is null and not c.is_archived`);
  return (rows as unknown as { conversationId: string; vector: Buffer }[]).map(({ conversationId, vector }) => ({
    conversationId,
    vector: new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
  }));
}
