import { hash, randomBytes, randomUUID } from 'node:crypto';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { createDatabase, type Database } from '../../apps/server/src/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/logger.ts';
import { queryDatabase } from '../../apps/server/test/query-database.ts';
import { signUp } from '../app-process.ts';

export interface LoadPerson {
  /** The Authorization header. */
  authorization: string;
  conversationIds: readonly string[];
}

/** These tables belong to a person's sign-in, or to the import of the first person. */
const TABLES_NOT_COPIED = ['sessions', 'accounts', 'known_devices', 'imports', 'import_changes', 'import_skips'];

/**
 * Fills the instance with this many people who all have the same archive: one signs up and imports it, the others get
 * copies of the first person's rows. Keys begin with the owner, so the copies may have the same ids.
 */
export async function fillWithPeople(
  appUrl: string,
  databaseUrl: string,
  { people, conversations }: { people: number; conversations: number },
): Promise<LoadPerson[]> {
  const authorization = await signUp(appUrl, 'load');
  await importConversations(appUrl, authorization, { from: 0, count: conversations });
  await waitUntilIdle(databaseUrl);
  const log = createLogger({ level: 'warn' });
  // A single connection, because it gets special settings.
  const db = createDatabase({ connectionString: databaseUrl, log, poolSize: 1, statementTimeoutMs: false });
  const client = db.$client;
  try {
    const { rows } = await client.query<{ id: string }>('select id from conversations');
    const conversationIds = rows.map(({ id }) => id);
    const copies = await copyPerson(client, people - 1);
    await client.query('vacuum analyze');
    return [authorization, ...copies].map((each) => ({ authorization: each, conversationIds }));
  } finally {
    await client.end();
  }
}

/** Resolves when the import has ended. */
export async function importConversations(
  appUrl: string,
  authorization: string,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const conversations = Array.from({ length: count }, (_, at) => makeRealisticConversation(from + at));
  const body = new FormData();
  body.append('file', new Blob([JSON.stringify(conversations)]), 'conversations.json');
  let answer = await fetch(`${appUrl}/api/imports`, { method: 'POST', headers: { authorization }, body });
  let state = (await answer.json()) as { id: string; status: string };
  while (state.status === 'queued' || state.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 100));
    answer = await fetch(`${appUrl}/api/imports/${state.id}`, { headers: { authorization } });
    state = (await answer.json()) as typeof state;
  }
  if (state.status !== 'completed') throw new Error(JSON.stringify(state));
}

/** Waits until no job has been waiting or running for two seconds. */
export async function waitUntilIdle(databaseUrl: string): Promise<void> {
  for (let quiet = 0; quiet < 4;) {
    const [row] = await queryDatabase(
      databaseUrl,
      `select count(*)::int as open from pgboss.job
       where state in ('created', 'retry', 'active') and start_after < now() + interval '5 minutes'`,
    );
    quiet = row?.['open'] === 0 ? quiet + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

type Client = Database['$client'];

async function copyPerson(client: Client, count: number): Promise<string[]> {
  const copies = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomBytes(24).toString('hex') }));
  const ids = copies.map(({ id }) => id);
  // Without triggers and foreign key checks, which would queue work for everyone.
  await client.query(`set session_replication_role = replica`);
  await copyRows(client, 'users', { id: 'copy.id', email: `copy.id || '@example.org'` }, ids);
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' and table_name <> all($1)`,
    [TABLES_NOT_COPIED],
  );
  for (const { name } of rows) await copyRows(client, name, { user_id: 'copy.id' }, ids);
  await client.query(
    `insert into sessions (id, user_id, token, expires_at, last_used_at, created_at, updated_at)
     select gen_random_uuid(), t.id, t.token, now() + interval '1 day', now(), now(), now()
     from unnest($1::uuid[], $2::text[]) as t (id, token)`,
    [ids, copies.map(({ token }) => hash('sha256', token, 'base64url'))],
  );
  await client.query(`set session_replication_role = default`);
  return copies.map(({ token }) => `Bearer ${token}`);
}

/** Copies all rows of a table for each of the ids; `changed` has expressions for the columns that differ. */
async function copyRows(
  client: Client,
  table: string,
  changed: Readonly<Record<string, string>>,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const columns = rows.map(({ name }) => `"${name}"`).join(', ');
  const values = rows.map(({ name }) => changed[name] ?? `t."${name}"`).join(', ');
  await client.query(
    `insert into "${table}" (${columns}) select ${values} from "${table}" t, unnest($1::uuid[]) as copy (id)`,
    [ids],
  );
}
