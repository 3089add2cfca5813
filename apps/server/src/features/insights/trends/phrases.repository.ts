import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { addDays } from '#platform/local-day.ts';
import { cutAtMonths, cutAtYears } from './months.ts';
import { type Bucket, type DayRange } from './periods.ts';
import { inRange, periodOf } from './trends.repository.ts';

export type PhraseKind = 'topic' | 'question';

export interface PhraseRow {
  key: string;
  conversations: number;
  /** Conversations in the second half of the range. */
  inSecondHalf: number;
}

/** In a longer range, only phrases that are frequent in the whole archive are read. */
const MAX_DAYS_OF_ALL_PHRASES = 120;
const MAX_CANDIDATES = 150;
const MAX_PHRASES = 200;

const keysAsRows = (keys: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key)`;

interface PhraseQuery extends DayRange {
  kind: PhraseKind;
  bucket: Bucket;
}

/** SQL: selects `key, day, conversations` of the phrases of a range, only those in `keys` if given. */
function phrasesIn(userId: string, { kind, bucket, ...range }: PhraseQuery, keys?: SQL): SQL {
  const keyCondition = keys === undefined ? sql`` : sql`and p.key in ${keys}`;
  return inRange(range, bucket, {
    days: ({ start, end }) => sql`
      select p.key, p.day, 1 as conversations from trend_phrases p
      where p.user_id = ${userId} and p.kind = ${kind} and p.day between ${start} and ${end} ${keyCondition}`,
    months: ({ start, end }) => sql`
      select p.key, p.month as day, p.conversations from trend_phrase_months p
      where p.user_id = ${userId} and p.kind = ${kind} and p.month between ${start} and ${end} ${keyCondition}`,
  });
}

/** Like `phrasesIn`, but for totals: when the bucket is a month, whole years are read from yearly sums. */
function totalsIn(userId: string, { kind, bucket, ...range }: PhraseQuery, keys?: SQL): SQL {
  if (bucket !== 'month') return phrasesIn(userId, { kind, bucket, ...range }, keys);
  const keyCondition = keys === undefined ? sql`` : sql`and p.key in ${keys}`;
  const cut = cutAtMonths(range);
  const { years, months } = cut.months === undefined ? { months: [], years: undefined } : cutAtYears(cut.months);
  const selects = [
    ...cut.edges.map((edge) => phrasesIn(userId, { kind, bucket: 'day', ...edge }, keys)),
    ...months.map(
      ({ start, end }) => sql`
        select p.key, p.month as day, p.conversations from trend_phrase_months p
        where p.user_id = ${userId} and p.kind = ${kind} and p.month between ${start} and ${end} ${keyCondition}`,
    ),
    ...(years === undefined
      ? []
      : [
          sql`
            select p.key, p.year as day, p.conversations from trend_phrase_years p
            where p.user_id = ${userId} and p.kind = ${kind} and p.year between ${years.start} and ${years.end} ${keyCondition}`,
        ]),
  ];
  return sql.join(selects, sql` union all `);
}

/**
 * Phrases of at least two conversations started in the range, most frequent first. `days` is the length of the range,
 * `middle` the first day of its second half. When the bucket is a month, `middle` must be the first of a month.
 */
export async function listPhrases(
  db: Queryable,
  userId: string,
  { middle, days, ...query }: PhraseQuery & { middle: string; days: number },
): Promise<PhraseRow[]> {
  const frequent = sql`(select key from trend_phrase_totals where user_id = ${userId} and kind = ${query.kind}
    and conversations > 1 order by conversations desc limit ${MAX_CANDIDATES})`;
  const keys = days <= MAX_DAYS_OF_ALL_PHRASES ? undefined : frequent;
  const { rows } = await db.execute<{ key: string; conversations: number; inSecondHalf: number }>(sql`
    select key, sum(conversations)::int as conversations, coalesce(sum(conversations) filter (where is_second_half), 0)::int as "inSecondHalf"
    from (
      select key, conversations, false as is_second_half from (${totalsIn(userId, { ...query, end: addDays(middle, -1) }, keys)}) first_half
      union all
      select key, conversations, true from (${totalsIn(userId, { ...query, start: middle }, keys)}) second_half
    ) halves
    group by key having sum(conversations) > 1 order by conversations desc, key limit ${MAX_PHRASES}`);
  return rows;
}

/** The latest wording of each phrase in the range, and its day. */
export async function listLabels(
  db: Queryable,
  userId: string,
  { kind, keys, start, end }: DayRange & { kind: PhraseKind; keys: readonly string[] },
): Promise<Map<string, { label: string; day: string }>> {
  const { rows } = await db.execute<{ key: string; label: string; day: string }>(sql`
    select k.key, last.label, last.day::text as day from ${keysAsRows(keys)} k cross join lateral (
      select label, day from trend_phrases p
      where p.user_id = ${userId} and p.kind = ${kind} and p.key = k.key and p.day between ${start} and ${end}
      order by p.day desc limit 1
    ) last`);
  return new Map(rows.map(({ key, label, day }) => [key, { label, day }]));
}

/** How often each topic occurred, by period. */
export async function countTopics(
  db: Queryable,
  userId: string,
  range: DayRange,
  { keys, bucket }: { keys: readonly string[]; bucket: Bucket },
): Promise<{ key: string; period: string; conversations: number }[]> {
  const phrases = phrasesIn(userId, { ...range, kind: 'topic', bucket }, keysAsRows(keys));
  const { rows } = await db.execute<{ key: string; period: string; conversations: number }>(sql`
    select key, ${periodOf(bucket)} as period, sum(conversations)::int as conversations
    from (${phrases}) counts group by 1, 2`);
  return rows;
}
