import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';

/** Each month is a look into the index of its own. */
const MAX_MONTHS = 36;

/** A stretch of time up to now. */
export interface Latest {
  /** ISO 8601. */
  from: string;
  /** The months it touches, as `conversation_words.month` counts them. */
  months: readonly number[];
}

/**
 * Since when the newest so many conversations were last active; undefined where that is not much less than everything.
 */
export async function findLatest(db: Queryable, userId: string, newest: number): Promise<Latest | undefined> {
  const lastActivity = (offset: number) => sql`(
    select last_activity_at from ${conversations} where user_id = ${userId} and deleted_at is null
    order by last_activity_at desc offset ${offset} limit 1)`;
  const { rows } = await db.execute<{ from: Date | string | null; to: Date | string | null; isMore: boolean }>(sql`
    select ${lastActivity(newest)} as "from", ${lastActivity(0)} as "to", ${lastActivity(newest * 2)} is not null as "isMore"`);
  const { from = null, to = null, isMore = false } = rows[0] ?? {};
  if (!isMore || from === null || to === null) return undefined;
  const begin = new Date(from);
  const [first, last] = [monthOf(begin), monthOf(new Date(to))];
  if (last - first >= MAX_MONTHS) return undefined;
  return { from: begin.toISOString(), months: Array.from({ length: last - first + 1 }, (_, at) => first + at) };
}

function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth() + 1;
}
