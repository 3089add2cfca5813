import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';

export interface DuplicateRow {
  /** A conversation that the import added. */
  conversationId: string;
  /** The other conversation with the same messages, of this import or stored before. */
  twinId: string;
  /** The number of messages, from the beginning on, that both have. */
  shared: number;
}

/** In characters: how much text duplicates must share, so that a shared greeting is not enough. */
const MIN_SHARED_TEXT = 80;
const MAX_MESSAGES = 20_000;

/**
 * Conversations that an import added, each with its twin: another conversation, of any source. The two share at least four
 * fifths of the messages of the shorter one. Shared messages have the same fingerprint, which is computed from the
 * message and all messages before it, and does not depend on the provider.
 */
export async function listDuplicates(db: Queryable, userId: string, importId: string): Promise<DuplicateRow[]> {
  const { rows } = await db.execute<{ conversation_id: string; twin_id: string; shared: number }>(sql`
    with added as (
      select m.conversation_id, m.fingerprint, length(m.content) as length
      from import_changes c
      join messages m on m.user_id = c.user_id and m.conversation_id = c.conversation_id
      where c.user_id = ${userId} and c.import_id = ${importId} and c.action = 'created' and m.content <> ''
      limit ${MAX_MESSAGES}
    ), pairs as (
      select added.conversation_id, twin.conversation_id as twin_id, count(*)::int as shared, sum(added.length) as length
      from added
      join messages twin on twin.user_id = ${userId} and twin.fingerprint = added.fingerprint
        and twin.conversation_id <> added.conversation_id
      group by 1, 2
    )
    select p.conversation_id, p.twin_id, p.shared
    from pairs p
    join conversations a on a.user_id = ${userId} and a.id = p.conversation_id and a.deleted_at is null
    join conversations b on b.user_id = ${userId} and b.id = p.twin_id and b.deleted_at is null
    where p.length >= ${MIN_SHARED_TEXT} and p.shared >= 0.8 * least(a.message_count, b.message_count)
    order by p.shared desc, p.conversation_id, p.twin_id
    limit 200`);
  return rows.map((row) => ({ conversationId: row.conversation_id, twinId: row.twin_id, shared: row.shared }));
}
