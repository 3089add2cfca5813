import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import type { HourOfWeek } from '@app/contract/trends';

/** Calendar days, both included. */
interface Days {
  start: string;
  end: string;
}

const between = (column: SQL, days: Days | undefined): SQL =>
  days === undefined ? sql`true` : sql`${column} between ${days.start} and ${days.end}`;

/** The `limit` most frequent topics that occur in at least `min` conversations, with their counts by month. */
export async function listTopicCounts(
  db: Queryable,
  userId: string,
  { min, limit, days }: { min: number; limit: number; days?: Days | undefined },
): Promise<{ key: string; months: [month: string, conversations: number][] }[]> {
  const { rows } = await db.execute<{ key: string; months: [string, number][] }>(sql`
    select p.key, json_agg(json_build_array(to_char(p.month, 'YYYY-MM'), p.conversations)) as months
    from trend_phrase_months p
    where p.user_id = ${userId} and p.kind = 'topic' and ${between(sql`p.month`, days)} and p.key in (
      select key from trend_phrase_totals where user_id = ${userId} and kind = 'topic' and conversations >= ${min}
      order by conversations desc, key limit ${limit})
    group by p.key having sum(p.conversations) >= ${min} order by sum(p.conversations) desc, p.key`);
  return rows;
}

export interface PhraseMention extends Record<string, unknown> {
  key: string;
  label: string;
  conversationId: string;
  day: string;
  categoryId: string;
}

/** The conversations with each of these topics or questions, oldest first. */
export async function listMentions(
  db: Queryable,
  userId: string,
  { kind, keys, days }: { kind: 'topic' | 'question'; keys: readonly string[]; days?: Days | undefined },
): Promise<PhraseMention[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<PhraseMention>(sql`
    select p.key, p.label, p.conversation_id as "conversationId", p.day::text as day, c.category_id as "categoryId"
    from trend_phrases p
    join trend_conversations c on c.user_id = p.user_id and c.conversation_id = p.conversation_id
    where p.user_id = ${userId} and p.kind = ${kind} and ${between(sql`p.day`, days)}
      and p.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
    order by p.day, p.conversation_id`);
  return rows;
}

/** The keys of the questions that occur in at least `min` conversations, most frequent first. */
export async function listFrequentQuestions(
  db: Queryable,
  userId: string,
  { min, limit, days }: { min: number; limit: number; days?: Days | undefined },
): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select p.key from trend_phrase_months p
    where p.user_id = ${userId} and p.kind = 'question' and ${between(sql`p.month`, days)} and p.key in (
      select key from trend_phrase_totals where user_id = ${userId} and kind = 'question' and conversations >= ${min})
    group by p.key having sum(p.conversations) >= ${min} order by sum(p.conversations) desc, p.key limit ${limit}`);
  return rows.map(({ key }) => key);
}

/** Messages by hour of the week, Monday first. */
export async function sumHours(db: Queryable, userId: string, days: Days | undefined): Promise<HourOfWeek[]> {
  const { rows } = await db.execute<HourOfWeek & Record<string, unknown>>(sql`
    select weekday, hour, sum(messages)::int as messages, sum(questions)::int as questions from trend_week_hours
    where user_id = ${userId} and ${between(sql`month`, days)} group by 1, 2 order by 1, 2`);
  return rows;
}

/** The day on which most conversations were started; the latest of equal ones. */
export async function findBusiestDay(
  db: Queryable,
  userId: string,
  days: Days | undefined,
): Promise<{ day: string; conversations: number } | undefined> {
  const { rows } = await db.execute<{ day: string; conversations: number }>(sql`
    select day::text as day, sum(conversations)::int as conversations from trend_days
    where user_id = ${userId} and ${between(sql`day`, days)} group by 1 order by 2 desc, 1 desc limit 1`);
  return rows[0];
}
