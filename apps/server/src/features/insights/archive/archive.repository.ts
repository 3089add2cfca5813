import { MIN_CONFIDENCE_TO_REVIEW } from '@app/understanding/categorise';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { documents } from '#db/schema/documents.ts';

/** The whole archive, or the conversations that were started on `days`, both included, in the user's time zone. */
export interface ArchivePart {
  timeZone: string;
  days?: { start: string; end: string } | undefined;
}

/** Conversations that are neither in the trash nor archived. */
const isShown = sql`c.deleted_at is null and not c.is_archived`;

const startedIn = ({ timeZone, days }: ArchivePart): SQL =>
  days === undefined
    ? sql`true`
    : sql`(c.created_at >= ${days.start}::timestamp at time zone ${timeZone}
        and c.created_at < (${days.end}::date + 1)::timestamp at time zone ${timeZone})`;

export interface MonthRow extends Record<string, unknown> {
  /** Such as 2026-11. */
  month: string;
  categoryId: string;
  source: string;
  conversations: number;
  messages: number;
  toReview: number;
  firstDay: string;
  lastDay: string;
}

/**
 * All conversations by month, category and source, counted from the conversations, because the counts of trends are
 * updated later.
 */
export async function countByMonth(db: Queryable, userId: string, timeZone: string): Promise<MonthRow[]> {
  const { rows } = await db.execute<MonthRow>(sql`
    select to_char(local, 'YYYY-MM') as month, category_id as "categoryId", source, count(*)::int as conversations,
      sum(message_count)::int as messages, count(*) filter (where is_in_review)::int as "toReview",
      to_char(min(local), 'YYYY-MM-DD') as "firstDay", to_char(max(local), 'YYYY-MM-DD') as "lastDay"
    from (
      select c.created_at at time zone ${timeZone} as local, category_id, source, message_count,
        needs_review and (guesses->0->>'confidence')::real >= ${MIN_CONFIDENCE_TO_REVIEW} as is_in_review
      from ${conversations} c where c.user_id = ${userId} and ${isShown}
    ) started group by 1, 2, 3`);
  return rows;
}

export async function countDocuments(db: Queryable, userId: string, part: ArchivePart): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${documents} d
    join ${conversations} c on c.user_id = d.user_id and c.id = d.conversation_id
    where d.user_id = ${userId} and ${isShown} and ${startedIn(part)}`);
  return rows[0]?.count ?? 0;
}

interface LongestRow extends Record<string, unknown> {
  conversationId: string;
  title: string;
  messages: number;
  days: number;
}

/** The conversation with the most messages. */
export async function findLongest(db: Queryable, userId: string, part: ArchivePart): Promise<LongestRow | undefined> {
  const { timeZone } = part;
  const { rows } = await db.execute<LongestRow>(sql`
    select c.id as "conversationId", c.title, c.message_count as messages,
      greatest(1, (c.last_activity_at at time zone ${timeZone})::date - (c.created_at at time zone ${timeZone})::date + 1)
        as days
    from ${conversations} c where c.user_id = ${userId} and ${isShown} and ${startedIn(part)}
    order by c.message_count desc, c.created_at, c.id limit 1`);
  return rows[0];
}

/** How many of the oldest conversations are searched for one that has a question. */
const MAX_OLDEST = 5;

export interface QuestionRow extends Record<string, unknown> {
  conversationId: string;
  content: string;
  at: string;
}

/** The person's first message in each of the oldest conversations, oldest first, cut at 2,000 characters. */
export async function listFirstQuestions(db: Queryable, userId: string, part: ArchivePart): Promise<QuestionRow[]> {
  const { rows } = await db.execute<QuestionRow>(sql`
    select oldest.id as "conversationId", left(m.content, 2000) as content, to_json(oldest.created_at)#>>'{}' as at
    from (
      select c.user_id, c.id, c.created_at from ${conversations} c
      where c.user_id = ${userId} and ${isShown} and ${startedIn(part)}
      order by c.created_at, c.id limit ${MAX_OLDEST}
    ) oldest
    cross join lateral (
      select content from messages where user_id = oldest.user_id and conversation_id = oldest.id
        and role = 'user' and content <> '' order by seq limit 1
    ) m order by oldest.created_at, oldest.id`);
  return rows;
}

interface NightRow extends Record<string, unknown> {
  conversationId: string;
  title: string;
  at: string;
}

/**
 * The conversation with the question asked latest at night, between 1 and 5 AM; the time of day decides, and not the
 * date. The candidates come from the hours counted for trends.
 */
export async function findLatestAtNight(
  db: Queryable,
  userId: string,
  { timeZone, days }: ArchivePart,
): Promise<NightRow | undefined> {
  const inDays = days === undefined ? sql`true` : sql`h.day between ${days.start} and ${days.end}`;
  const { rows } = await db.execute<NightRow>(sql`
    select c.id as "conversationId", c.title, to_json(m.created_at)#>>'{}' as at
    from (
      select h.conversation_id, h.day, h.hour from trend_hours h
      where h.user_id = ${userId} and h.hour between 1 and 4 and h.questions > 0 and ${inDays}
      order by h.hour desc, h.day desc limit 200
    ) h
    join ${conversations} c on c.user_id = ${userId} and c.id = h.conversation_id and ${isShown}
    join messages m on m.user_id = c.user_id and m.conversation_id = c.id and m.role = 'user'
    where extract(hour from m.created_at at time zone ${timeZone}) = h.hour
    order by (m.created_at at time zone ${timeZone})::time desc, m.created_at limit 1`);
  return rows[0];
}

export interface DecisionRow extends Record<string, unknown> {
  conversationId: string;
  messageId: string;
  text: string;
  day: string;
}

/** The latest decisions that the counting for trends found in messages, and the total number of decisions. */
export async function listDecisions(
  db: Queryable,
  userId: string,
  { days }: ArchivePart,
  limit: number,
): Promise<{ count: number; latest: DecisionRow[] }> {
  const inDays = days === undefined ? sql`true` : sql`p.day between ${days.start} and ${days.end}`;
  const { rows } = await db.execute<DecisionRow & { count: number }>(sql`
    select p.conversation_id as "conversationId", p.key as "messageId", p.label as text, p.day::text as day,
      (count(*) over ())::int as count
    from trend_phrases p join ${conversations} c on c.user_id = p.user_id and c.id = p.conversation_id and ${isShown}
    where p.user_id = ${userId} and p.kind = 'decision' and ${inDays}
    order by p.day desc, p.key limit ${limit}`);
  const latest = rows.map(({ conversationId, messageId, text, day }) => ({ conversationId, messageId, text, day }));
  return { count: rows[0]?.count ?? 0, latest };
}
