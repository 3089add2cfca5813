import { eq, max, min, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { trendConversations } from '#db/schema/trends.ts';
import { cutAtMonths } from './months.ts';
import type { Bucket, DayRange } from './periods.ts';
import type { VolumeRow } from './series.ts';

/** The first and the last day with a conversation; null if there is none. */
export async function findSpan(db: Queryable, userId: string): Promise<{ first: string | null; last: string | null }> {
  const [row] = await db
    .select({ first: min(trendConversations.day), last: max(trendConversations.day) })
    .from(trendConversations)
    .where(eq(trendConversations.userId, userId));
  return row ?? { first: null, last: null };
}

/** The conversations started in each period, by category and source, with the sum of their sentiment. */
export async function sumVolume(db: Queryable, userId: string, range: DayRange, bucket: Bucket): Promise<VolumeRow[]> {
  const sums = sql`category_id, source, conversations, sentiment_sum`;
  const counts = inRange(range, bucket, {
    days: ({ start, end }) =>
      sql`select day, ${sums} from trend_days where user_id = ${userId} and day between ${start} and ${end}`,
    months: ({ start, end }) =>
      sql`select month as day, ${sums} from trend_months where user_id = ${userId} and month between ${start} and ${end}`,
  });
  const { rows } = await db.execute<VolumeRow & Record<string, unknown>>(sql`
    select ${periodOf(bucket)} as period, category_id as "categoryId", source, sum(conversations)::int as conversations,
      sum(sentiment_sum) as "sentimentSum"
    from (${counts}) counts group by 1, category_id, source`);
  return rows;
}

interface MessageCounts extends Record<string, unknown> {
  messages: number;
  questions: number;
}

export interface MessageSums {
  /** One row per stored day or month: a period may have several, which the caller adds. */
  activity: (MessageCounts & { period: string })[];
  hours: (MessageCounts & { weekday: number; hour: number })[];
}

/** Messages by period and by hour of the week, Monday first, from one read of the stored sums. */
export async function sumMessages(
  db: Queryable,
  userId: string,
  range: DayRange,
  bucket: Bucket,
): Promise<MessageSums> {
  const sums = inRange(range, bucket, {
    days: ({ start, end }) => sql`
      select day, extract(isodow from day)::int as weekday, hour, messages, questions from trend_activity
      where user_id = ${userId} and day between ${start} and ${end}`,
    months: ({ start, end }) => sql`
      select month as day, weekday, hour, messages, questions from trend_week_hours
      where user_id = ${userId} and month between ${start} and ${end}`,
  });
  const { rows } = await db.execute<MessageCounts & { period: string | null; weekday: number; hour: number }>(sql`
    select ${periodOf(bucket)} as period, weekday, hour, messages, questions from (
      select day, weekday, hour, sum(messages)::int as messages, sum(questions)::int as questions
      from (${sums}) sums group by grouping sets ((day), (weekday, hour))
    ) counts order by weekday, hour`);
  const messageSums: MessageSums = { activity: [], hours: [] };
  for (const { period, weekday, hour, messages, questions } of rows) {
    if (period === null) messageSums.hours.push({ weekday, hour, messages, questions });
    else messageSums.activity.push({ period, messages, questions });
  }
  return messageSums;
}

/**
 * SQL: the first day of the period that contains `counts.day`, a column of the caller's query. Weeks start on Monday.
 */
export const periodOf = (bucket: Bucket): SQL =>
  sql`date_trunc(${sql.raw(`'${bucket}'`)}, counts.day::timestamp)::date::text`;

/**
 * SQL: the rows of a range. If the bucket is a month, `months` reads the whole months from monthly sums: its range goes
 * from the first day of the first month to the first day of the last month. `days` reads the days before and after the
 * whole months.
 */
export function inRange(
  range: DayRange,
  bucket: Bucket,
  { days, months }: Record<'days' | 'months', (range: DayRange) => SQL>,
): SQL {
  if (bucket !== 'month') return days(range);
  const cut = cutAtMonths(range);
  const wholeMonths = cut.months === undefined ? [] : [months(cut.months)];
  return sql.join([...cut.edges.map(days), ...wholeMonths], sql` union all `);
}
