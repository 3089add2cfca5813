import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExport } from '../reading/read-export.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cursor-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

const TABLE = 'CREATE TABLE cursorDiskKV (key TEXT UNIQUE ON CONFLICT REPLACE, value BLOB)';

let files = 0;
function writeStore(rows: Record<string, unknown>, table = TABLE): string {
  const path = join(folder, `${++files}.vscdb`);
  const database = new DatabaseSync(path);
  database.exec(table);
  const insert = table === TABLE ? database.prepare('INSERT INTO cursorDiskKV VALUES (?, ?)') : null;
  for (const [key, value] of Object.entries(rows)) insert?.run(key, Buffer.from(JSON.stringify(value)));
  database.close();
  return path;
}

async function read(path: string) {
  const found: string[] = [];
  const skipped: string[] = [];
  try {
    for await (const item of readExport(path, 'state.vscdb')) {
      if (item.type === 'conversation') {
        const { title, messages } = item.conversation;
        found.push(`${title}: ${messages.map(({ content }) => content).join(' ')}`);
      } else if (item.type === 'skipped') skipped.push(item.reason);
    }
  } catch (error) {
    return { found, skipped, error: (error as Error).message };
  }
  return { found, skipped, error: null };
}

const headers = (...ids: string[]) => ({ fullConversationHeadersOnly: ids.map((bubbleId) => ({ bubbleId })) });

test("Cursor's database is read chat by chat, in the order of the messages", async () => {
  const path = writeStore({
    'composerData:a': { composerId: 'a', name: 'Hinge', ...headers('2', '1', 'gone') },
    'bubbleId:a:1': { bubbleId: '1', type: 2, text: 'Oil it.' },
    'bubbleId:a:2': { bubbleId: '2', type: 1, text: 'It squeaks.' },
    'bubbleId:a:3': { bubbleId: '3', type: 2, text: 'Paint it.' },
    'composerData:empty': { composerId: 'empty', ...headers() },
    'composerData:old': { composerId: 'old', name: 'Gate', conversation: [{ bubbleId: 'g', type: 1, text: 'Open?' }] },
    'composerData:broken': 'no chat',
    'codeBlockDiff:x': { newModelDiffWrtV0: [] },
  });
  expect(await read(path)).toEqual({
    found: ['Hinge: It squeaks. Oil it.', 'Gate: Open?'],
    skipped: [
      'The database does not contain one message of this chat.',
      'One message of this chat was replaced by a later one and is not shown by Cursor.',
    ],
    error: null,
  });
});

test('a database of another program is refused, whatever its table is called', async () => {
  const others = [
    'CREATE TABLE notes (id INTEGER, text TEXT)',
    'CREATE TABLE cursorDiskKV (key TEXT, value BLOB GENERATED ALWAYS AS (zeroblob(1000000000)))',
    "CREATE VIEW cursorDiskKV AS SELECT 'composerData:a' AS key, '{}' AS value",
  ];
  for (const table of others) {
    const { found, error } = await read(writeStore({}, table));
    expect([found, error]).toEqual([[], 'state.vscdb: No conversations in a known format were found in it.']);
  }
});

test('a damaged database is reported, and is not written to', async () => {
  const rows = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [
      `composerData:${at}`,
      { composerId: `${at}`, conversation: [{ type: 1, text: 'x'.repeat(500) }] },
    ]),
  );
  const path = writeStore(rows);
  await truncate(path, 20_000);
  const before = await readFile(path);
  expect((await read(path)).error).toMatch(/damaged or incomplete/);
  expect(await readFile(path)).toEqual(before);
  const head = join(folder, 'head.vscdb');
  await writeFile(head, before.subarray(0, 100));
  expect((await read(head)).error).toMatch(/damaged or incomplete/);
});
