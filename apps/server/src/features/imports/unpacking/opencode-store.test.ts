import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { titledOutline } from '@app/formats/testing/read-sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../reading/read-export.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'opencode-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The tables of the program, without columns that are not read. */
const TABLES = [
  `CREATE TABLE session (id text PRIMARY KEY, project_id text NOT NULL, parent_id text, directory text NOT NULL,
    title text NOT NULL, version text NOT NULL, time_created integer NOT NULL, time_updated integer NOT NULL, time_archived integer)`,
  `CREATE TABLE message (id text PRIMARY KEY, session_id text NOT NULL, time_created integer NOT NULL,
    time_updated integer NOT NULL, data text NOT NULL)`,
  `CREATE TABLE part (id text PRIMARY KEY, message_id text NOT NULL, session_id text NOT NULL,
    time_created integer NOT NULL, time_updated integer NOT NULL, data text NOT NULL)`,
];
const TIME = 1_780_570_000_000;

let files = 0;
function openStore(tables = TABLES): { path: string; database: DatabaseSync } {
  const path = join(folder, `${++files}.db`);
  const database = new DatabaseSync(path);
  for (const table of tables) database.exec(table);
  return { path, database };
}

interface StoredMessage {
  id: string;
  data: object;
  parts: object[];
}

function addSession(
  database: DatabaseSync,
  id: string,
  messages: StoredMessage[],
  parentId: string | null = null,
): void {
  database
    .prepare('INSERT INTO session VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)')
    .run(id, 'global', parentId, '/home/sam/library', `Session ${id}`, '1.3.17', TIME, TIME + 60_000);
  for (const [at, message] of messages.entries()) {
    const time = TIME + at * 1000;
    database
      .prepare('INSERT INTO message VALUES (?, ?, ?, ?, ?)')
      .run(message.id, id, time, time, JSON.stringify(message.data));
    for (const [index, part] of message.parts.entries())
      database
        .prepare('INSERT INTO part VALUES (?, ?, ?, ?, ?, ?)')
        .run(`${message.id}-${index}`, message.id, id, time, time, JSON.stringify(part));
  }
}

async function read(path: string) {
  const found: string[][] = [];
  const skipped: string[] = [];
  try {
    for await (const item of readExport(path, 'opencode.db')) {
      if (item.type === 'conversation') found.push(titledOutline(item.conversation));
      else if (item.type === 'skipped') skipped.push(item.reason);
    }
  } catch (error) {
    return { found, skipped, error: (error as Error).message };
  }
  return { found, skipped, error: null };
}

test("OpenCode's database is read session by session, in the order of the messages", async () => {
  const { path, database } = openStore();
  // The ids are not in the order of the times.
  addSession(database, 'ses_1', [
    { id: 'msg_b', data: { role: 'user' }, parts: [{ type: 'text', text: 'Which books are lost?' }] },
    {
      id: 'msg_a',
      data: { role: 'assistant', modelID: 'claude-sonnet-4-5' },
      parts: [
        { type: 'step-start' },
        { type: 'tool', tool: 'grep', state: { status: 'completed', input: { pattern: ',$' }, output: 'Emma' } },
        { type: 'text', text: 'Emma is lost.' },
      ],
    },
  ]);
  addSession(database, 'ses_2', [], null);
  const work = { id: 'msg_c', data: { role: 'user' }, parts: [{ type: 'text', text: 'Look.' }] };
  addSession(database, 'ses_3', [work], 'ses_1');
  database.close();
  const { found, skipped, error } = await read(path);
  expect(error).toBeNull();
  expect(found).toEqual([
    [
      'Session ses_1',
      'msg_b <- - user: text(Which books are lost?)',
      expect.stringMatching(
        /^msg_a <- msg_b assistant \(claude-sonnet-4-5\): tool_call\(.*\) output\(.*Emma\) text\(Emma is lost\.\)$/,
      ),
    ],
  ]);
  expect(skipped).toEqual(['This is the work of a subagent; its result is in the conversation that started it.']);
});

test('a value that is not JSON is reported, and the other messages are read', async () => {
  const { path, database } = openStore();
  addSession(database, 'ses_1', [
    { id: 'msg_1', data: { role: 'user' }, parts: [{ type: 'text', text: 'Hello?' }] },
    { id: 'msg_2', data: { role: 'assistant' }, parts: [{ type: 'text', text: 'Yes.' }] },
  ]);
  database.exec("UPDATE message SET data = '{' WHERE id = 'msg_2'");
  database.close();
  const { found, skipped, error } = await read(path);
  expect([found, error]).toEqual([[['Session ses_1', 'msg_1 <- - user: text(Hello?)']], null]);
  expect(skipped).toHaveLength(1);
});

test('a database of another program is refused, whatever its tables are called', async () => {
  const [session = '', message = '', part = ''] = TABLES;
  const others = [
    [session],
    [session, message, 'CREATE TABLE part (id text, message_id text, session_id text)'],
    [session, message, part.replace('data text NOT NULL', 'data text GENERATED ALWAYS AS (zeroblob(1000000000))')],
    [session, message, 'CREATE VIEW part AS SELECT 1 AS id, 2 AS message_id, 3 AS session_id, 4 AS data'],
  ];
  for (const tables of others) {
    const { path, database } = openStore(tables);
    database.close();
    const { found, error } = await read(path);
    expect([found, error]).toEqual([[], 'opencode.db: No conversations in a known format were found in it.']);
  }
});

test('a damaged database is reported as damaged', async () => {
  const { path, database } = openStore();
  const texts = Array.from({ length: 200 }, (_, at) => ({
    id: `msg_${at}`,
    data: { role: 'user' },
    parts: [{ type: 'text', text: 'x'.repeat(500) }],
  }));
  addSession(database, 'ses_1', texts);
  database.close();
  await truncate(path, 60_000);
  expect((await read(path)).error).toMatch(/damaged or incomplete/);
});
