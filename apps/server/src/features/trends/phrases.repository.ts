import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import type { Bucket, Period } from './periods.ts';

export interface TopicRow {
  key: string;
  label: string;
  conversations: number;
  /** In the second half of the range. */
  later: number;
}

/** Over so many days what is frequent at all is frequent enough: the rest of the archive is not read. */
const SHORT_DAYS = 120;
const CANDIDATES = 400;
const MOST_TOPICS = 200;

const frequent = (userId: string, kind: 'topic' | 'question', days: number) =>
  days <= SHORT_DAYS
    ? sql``
    : sql`and p.key in (select key from trend_phrase_totals where user_id = ${userId} and kind = ${kind}
        order by conversations desc limit ${CANDIDATES})`;

/** Topics of at least two conversations begun in the range, most frequent first; `middle` is the first day of its second half. */
export async function listTopics(
  db: Queryable,
  userId: string,
  { start, end, middle, days }: Period & { middle: string; days: number },
): Promise<TopicRow[]> {
  const { rows } = await db.execute<{ key: string; label: string; conversations: number; later: number }>(sql`
    select p.key, max(p.label) as label, count(*)::int as conversations,
      (count(*) filter (where p.day >= ${middle}::date))::int as later
    from trend_phrases p
    where p.user_id = ${userId} and p.kind = 'topic' and p.day between ${start} and ${end} ${frequent(userId, 'topic', days)}
    group by p.key having count(*) > 1 order by conversations desc, p.key limit ${MOST_TOPICS}`);
  return rows;
}

/** How often each of these came up, by period. */
export async function countTopics(
  db: Queryable,
  userId: string,
  { start, end }: Period,
  { keys, bucket }: { keys: readonly string[]; bucket: Bucket },
): Promise<{ key: string; period: string; conversations: number }[]> {
  const { rows } = await db.execute<{ key: string; period: string; conversations: number }>(sql`
    select p.key, date_trunc(${sql.raw(`'${bucket}'`)}, p.day::timestamp)::date::text as period, count(*)::int as conversations
    from trend_phrases p
    where p.user_id = ${userId} and p.kind = 'topic' and p.day between ${start} and ${end}
      and p.key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
    group by 1, 2`);
  return rows;
}

/** Questions of at least two conversations begun in the range, in the words of the latest. */
export async function listQuestions(
  db: Queryable,
  userId: string,
  { start, end, days, limit }: Period & { days: number; limit: number },
): Promise<{ key: string; label: string; times: number; lastAsked: string }[]> {
  const { rows } = await db.execute<{ key: string; label: string; times: number; lastAsked: string }>(sql`
    select p.key, (array_agg(p.label order by p.day desc, p.conversation_id desc))[1] as label, count(*)::int as times,
      max(p.day)::text as "lastAsked"
    from trend_phrases p
    where p.user_id = ${userId} and p.kind = 'question' and p.day between ${start} and ${end}
      ${frequent(userId, 'question', days)}
    group by p.key having count(*) > 1 order by times desc, max(p.day) desc, p.key limit ${limit}`);
  return rows;
}
