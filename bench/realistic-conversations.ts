/** Fills an account with many realistic conversations: a few hundred are imported, the others are copies of these. */
import { createDatabase, type Database } from '../apps/server/src/db/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { signUp, startServer } from './app-process.ts';

const MAX_IMPORTED = 250;

/** Gives the only user of a data directory `count` conversations. The app must not be running on it. */
export async function fillWithRealisticConversations(dataDir: string, count: number): Promise<void> {
  const imported = Math.min(count, MAX_IMPORTED);
  await importGenerated(dataDir, imported);
  const log = createLogger({ level: 'warn' });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const db = createDatabase({ connectionString: postgres.connectionString, log, statementTimeoutMs: false });
  try {
    // Triggers would cause background work during the measurement.
    await db.$client.query('alter table conversations disable trigger user');
    const times = Math.ceil(count / imported) - 1;
    await copyRows(db, 'conversations', ['id', 'active_leaf_id', 'source_id'], times);
    await copyRows(db, 'messages', ['id', 'parent_id', 'conversation_id'], times);
    await copyRows(db, 'conversation_words', ['conversation_id'], times);
    await copyRows(db, 'conversation_vectors', ['conversation_id'], times);
    await db.$client.query('alter table conversations enable trigger user');
    await db.$client.query('vacuum analyze');
  } finally {
    await db.$client.end();
    await postgres.stop();
  }
}

async function importGenerated(dataDir: string, count: number): Promise<void> {
  const app = await startServer(dataDir);
  try {
    const authorization = await signUp(app.url, 'writer');
    const conversations = Array.from({ length: count }, (_, seed) => makeRealisticConversation(seed));
    const body = new FormData();
    body.append('file', new Blob([JSON.stringify(conversations)]), 'conversations.json');
    let answer = await fetch(`${app.url}/api/imports`, { method: 'POST', headers: { authorization }, body });
    let state = (await answer.json()) as { id: string; status: string };
    while (state.status === 'queued' || state.status === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 200));
      answer = await fetch(`${app.url}/api/imports/${state.id}`, { headers: { authorization } });
      state = (await answer.json()) as typeof state;
    }
    if (state.status !== 'completed') throw new Error(JSON.stringify(state));
  } finally {
    await app.stop();
  }
}

/** Copies every row `times` times. The columns `idColumns` get new ids, which match across tables. */
async function copyRows(db: Database, table: string, idColumns: readonly string[], times: number): Promise<void> {
  const { rows } = await db.$client.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows.map(({ name }) => `"${name}"`).join(', ');
  const values = rows.map(({ name, type }) =>
    idColumns.includes(name) ? `md5(t."${name}"::text || n)::${type}` : `t."${name}"`,
  );
  await db.$client.query(
    `insert into "${table}" (${columns}) select ${values.join(', ')} from "${table}" t, generate_series(1, ${times}) n`,
  );
}
