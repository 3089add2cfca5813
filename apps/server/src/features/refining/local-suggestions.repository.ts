import { inArray, notInArray, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable } from '#db/database.ts';
import { assistantSettings } from '#db/schema/assistant.ts';
import { conversations } from '#db/schema/conversations.ts';
import { users } from '#db/schema/identity.ts';
import { neverSendMarks } from '#db/schema/privacy.ts';
import { suggestions } from '#db/schema/suggestions.ts';
import { readTimeZone } from '#db/stored-time-zone.ts';

/** A suggestion that the local engine made from a message. */
export interface LocalSuggestion {
  id: string;
  conversationId: string;
  type: string;
  title: string;
  /** The sentence in which it was found. */
  description: string;
  at: string | null;
  /** When the message was written. */
  saidAt: Date | null;
}

/**
 * SQL: whether the local engine made the pending suggestion `s`, and neither a model nor the person has decided about
 * it. Its conversation is not in the trash, is quiet and may be sent to a model.
 */
const unjudgedCondition = (
  quietSince: Date,
) => sql`s.state = 'pending' and s.decided_at is null and s.proposed_by is null and s.description <> ''
  and c.deleted_at is null and c.last_activity_at < ${quietSince.toISOString()}::timestamptz
  and not exists (select from ${assistantSettings} o where o.user_id = s.user_id and not o.uses_archive)
  and not exists (select from ${neverSendMarks} m where m.user_id = s.user_id
    and ((m.type = 'conversation' and m.id = c.id) or (m.type = 'category' and m.id = c.category_id)))`;

/** The user with the latest suggestion that no model has judged; users in `except` are left out. */
export async function findUserWithSuggestions(
  db: Queryable,
  quietSince: Date,
  except: readonly string[],
): Promise<{ userId: string; timeZone: string } | undefined> {
  const { rows } = await db.execute<{ userId: string; timeZone: string }>(sql`
    select s.user_id as "userId", u.time_zone as "timeZone"
    from ${suggestions} s join ${conversations} c on c.user_id = s.user_id and c.id = s.conversation_id
      join ${users} u on u.id = s.user_id
    where ${unjudgedCondition(quietSince)} and ${notInArray(sql`s.user_id`, [...except])}
      and ${activeOwnerCondition(sql`s.user_id`)}
    order by s.created_at desc limit 1`);
  const [row] = rows;
  return row && { ...row, timeZone: readTimeZone(row.timeZone) };
}

/** The latest `limit` suggestions of a user that no model has judged. */
export async function listUnjudged(
  db: Queryable,
  userId: string,
  { quietSince, limit }: { quietSince: Date; limit: number },
): Promise<LocalSuggestion[]> {
  const { rows } = await db.execute<LocalSuggestion & Record<string, unknown>>(sql`
    select s.id, s.conversation_id as "conversationId", s.type, s.title, s.description,
      s.scheduling_details ->> 'datetime' as at, s.said_at as "saidAt"
    from ${suggestions} s join ${conversations} c on c.user_id = s.user_id and c.id = s.conversation_id
    where ${unjudgedCondition(quietSince)} and ${inArray(sql`s.user_id`, [userId])}
    order by s.created_at desc, s.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, saidAt: row.saidAt === null ? null : new Date(row.saidAt) }));
}
