import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { archiveMapPoints, archiveMaps } from '#db/schema/archive-map.ts';
import { subcategories } from '#db/schema/categories.ts';
import { conversations } from '#db/schema/conversations.ts';
import { conversationVectors } from '#db/schema/meaning.ts';

export type { StoredRegion } from '#db/schema/archive-map.ts';
export type StoredMap = Omit<typeof archiveMaps.$inferSelect, 'userId'>;

export interface MapSize {
  /** The number of conversations outside of the trash that have a vector of the embedder. */
  vectorCount: number;
  /** How many of these conversations have no place yet. */
  unplacedCount: number;
}

const VECTORS_PER_PAGE = 1_000;
const PLACES_PER_INSERT = 5_000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

export async function findMap(db: Queryable, userId: string): Promise<StoredMap | undefined> {
  const { embedder, version, laidOut, regions } = archiveMaps;
  const [found] = await db
    .select({ embedder, version, laidOut, regions })
    .from(archiveMaps)
    .where(eq(archiveMaps.userId, userId));
  return found;
}

/** How many conversations a complete map shows: all that are neither in the trash nor archived. */
export async function countShown(db: Queryable, userId: string): Promise<number> {
  return db.$count(
    conversations,
    and(eq(conversations.userId, userId), isNull(conversations.deletedAt), eq(conversations.isArchived, false)),
  );
}

/** The shown conversations that have a place, latest first. */
export async function listPoints(db: Queryable, userId: string, titleLength: number) {
  return db
    .select({
      id: conversations.id,
      title: sql<string>`left(${conversations.title}, ${titleLength})`,
      categoryId: conversations.categoryId,
      createdAt: conversations.createdAt,
      x: archiveMapPoints.x,
      y: archiveMapPoints.y,
    })
    .from(archiveMapPoints)
    .innerJoin(
      conversations,
      and(eq(conversations.userId, archiveMapPoints.userId), eq(conversations.id, archiveMapPoints.conversationId)),
    )
    .where(
      and(eq(archiveMapPoints.userId, userId), isNull(conversations.deletedAt), eq(conversations.isArchived, false)),
    )
    .orderBy(desc(conversations.createdAt), desc(conversations.id));
}

export async function measureMap(db: Queryable, userId: string, embedder: string): Promise<MapSize> {
  const { rows } = await db.execute<{ vectorCount: number; unplacedCount: number }>(sql`
    select count(*)::int as "vectorCount", (count(*) filter (where p.user_id is null))::int as "unplacedCount"
    from ${conversationVectors} v
    join ${conversations} c on c.user_id = v.user_id and c.id = v.conversation_id and c.deleted_at is null
    left join ${archiveMapPoints} p on p.user_id = v.user_id and p.conversation_id = v.conversation_id
    where v.user_id = ${userId} and v.embedder = ${embedder}`);
  return rows[0] ?? { vectorCount: 0, unplacedCount: 0 };
}

export interface PlacedVector {
  conversationId: string;
  vector: Buffer;
  x: number | null;
  y: number | null;
}

/** Pages of vectors of an embedder, in the order of their conversation ids; each with its place if it has one. */
export async function* readVectors(db: Queryable, userId: string, embedder: string): AsyncGenerator<PlacedVector[]> {
  let after = LOWEST_ID;
  for (;;) {
    const { rows } = await db.execute(sql`
      select v.conversation_id as "conversationId", v.vector, p.x, p.y from ${conversationVectors} v
      join ${conversations} c on c.user_id = v.user_id and c.id = v.conversation_id and c.deleted_at is null
      left join ${archiveMapPoints} p on p.user_id = v.user_id and p.conversation_id = v.conversation_id
      where v.user_id = ${userId} and v.embedder = ${embedder} and v.conversation_id > ${after}::uuid
      order by v.conversation_id limit ${VECTORS_PER_PAGE}`);
    const page = rows as unknown as PlacedVector[];
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < VECTORS_PER_PAGE) return;
    after = last.conversationId;
  }
}

/**
 * Candidates for the names of regions, each with its conversations: subcategories and topics of the trends with at
 * least `minConversations`.
 */
export async function listSubjects(
  db: Queryable,
  userId: string,
  { minConversations, limit }: { minConversations: number; limit: number },
): Promise<{ name: string; conversationIds: string[] }[]> {
  const { rows } = await db.execute<{ name: string; ids: string }>(sql`
    (select s.name, string_agg(c.id::text, ',') as ids, count(*) as conversations
      from ${subcategories} s
      join ${conversations} c on c.user_id = s.user_id and c.subcategory_id = s.id and c.deleted_at is null
      where s.user_id = ${userId}
      group by s.id, s.name having count(*) >= ${minConversations})
    union all
    (select (array_agg(p.label order by p.day desc, p.label))[1], string_agg(p.conversation_id::text, ','), count(*)
      from (
        select key from trend_phrase_totals
        where user_id = ${userId} and kind = 'topic' and conversations >= ${minConversations}
        order by conversations desc, key limit ${limit}
      ) frequent
      join trend_phrases p on p.user_id = ${userId} and p.kind = 'topic' and p.key = frequent.key
      group by p.key)
    order by conversations desc, name`);
  return rows.map(({ name, ids }) => ({ name, conversationIds: ids.split(',') }));
}

/**
 * Inserts or replaces the places of conversations, except those that were deleted meanwhile. `places` has `x, y` of
 * each conversation in turn.
 */
export async function savePlaces(
  tx: Tx,
  userId: string,
  { ids, places }: { ids: readonly string[]; places: Float32Array },
): Promise<void> {
  for (let start = 0; start < ids.length; start += PLACES_PER_INSERT) {
    const end = Math.min(ids.length, start + PLACES_PER_INSERT);
    const axis = (offset: 0 | 1) =>
      Array.from({ length: end - start }, (_, at) => places[(start + at) * 2 + offset] ?? 0);
    await tx.execute(sql`
      insert into ${archiveMapPoints} (user_id, conversation_id, x, y)
      select c.user_id, c.id, given.x, given.y
      from unnest(${sql.param(ids.slice(start, end))}::uuid[], ${sql.param(axis(0))}::real[], ${sql.param(axis(1))}::real[])
        given (id, x, y)
      join ${conversations} c on c.user_id = ${userId} and c.id = given.id
      for key share of c
      on conflict (user_id, conversation_id) do update set x = excluded.x, y = excluded.y`);
  }
}

export async function saveMap(tx: Tx, userId: string, map: StoredMap): Promise<void> {
  await tx
    .insert(archiveMaps)
    .values({ userId, ...map })
    .onConflictDoUpdate({ target: archiveMaps.userId, set: map });
}
