import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';

/** Sums the months of these days anew, from the sums of days. */
export async function renewMonths(
  tx: Tx,
  userId: string,
  { begun, active }: { begun: readonly string[]; active: readonly string[] },
): Promise<void> {
  const [beginnings, activity] = [monthsOf(begun), monthsOf(active)];
  await tx.execute(sql`delete from trend_months where user_id = ${userId} and month in ${beginnings}`);
  await tx.execute(sql`
    insert into trend_months (user_id, month, category_id, source, conversations, sentiment_sum)
    select user_id, m.month, category_id, source, sum(conversations), sum(sentiment_sum)
    from ${beginnings} m join trend_days d on d.user_id = ${userId} and d.day >= m.month and d.day < m.month + interval '1 month'
    group by 1, 2, 3, 4`);
  await tx.execute(sql`delete from trend_week_hours where user_id = ${userId} and month in ${activity}`);
  await tx.execute(sql`
    insert into trend_week_hours (user_id, month, weekday, hour, messages, questions)
    select user_id, m.month, extract(isodow from day), hour, sum(messages), sum(questions)
    from ${activity} m join trend_activity a on a.user_id = ${userId} and a.day >= m.month and a.day < m.month + interval '1 month'
    group by 1, 2, 3, 4`);
}

const monthsOf = (days: readonly string[]) =>
  sql`(select distinct date_trunc('month', day)::date as month from unnest(${`{${days.join(',')}}`}::date[]) as day)`;

/** How often a phrase is said in a month follows the difference, as its total does. */
export async function moveMonths(
  tx: Tx,
  userId: string,
  changes: readonly { kind: string; key: string; month: string; by: number }[],
): Promise<void> {
  if (changes.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(kind text, key text, month date, by int)`;
  await tx.execute(sql`
    insert into trend_phrase_months (user_id, kind, key, month, conversations)
    select ${userId}::uuid, c.kind, c.key, c.month, c.by from ${given}
    on conflict (user_id, kind, key, month) do update
      set conversations = trend_phrase_months.conversations + excluded.conversations`);
  await tx.execute(sql`
    delete from trend_phrase_months p using ${given}
    where p.user_id = ${userId} and p.kind = c.kind and p.key = c.key and p.month = c.month and p.conversations < 1`);
}
