import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';

/** A search reads the index once per month of the period. */
const MAX_MONTHS = 36;

/** The period of the latest conversations, which ends now. */
export interface Latest {
  /** ISO 8601. */
  from: string;
  /** The months of the period, counted as in `conversation_words.month`. */
  months: readonly number[];
}

/** The period of the `count` latest conversations; undefined if they are most of the archive, or span too many months. */
export async function findLatest(db: Queryable, userId: string, count: number): Promise<Latest | undefined> {
  const lastActivity = (offset: number) => sql`(
    select last_activity_at from ${conversations} where user_id = ${userId} and deleted_at is null
    order by last_activity_at desc offset ${offset} limit 1)`;
  const { rows } = await db.execute<{ from: Date | string | null; to: Date | string | null; isMore: boolean }>(sql`
    select ${lastActivity(count)} as "from", ${lastActivity(0)} as "to", ${lastActivity(count * 2)} is not null as "isMore"`);
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
