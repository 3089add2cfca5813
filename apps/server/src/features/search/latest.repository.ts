import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';

/** The period of the latest conversations, which ends now. */
export interface LatestPeriod {
  /** ISO 8601. */
  from: string;
  /** The month of `from`, counted as in `conversation_words.month`. */
  fromMonth: number;
}

/** The period of the `count` latest conversations; undefined if they are at least half of the archive. */
export async function findLatest(db: Queryable, userId: string, count: number): Promise<LatestPeriod | undefined> {
  const lastActivity = (offset: number) => sql`(
    select last_activity_at from ${conversations} where user_id = ${userId} and deleted_at is null
    order by last_activity_at desc offset ${offset} limit 1)`;
  const { rows } = await db.execute<{ from: Date | string | null; hasTwiceAsMany: boolean }>(sql`
    select ${lastActivity(count)} as "from", ${lastActivity(count * 2)} is not null as "hasTwiceAsMany"`);
  const { from = null, hasTwiceAsMany = false } = rows[0] ?? {};
  if (!hasTwiceAsMany || from === null) return undefined;
  const begin = new Date(from);
  return { from: begin.toISOString(), fromMonth: begin.getUTCFullYear() * 12 + begin.getUTCMonth() + 1 };
}
