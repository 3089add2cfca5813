/**
 * trends: what GET /api/trends calculates over an archive of 100,000 conversations in ten years, for all of it, the last
 * year and the last 30 days, compared with counting the same conversations and messages by month in one scan.
 * Target: 200 ms. TRENDS_CONVERSATIONS sets how many there are (default 100,000), TRENDS_ROUNDS how often each is
 * asked (default 15).
 */
import { performance } from 'node:perf_hooks';
import type { Database } from '../apps/server/src/db/database.ts';
import { databaseSection } from '../apps/server/src/db/database.config.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { createTrendsService } from '../apps/server/src/features/insights/trends/trends.service.ts';
import { loadConfig } from '../apps/server/src/platform/config.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { withTemporaryFolder, quantile } from './app-process.ts';

const conversations = Number(process.env['TRENDS_CONVERSATIONS'] ?? 100_000);
const rounds = Number(process.env['TRENDS_ROUNDS'] ?? 15);
const userId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01';
/** Conversations per insert statement. */
const BATCH_SIZE = 5_000;
const now = new Date('2026-11-21T12:00:00Z');

/**
 * Stores conversations of four messages in ten categories and from three sources. The titles are about 2,000 different
 * pairs of words, few of them common.
 */
async function fill(db: Database): Promise<void> {
  await db.$client.query(`
    insert into users (id, name, first_name, last_name, email, time_zone, created_at, updated_at)
    values ('${userId}', 'Trends Bench', 'Trends', 'Bench', 'trends@example.org', 'Europe/Berlin', now(), now())`);
  for (let from = 1; from <= conversations; from += BATCH_SIZE) await fillPart(db, from);
  await db.$client.query('analyze');
}

async function fillPart(db: Database, from: number): Promise<void> {
  const to = Math.min(conversations, from + BATCH_SIZE - 1);
  await db.$client.query(`
    with inserted as (
      insert into conversations (user_id, id, title, titled_by, category_id, placed_by, sentiment, message_count, source,
        created_at, updated_at, last_activity_at)
      select '${userId}', gen_random_uuid(), 'topic' || chr(97 + (power(random(), 3) * 25)::int) || ' subject'
        || chr(97 + (power(random(), 2) * 25)::int) || chr(97 + (random() * 2)::int), 'source',
        ('00000000-0000-4000-8000-00000000000' || (n % 10))::uuid, 'user', random(), 4,
        (array['chat', 'chatgpt', 'claude'])[1 + n % 3], at, at, at
      from (select n, timestamptz '2016-11-22' + n * (interval '3652 days' / ${conversations}) as at
        from generate_series(${from}, ${to}) n) numbered
      returning user_id, id, title, created_at
    )
    insert into messages (user_id, conversation_id, id, seq, role, content, fingerprint, created_at)
    select user_id, id, gen_random_uuid(), turn, case when turn % 2 = 0 then 'user' else 'assistant' end,
      'How do I handle ' || title || ' today?', gen_random_uuid(), created_at + turn * interval '20 minutes'
    from inserted, generate_series(0, 3) turn`);
}

async function measure(work: () => Promise<unknown>): Promise<{ median: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

const scan = (db: Database) => () =>
  db.$client.query(`
    select date_trunc('month', c.created_at), c.category_id, c.source, count(distinct c.id), count(*)
    from conversations c join messages m on m.user_id = c.user_id and m.conversation_id = c.id
    where c.user_id = '${userId}' and c.deleted_at is null group by 1, 2, 3`);

await withTemporaryFolder('trends', async (folder) => {
  const log = createLogger({ level: 'warn' });
  const { database: config } = loadConfig([databaseSection], {});
  const { db, close } = await openDatabase({ config, dataDir: folder, log });
  try {
    await fill(db);
    const trends = createTrendsService({
      db,
      clock: { now: () => now },
      timeZoneOf: async () => 'UTC',
      schedule: { list: async () => [] },
      tasks: { listDoneBetween: async () => [] },
      goals: { list: async () => [] },
      enqueueCounting: async () => {},
    });
    const startedAt = performance.now();
    await trends.catchUp(userId);
    const seconds = (performance.now() - startedAt) / 1_000;
    await db.$client.query('analyze');
    console.log(`trends count: ${conversations} conversations from scratch in ${seconds.toFixed(1)} s`);
    const baseline = await measure(scan(db));
    for (const [name, query] of [
      ['ten years', { from: '2016-01-01' }],
      ['one year', { from: '2025-11-22' }],
      ['30 days', { from: '2026-10-23' }],
    ] as const) {
      const { totals } = await trends.getTrends(userId, query, true);
      if (totals.conversations === 0) throw new Error('nothing was counted');
      const ours = await measure(() => trends.getTrends(userId, query, true));
      console.log(
        `trends ${name}: ${ours.median.toFixed(0)} ms, p95 ${ours.p95.toFixed(0)} ms ` +
          `(${(ours.median / baseline.median).toFixed(3)} of one scan, ${baseline.median.toFixed(0)} ms)`,
      );
    }
  } finally {
    await close();
  }
});
