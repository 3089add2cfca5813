/**
 * insights: recommendations generated for 10,000 conversations of two questions each, through the running app, compared
 * with only reading the same questions from the database; then statistics and achievements of the same account.
 * Targets: recommendations within 2 s, statistics in one indexed read. INSIGHTS_CONVERSATIONS sets how many there are
 * (default 10,000), INSIGHTS_ROUNDS how often each is asked (default 5).
 */
import { performance } from 'node:perf_hooks';
import { createDatabase, type Database } from '../apps/server/src/db/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { withTemporaryFolder, quantile, signUp, startServer } from './app-process.ts';

const count = Number(process.env['INSIGHTS_CONVERSATIONS'] ?? 10_000);
const rounds = Number(process.env['INSIGHTS_ROUNDS'] ?? 5);

/** Templates of messages about the person's life, which are in about a quarter of the conversations. */
const PERSONAL_MESSAGES = [
  "I'm planning to open a coffee shop in {place}. What permits do I need?",
  "I'm really worried about the {thing} of my mother. How long does it take?",
  'I promised {person} to send the photos of our trip. Which format is best for prints?',
  'I want to meditate for ten minutes every morning. How do people keep at it?',
  'Can you write the weekly status report for the marketing team about the {thing} in {place}?',
];
/** Templates of the messages in the other conversations. */
const GENERAL_MESSAGES = [
  'What is the difference between {thing} and {place} in the way people speak of them today?',
  'Explain how the {thing} works, with an example that a child of ten understands, please.',
  'Write a polite reply to {person}, who asks whether the {thing} can wait until next month.',
  'Give me a recipe with {thing} that takes less than half an hour and needs one pan only.',
  'How do I get from {place} to the sea with a bicycle and a tent without taking main roads?',
];
/** Number of random values from which the placeholders of the templates are filled. */
const VARIANTS = 2_000;

/** SQL for the element of a list at this number. */
const pick = (list: readonly string[], at: string): string =>
  `(array[${list.map((text) => `'${text.replaceAll("'", "''")}'`).join(',')}])[1 + ${at} % ${list.length}]`;

async function fill(db: Database): Promise<void> {
  await db.$client.query(`
    insert into conversations (user_id, id, title, titled_by, category_id, placed_by, message_count, next_seq, source,
      created_at, updated_at, last_activity_at)
    select u.id, gen_random_uuid(), 'Conversation ' || n, 'source',
      (select c.id from categories c where c.user_id = u.id order by c.position offset n % 10 limit 1), 'user', 4, 4,
      'chatgpt', at, at, at
    from users u, (select n, now() - n * interval '2 hours' as at from generate_series(1, ${count}) n) begun`);
  await db.$client.query(`
    insert into messages (user_id, conversation_id, id, seq, role, content, fingerprint, created_at)
    select user_id, id, gen_random_uuid(), turn, case when turn % 2 = 0 then 'user' else 'assistant' end,
      replace(replace(replace(case when nr % 4 = 0 then ${pick(PERSONAL_MESSAGES, '(nr / 4 + turn)')} else ${pick(GENERAL_MESSAGES, '(nr + turn)')} end,
        '{thing}', 'thing' || chr(97 + nr % 26) || chr(97 + nr * 7 % 26) || ' matter' || chr(97 + nr * 3 % 26)),
        '{place}', 'Place' || chr(97 + nr * 11 % 26) || chr(97 + nr * 5 % 26)), '{person}', 'Person' || chr(97 + nr % 26)),
      gen_random_uuid(), created_at + turn * interval '1 minute'
    from (select *, (random() * ${VARIANTS})::int as nr from conversations) c, generate_series(0, 3) turn`);
  await db.$client.query('vacuum analyze');
}

/** Fills the archive; returns how long reading only the questions takes, in milliseconds. */
async function fillAndTimeReading(dataDir: string): Promise<number> {
  const log = createLogger({ level: 'warn' });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const db = createDatabase({ connectionString: postgres.connectionString, log, statementTimeoutMs: false });
  try {
    await fill(db);
    const began = performance.now();
    await db.$client.query("select conversation_id, left(content, 1500) from messages where role = 'user'");
    return performance.now() - began;
  } finally {
    await db.$client.end();
    await postgres.stop();
  }
}

async function time(work: () => Promise<Response>): Promise<{ median: number; slowest: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 1; round += 1) {
    const began = performance.now();
    const response = await work();
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url} was answered ${response.status}`);
    // The first call loads the data that all users share.
    if (round > 0) times.push(performance.now() - began);
  }
  return { median: quantile(times, 0.5), slowest: Math.max(...times) };
}

await withTemporaryFolder('insights', async (folder) => {
  const first = await startServer(folder);
  const authorization = await signUp(first.url, 'insights');
  await first.stop();
  const reading = await fillAndTimeReading(folder);
  const app = await startServer(folder);
  const call = (method: string, route: string) => fetch(`${app.url}${route}`, { method, headers: { authorization } });
  try {
    const advice = await time(() => call('POST', '/api/recommendations/generate'));
    console.log(
      `insights ${count} conversations: recommendations in ${advice.median.toFixed(0)} ms, slowest ${advice.slowest.toFixed(0)} ms ` +
        `(${(advice.median / reading).toFixed(1)} times reading the questions, ${reading.toFixed(0)} ms)`,
    );
    for (const route of ['/api/user/stats', '/api/user/achievements']) {
      const stats = await time(() => call('GET', route));
      console.log(`insights ${route}: ${stats.median.toFixed(1)} ms, slowest ${stats.slowest.toFixed(1)} ms`);
    }
  } finally {
    await app.stop();
  }
});
