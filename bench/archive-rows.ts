/** Fills an archive directly in the database: importing as many conversations would take too long for a benchmark. */
import { createDatabase, type Database } from '../apps/server/src/db/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';

const VOCABULARY_SIZE = 20_000;
/** Conversations per insert statement. */
const BATCH_SIZE = 1_000;
const WORDS_PER_TEXT = 300;
/** Real words among the generated ones, by frequency rank. */
const PLANTED_WORDS: Readonly<Record<number, string>> = {
  3: 'project',
  20: 'garden',
  60: 'budget',
  400: 'mortgage',
  900: 'kitchen',
  6_000: 'lighthouse',
};

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = numbersFrom(7);

/** Words by Zipf's law: the nth word occurs 1/n as often as the first. */
function makeText(words: number): string {
  const text: string[] = [];
  for (let at = 0; at < words; at += 1) {
    const rank = Math.floor(VOCABULARY_SIZE ** random());
    text.push(PLANTED_WORDS[rank] ?? `w${rank}x`);
  }
  return text.join(' ');
}

async function fillBatch(db: Database, userId: string, from: number): Promise<void> {
  const texts = Array.from({ length: BATCH_SIZE }, () => makeText(WORDS_PER_TEXT));
  await db.$client.query(
    `
    with given as (
      select gen_random_uuid() as id, gen_random_uuid() as message_id, text, $2::int + at::int as number,
        split_part(text, ' ', 1) || ' ' || split_part(text, ' ', 2) as title,
        timestamptz '2020-01-01' + ($2::int + at::int) * interval '20 minutes' as moment
      from unnest($3::text[]) with ordinality t(text, at)
    ), stored_conversations as (
      insert into conversations (user_id, id, title, titled_by, category_id, placed_by, needs_review, guesses,
        engine_version, message_count, next_seq, source, created_at, updated_at, last_activity_at)
      select $1::uuid, id, title, 'source', (select c.id from categories c where c.user_id = $1::uuid
        order by c.position offset given.number % 10 limit 1), 'user', number % 100 = 0,
        case when number % 100 = 0 then (select jsonb_agg(jsonb_build_object('categoryId', two.id, 'confidence', 0.4))
          from (select c.id from categories c where c.user_id = $1::uuid order by c.position limit 2) two)
          else '[]'::jsonb end, 'bench', 1, 1,
        case when number % 3 = 0 then 'chat' else 'chatgpt' end, moment, moment, moment from given returning id, title
    ), stored_messages as (
      insert into messages (user_id, conversation_id, id, seq, role, content, fingerprint, created_at)
      select $1::uuid, id, message_id, 0, 'user', text || case when number % 5 = 0 then $4::text else '' end,
        gen_random_uuid(), moment from given
    ), indexed as (
      insert into conversation_words (user_id, conversation_id, chunk, from_seq, to_seq, month, words)
      select $1::uuid, id, 0, 0, 0, (extract(year from moment at time zone 'UTC') * 12 + extract(month from moment at time zone 'UTC'))::int,
        to_tsvector('plain', title || ' ' || text) from given
    )
    insert into conversation_vectors (user_id, conversation_id, embedder, basis, vector, sketch)
    select $1::uuid, id, 'use-lite-2', md5(title || ':1'),
      (select string_agg(decode(md5(id::text || part::text), 'hex'), ''::bytea) from generate_series(1, 32) part),
      (select string_agg((('x' || md5(id::text || part::text))::bit(128))::text, '')::bit(512) from generate_series(1, 4) part)
    from given`,
    [userId, from, texts, '\n```\ncode\n```'],
  );
}

/**
 * Gives the first user of a data directory `count` conversations, every hundredth of them for review. The app must not
 * be running on this directory.
 */
export async function fillArchive(dataDir: string, count: number): Promise<void> {
  const log = createLogger({ level: 'warn' });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const db = createDatabase({ connectionString: postgres.connectionString, log, statementTimeoutMs: false });
  try {
    const { rows } = await db.$client.query<{ id: string }>('select id from users order by created_at limit 1');
    const userId = rows[0]?.id ?? '';
    for (let from = 0; from < count; from += BATCH_SIZE) await fillBatch(db, userId, from);
    await db.$client.query('vacuum analyze');
  } finally {
    await db.$client.end();
    await postgres.stop();
  }
}

/** The duration of a LIKE scan over all texts in milliseconds, as the baseline of search. */
export async function timeLikeScan(dataDir: string, word: string): Promise<number> {
  const log = createLogger({ level: 'warn' });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const db = createDatabase({ connectionString: postgres.connectionString, log, statementTimeoutMs: false });
  try {
    const began = performance.now();
    await db.$client.query('select count(distinct conversation_id) from messages where content ilike $1', [
      `%${word}%`,
    ]);
    return performance.now() - began;
  } finally {
    await db.$client.end();
    await postgres.stop();
  }
}
