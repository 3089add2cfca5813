import { and, between, eq, min, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { trendActivity, trendConversations, trendDays } from '#db/schema/trends.ts';
import type { Bucket, Period } from './periods.ts';

/** The first day of a day's period; a week's is Monday. */
const startOf = (day: typeof trendDays.day | typeof trendActivity.day, bucket: Bucket) =>
  sql<string>`date_trunc(${sql.raw(`'${bucket}'`)}, ${day}::timestamp)::date::text`;

export async function findFirstDay(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ day: min(trendConversations.day) })
    .from(trendConversations)
    .where(eq(trendConversations.userId, userId));
  return row?.day ?? null;
}

/** Conversations begun, by period, category and source. */
export async function sumVolume(db: Queryable, userId: string, { start, end }: Period, bucket: Bucket) {
  const period = startOf(trendDays.day, bucket);
  return db
    .select({
      period,
      categoryId: trendDays.categoryId,
      source: trendDays.source,
      conversations: sql<number>`sum(${trendDays.conversations})::int`,
      sentimentSum: sql<number>`sum(${trendDays.sentimentSum})`,
    })
    .from(trendDays)
    .where(and(eq(trendDays.userId, userId), between(trendDays.day, start, end)))
    .groupBy(sql`1`, trendDays.categoryId, trendDays.source);
}

const written = {
  messages: sql<number>`sum(${trendActivity.messages})::int`,
  questions: sql<number>`sum(${trendActivity.questions})::int`,
};

export async function sumActivity(db: Queryable, userId: string, { start, end }: Period, bucket: Bucket) {
  return db
    .select({ period: startOf(trendActivity.day, bucket), ...written })
    .from(trendActivity)
    .where(and(eq(trendActivity.userId, userId), between(trendActivity.day, start, end)))
    .groupBy(sql`1`);
}

/** By the hours of a week, Monday first. */
export async function sumHours(db: Queryable, userId: string, { start, end }: Period) {
  const weekday = sql<number>`extract(isodow from ${trendActivity.day})::int`;
  return db
    .select({ weekday, hour: trendActivity.hour, ...written })
    .from(trendActivity)
    .where(and(eq(trendActivity.userId, userId), between(trendActivity.day, start, end)))
    .groupBy(sql`1`, trendActivity.hour)
    .orderBy(sql`1`, trendActivity.hour);
}
