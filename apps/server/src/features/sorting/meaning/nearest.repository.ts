import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { conversationVectors } from '#db/schema/meaning.ts';
import type { VectorRow } from './meaning.repository.ts';

/** Filters of a search by meaning; absent ones do not filter. */
export interface NearestFilter {
  categoryId?: string | undefined;
  source?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** If true, only archived conversations; otherwise only conversations that are not archived. */
  isArchived?: boolean | undefined;
}

/** The vectors of the conversations that pass the filter and are not in the trash, in the order of `ids`. */
export async function listNearVectors(
  db: Queryable,
  userId: string,
  embedder: string,
  { ids, limit, filter }: { ids: readonly string[]; limit: number; filter: NearestFilter },
): Promise<VectorRow[]> {
  if (ids.length === 0) return [];
  const { categoryId, source, from, to, isArchived = false } = filter;
  // Each id is looked up on its own: for a plain join Postgres would read all conversations and all vectors.
  const { rows } = await db.execute(sql`
    select v.conversation_id as "conversationId", v.vector from (
      select near.id, near.place from unnest(${sql.param([...ids])}::uuid[]) with ordinality near (id, place)
      cross join lateral (
        select from ${conversations} c where c.user_id = ${userId} and c.id = near.id
          and c.deleted_at is null and c.is_archived = ${isArchived}
          and (${categoryId ?? null}::uuid is null or c.category_id = ${categoryId ?? null}::uuid)
          and (${source ?? null}::text is null or c.source = ${source ?? null})
          and (${from ?? null}::timestamptz is null or c.last_activity_at >= ${from ?? null}::timestamptz)
          and (${to ?? null}::timestamptz is null or c.created_at < ${to ?? null}::timestamptz)
        limit 1
      ) c
      order by near.place limit ${limit}
    ) passed
    cross join lateral (
      select v.conversation_id, v.vector from ${conversationVectors} v
      where v.user_id = ${userId} and v.conversation_id = passed.id and v.embedder = ${embedder} limit 1
    ) v
    order by passed.place`);
  return (rows as unknown as { conversationId: string; vector: Buffer }[]).map(({ conversationId, vector }) => ({
    conversationId,
    vector: new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
  }));
}
