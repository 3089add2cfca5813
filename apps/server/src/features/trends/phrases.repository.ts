import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import type { Bucket, Period } from './periods.ts';

export type PhraseKind = 'topic' | 'question';

export interface PhraseRow {
  key: string;
  conversations: number;
  /** In the second half of the range. */
  later: number;
}

/** Over more days than that, what is frequent in all is frequent enough: the rest of the archive is not read. */
const SHORT_DAYS = 120;
const CANDIDATES = 150;
const MOST_PHRASES = 200;

const keysOf = (keys: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key)`;

/**
 * Phrases of at least two conversations begun in the range, most frequent first; `middle` is the first day of its second
 * half, `days` how long it is.
 */
export async function listPhrases(
  db: Queryable,
  userId: string,
  { kind, start, end, middle, days }: Period & { kind: PhraseKind; middle: string; days: number },
): Promise<PhraseRow[]> {
  const frequent =
    days <= SHORT_DAYS
      ? sql``
      : sql`and p.key in (select key from trend_phrase_totals where user_id = ${userId} and kind = ${kind}
          and conversations > 1 order by conversations desc limit ${CANDIDATES})`;
  const { rows } = await db.execute<{ key: string; conversations: number; later: number }>(sql`
    select p.key, count(*)::int as conversations, (count(*) filter (where p.day >= ${middle}::date))::int as later
    from trend_phrases p
    where p.user_id = ${userId} and p.kind = ${kind} and p.day between ${start} and ${end} ${frequent}
    group by p.key having count(*) > 1 order by conversations desc, p.key limit ${MOST_PHRASES}`);
  return rows;
}

/** How each of these was said last within the range, and when. */
export async function listLabels(
  db: Queryable,
  userId: string,
  { kind, keys, start, end }: Period & { kind: PhraseKind; keys: readonly string[] },
): Promise<Map<string, { label: string; day: string }>> {
  const { rows } = await db.execute<{ key: string; label: string; day: string }>(sql`
    select k.key, last.label, last.day::text as day from ${keysOf(keys)} k cross join lateral (
      select label, day from trend_phrases p
      where p.user_id = ${userId} and p.kind = ${kind} and p.key = k.key and p.day between ${start} and ${end}
      order by p.day desc limit 1
    ) last`);
  return new Map(rows.map(({ key, label, day }) => [key, { label, day }]));
}

/** How often each of these topics came up, by period. */
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
      and p.key in (select k.key from ${keysOf(keys)} k)
    group by 1, 2`);
  return rows;
}
