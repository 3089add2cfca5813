import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#db/database.ts';
import { conversations, messages } from '#db/schema/conversations.ts';
import { trendConversations, trendHours, trendPhrases } from '#db/schema/trends.ts';
import type { Opening } from './phrases.ts';

/** A topic, a question or a decision. The `key` of a decision is the id of its message. */
export type NewPhrase = Omit<typeof trendPhrases.$inferInsert, 'userId' | 'day'>;

const MAX_FIRST_MESSAGES = 3;
const MAX_FIRST_MESSAGE_LENGTH = 2_000;

/** SQL: an array for use in `any(…)`. */
const toUuidArray = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;
const toDateArray = (values: readonly string[]) => sql`${`{${values.join(',')}}`}::date[]`;

/**
 * Title and first user messages of these conversations, except for deleted and archived ones, which are not counted.
 */
export async function listOpenings(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<(Opening & { id: string })[]> {
  if (ids.length === 0) return [];
  const openers = sql<string[]>`(
    select coalesce(jsonb_agg(o.content order by o.seq), '[]'::jsonb) from (
      select left(m.content, ${MAX_FIRST_MESSAGE_LENGTH}) as content, m.seq from ${messages} m
      where m.user_id = ${conversations}.user_id and m.conversation_id = ${conversations}.id
        and m.role = 'user' and m.content <> ''
      order by m.seq limit ${MAX_FIRST_MESSAGES}
    ) o)`;
  return db
    .select({ id: conversations.id, title: conversations.title, openers })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        inArray(conversations.id, [...ids]),
        sql`${conversations.deletedAt} is null and not ${conversations.isArchived}`,
      ),
    );
}

export interface MessageText extends Record<string, unknown> {
  conversationId: string;
  messageId: string;
  /** The first 4,000 characters. */
  content: string;
}

/** The person's messages in these conversations that match the regular expression `pattern`, oldest first. */
export async function listMessagesWith(
  db: Queryable,
  userId: string,
  { ids, pattern }: { ids: readonly string[]; pattern: string },
): Promise<MessageText[]> {
  const { rows } = await db.execute<MessageText>(sql`
    select m.conversation_id as "conversationId", m.id as "messageId", left(m.content, 4000) as content
    from ${messages} m
    where m.user_id = ${userId} and m.conversation_id = any(${toUuidArray(ids)}) and m.role = 'user'
      and left(m.content, 4000) ~* ${pattern}
    order by m.conversation_id, m.seq`);
  return rows;
}

/** Deletes the counts of these conversations. Returns the days and phrases whose sums have to be updated. */
export async function deleteCounts(tx: Tx, userId: string, ids: readonly string[]): Promise<StaleSums> {
  const conversationsCondition = (table: typeof trendConversations | typeof trendHours | typeof trendPhrases) =>
    and(eq(table.userId, userId), inArray(table.conversationId, [...ids]));
  const started = await tx
    .delete(trendConversations)
    .where(conversationsCondition(trendConversations))
    .returning({ day: trendConversations.day });
  const active = await tx
    .delete(trendHours)
    .where(conversationsCondition(trendHours))
    .returning({ day: trendHours.day });
  const phrases = await tx
    .delete(trendPhrases)
    .where(conversationsCondition(trendPhrases))
    .returning({ kind: trendPhrases.kind, key: trendPhrases.key, day: trendPhrases.day });
  return {
    startedDays: started.map(({ day }) => day),
    activeDays: active.map(({ day }) => day),
    phrases,
  };
}

export interface StaleSums {
  /** Days on which conversations were started. */
  startedDays: string[];
  /** Days with messages. */
  activeDays: string[];
  phrases: { kind: string; key: string; day: string }[];
}

/**
 * Counts these conversations by the days of a time zone. The column `questions` is the number of messages of the user.
 * Returns the days and phrases whose sums have to be updated.
 */
export async function insertCounts(
  tx: Tx,
  userId: string,
  { ids, timeZone, phrases }: { ids: readonly string[]; timeZone: string; phrases: readonly NewPhrase[] },
): Promise<StaleSums> {
  const started = await tx.execute<{ day: string }>(sql`
    insert into trend_conversations (user_id, conversation_id, day, category_id, source, sentiment)
    select user_id, id, (created_at at time zone ${timeZone})::date, category_id, source, sentiment from conversations
    where user_id = ${userId} and id = any(${toUuidArray(ids)}) and deleted_at is null and not is_archived
    returning day::text`);
  const active = await tx.execute<{ day: string }>(sql`
    insert into trend_hours (user_id, conversation_id, day, hour, messages, questions)
    select m.user_id, m.conversation_id, (m.created_at at time zone ${timeZone})::date,
      extract(hour from m.created_at at time zone ${timeZone}), count(*), count(*) filter (where m.role = 'user')
    from messages m join trend_conversations c on c.user_id = m.user_id and c.conversation_id = m.conversation_id
    where m.user_id = ${userId} and m.conversation_id = any(${toUuidArray(ids)})
    group by 1, 2, 3, 4
    returning day::text`);
  const stored = await tx.execute<{ kind: string; key: string; day: string }>(sql`
    insert into trend_phrases (user_id, kind, key, conversation_id, day, label)
    select c.user_id, p.kind, p.key, c.conversation_id, c.day, p.label
    from jsonb_to_recordset(${JSON.stringify(phrases)}::jsonb) as p(kind text, key text, "conversationId" uuid, label text)
    join trend_conversations c on c.user_id = ${userId} and c.conversation_id = p."conversationId"
    returning kind, key, day::text`);
  return {
    startedDays: started.rows.map(({ day }) => day),
    activeDays: active.rows.map(({ day }) => day),
    phrases: stored.rows,
  };
}

/** Recomputes the sums of these days. */
export async function recomputeDays(
  tx: Tx,
  userId: string,
  { startedDays, activeDays }: { startedDays: readonly string[]; activeDays: readonly string[] },
): Promise<void> {
  const [started, active] = [toDateArray(startedDays), toDateArray(activeDays)];
  await tx.execute(sql`delete from trend_days where user_id = ${userId} and day = any(${started})`);
  await tx.execute(sql`
    insert into trend_days (user_id, day, category_id, source, conversations, sentiment_sum)
    select user_id, day, category_id, source, count(*), sum(sentiment) from trend_conversations
    where user_id = ${userId} and day = any(${started}) group by 1, 2, 3, 4`);
  await tx.execute(sql`delete from trend_activity where user_id = ${userId} and day = any(${active})`);
  await tx.execute(sql`
    insert into trend_activity (user_id, day, hour, messages, questions)
    select user_id, day, hour, sum(messages), sum(questions) from trend_hours
    where user_id = ${userId} and day = any(${active}) group by 1, 2, 3`);
}

/**
 * Adds each `delta`, which may be negative, to the phrase's total, because a frequent phrase is in too many
 * conversations to recount.
 */
export async function adjustTotals(
  tx: Tx,
  userId: string,
  changes: readonly { kind: string; key: string; delta: number }[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.execute(sql`
    insert into trend_phrase_totals (user_id, kind, key, conversations)
    select ${userId}::uuid, c.kind, c.key, c.delta
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(kind text, key text, delta int)
    on conflict (user_id, kind, key) do update
      set conversations = trend_phrase_totals.conversations + excluded.conversations`);
  await tx.execute(sql`delete from trend_phrase_totals where user_id = ${userId} and conversations < 1
    and key in (select c.key from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(key text, delta int) where c.delta < 0)`);
}
