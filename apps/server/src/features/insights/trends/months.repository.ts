import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';

/**
 * Rebuilds `trend_months` for every month that has one of `startedDays` in it, and `trend_week_hours` for every month
 * that has one of `activeDays` in it.
 */
export async function recomputeMonths(
  tx: Tx,
  userId: string,
  { startedDays, activeDays }: { startedDays: readonly string[]; activeDays: readonly string[] },
): Promise<void> {
  const [startedMonths, activeMonths] = [monthsOf(startedDays), monthsOf(activeDays)];
  await tx.execute(sql`delete from trend_months where user_id = ${userId} and month in ${startedMonths}`);
  await tx.execute(sql`
    insert into trend_months (user_id, month, category_id, source, conversations, sentiment_sum)
    select user_id, m.month, category_id, source, sum(conversations), sum(sentiment_sum)
    from ${startedMonths} m join trend_days d on d.user_id = ${userId} and d.day >= m.month and d.day < m.month + interval '1 month'
    group by 1, 2, 3, 4`);
  await tx.execute(sql`delete from trend_week_hours where user_id = ${userId} and month in ${activeMonths}`);
  await tx.execute(sql`
    insert into trend_week_hours (user_id, month, weekday, hour, messages, questions)
    select user_id, m.month, extract(isodow from day), hour, sum(messages), sum(questions)
    from ${activeMonths} m join trend_activity a on a.user_id = ${userId} and a.day >= m.month and a.day < m.month + interval '1 month'
    group by 1, 2, 3, 4`);
}

const monthsOf = (days: readonly string[]) =>
  sql`(select distinct date_trunc('month', day)::date as month from unnest(${`{${days.join(',')}}`}::date[]) as day)`;

interface PhraseChange {
  kind: string;
  key: string;
  /** The first day of the month. */
  month: string;
  delta: number;
}

/** Adds each `delta`, which may be negative, to the phrase's monthly and yearly counts; deletes counts that reach 0. */
export async function adjustPhraseCounts(tx: Tx, userId: string, changes: readonly PhraseChange[]): Promise<void> {
  if (changes.length === 0) return;
  for (const unit of ['month', 'year'] as const) {
    const [table, column] = [sql.raw(`trend_phrase_${unit}s`), sql.raw(unit)];
    const changed = sql`(
      select kind, key, date_trunc(${unit}, month)::date as at, sum(delta)::int as delta
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(kind text, key text, month date, delta int)
      group by 1, 2, 3 having sum(delta) <> 0) c`;
    await tx.execute(sql`
      insert into ${table} (user_id, kind, key, ${column}, conversations)
      select ${userId}::uuid, c.kind, c.key, c.at, c.delta from ${changed}
      on conflict (user_id, kind, key, ${column}) do update
        set conversations = ${table}.conversations + excluded.conversations`);
    await tx.execute(sql`
      delete from ${table} p using ${changed}
      where p.user_id = ${userId} and p.kind = c.kind and p.key = c.key and p.${column} = c.at and p.conversations < 1`);
  }
}
