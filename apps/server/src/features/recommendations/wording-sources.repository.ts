import { notInArray, sql } from 'drizzle-orm';
import { activeOwnerCondition } from '#db/active-owner.ts';
import type { Queryable } from '#db/database.ts';
import { readTimeZone } from '#db/stored-time-zone.ts';
import type { RecentMessage } from './wording-request.ts';

/** Finds a user with advice that no model has reworded yet and that a model may see; skips the users in `except`. */
export async function findUserWithAdviceToReword(
  db: Queryable,
  now: Date,
  except: readonly string[],
): Promise<{ userId: string; timeZone: string } | undefined> {
  const { rows } = await db.execute<{ userId: string; timeZone: string }>(sql`
    select r.user_id as "userId", u.time_zone as "timeZone"
    from recommendations r join users u on u.id = r.user_id
    where r.key is not null and r.wording is null and not r.is_completed and not r.is_dismissed
      and (r.until is null or r.until > ${now.toISOString()}::timestamptz)
      and not exists (select from assistant_settings s where s.user_id = r.user_id and not s.uses_archive)
      and ${notInArray(sql`r.user_id`, [...except])} and ${activeOwnerCondition(sql`r.user_id`)}
    order by r.created_at limit 1`);
  const [row] = rows;
  return row && { ...row, timeZone: readTimeZone(row.timeZone) };
}

/** The person's latest messages, newest first, each cut to its first `characters`. */
export async function listLatestMessages(
  db: Queryable,
  userId: string,
  { since, limit, characters }: { since: Date; limit: number; characters: number },
): Promise<RecentMessage[]> {
  const { rows } = await db.execute<Record<keyof RecentMessage, string>>(sql`
    select m.conversation_id as "conversationId", m.id as "messageId", c.category_id as "categoryId",
      left(m.content, ${characters}) as text, to_json(m.created_at)#>>'{}' as at
    from (select * from conversations where user_id = ${userId} and deleted_at is null and not is_archived
      and last_activity_at > ${since.toISOString()}::timestamptz
      order by last_activity_at desc, id desc limit ${limit}) c
    join messages m on m.user_id = c.user_id and m.conversation_id = c.id and m.role = 'user' and m.content <> ''
    where m.created_at > ${since.toISOString()}::timestamptz
    order by m.created_at desc, m.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
