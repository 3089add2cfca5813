import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listConversations } from '@app/contract/conversations';
import { createImport, getImport, type Import } from '@app/contract/imports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { makeRealisticClaudeConversation } from '@app/formats/testing/claude-export';
import { providerRecords } from '@app/formats/testing/provider-records';
import { makeChatHtml } from '@app/formats/testing/write-export';
import { multipart } from '../../../../test/multipart.ts';
import { hasRealExports, realExports, realExportsRoot } from '../../../../test/real-exports.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({
    environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '1000', RATE_LIMIT_UPLOADS_PER_MINUTE: '1000' },
  });
});
afterAll(() => app.close());

async function importFile(as: TestUser, name: string, bytes: string | Buffer): Promise<Import> {
  const sent = await app.request(createImport, { as, ...multipart([{ name, bytes }]) });
  expect(sent.status).toBe(202);
  await app.server.services.importRunner.wake();
  return (await app.request(getImport, { as, params: { id: sent.body.id } })).body;
}

/** Imports a file and checks the receipt. Returns how many messages are stored afterwards. */
async function expectReceipt(
  as: TestUser,
  { name, bytes }: { name: string; bytes: string | Buffer },
  { source, found, skipped }: { source: string; found: number; skipped: number },
): Promise<number> {
  const created = found - skipped;
  const receipt = await importFile(as, name, bytes);
  expect(receipt).toMatchObject({
    status: 'completed',
    error: null,
    kept: [],
    counts: { found, created, updated: 0, unchanged: 0, skipped },
    sources: [{ source, found: created, created, updated: 0, unchanged: 0, skipped: 0 }],
  });
  expect(receipt.skipped).toHaveLength(skipped);
  const stored = await Promise.all(
    ['false', 'true'].map(
      async (isArchived) => (await app.request(listConversations, { as, query: { archived: isArchived } })).body,
    ),
  );
  expect(stored.flat().map((conversation) => conversation.source)).toEqual(Array(created).fill(source));
  return stored.flat().reduce((sum, { messageCount }) => sum + messageCount, 0);
}

const createUser = (): Promise<TestUser> => app.signUp(`Receipt ${(people += 1)}`);
const makeList = (make: (seed: number) => unknown, count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, seed) => make(seed)));
const dayText = (day: number) => `2026-03-0${day}T10:00:00Z`;

describe('the receipt of an upload from', () => {
  // Each list in `tree` has a title and messages, or only the reason why a record is skipped.
  test.each(providerRecords)('$source: $what', async ({ source, record, tree }) => {
    const messages = tree.reduce((sum, lines) => sum + lines.length - 1, 0);
    const skipped = tree.filter((lines) => lines.length === 1).length;
    const file = { name: 'export.json', bytes: JSON.stringify([record]) };
    const count = await expectReceipt(await createUser(), file, { source, found: tree.length, skipped });
    expect(count).toBe(messages);
  });

  test.each<[string, string, string, number, number | null]>([
    ['chatgpt', 'conversations.json', makeList(makeRealisticConversation, 3), 3, null],
    ['chatgpt', 'chat.html', makeChatHtml(makeList(makeRealisticConversation, 2)), 2, null],
    ['claude', 'conversations.json', makeList(makeRealisticClaudeConversation, 3), 3, null],
    [
      'mistral',
      'chat-1.json',
      JSON.stringify([
        { id: 'm1', chatId: 'c1', role: 'user', content: 'Bonjour', createdAt: dayText(1) },
        { id: 'm2', chatId: 'c1', role: 'assistant', content: 'Salut', parentId: 'm1', createdAt: dayText(2) },
      ]),
      1,
      2,
    ],
    [
      'copilot',
      'history.csv',
      [
        'Conversation,Time,Author,Message',
        '"A",2026-03-01T10:00:00,AI,"Early answer"',
        '"A",2026-03-01T10:00:00,Human,"Early"',
      ].join('\r\n'),
      1,
      2,
    ],
    ['transcript', 'talk.md', '# Title\n\n## User\n\nQ\n\n## Assistant\n\nA\n', 1, 2],
  ])('%s: %s; a second upload of it changes nothing', async (source, name, bytes, found, messages) => {
    const as = await createUser();
    const count = await expectReceipt(as, { name, bytes }, { source, found, skipped: 0 });
    expect(count).toBe(messages ?? count);
    expect(count).toBeGreaterThanOrEqual(found);
    const again = await importFile(as, name, bytes);
    expect(again.counts).toEqual({ found, created: 0, updated: 0, unchanged: found, skipped: 0 });
  });
});

describe.runIf(hasRealExports)('the receipt of a real export (skipped where REAL_DATA_DIR has none)', () => {
  test.each(realExports)('%s', async (path, source, conversations, messages) => {
    const file = { name: basename(path), bytes: await readFile(join(realExportsRoot, path)) };
    const expected = { source, found: conversations, skipped: 0 };
    expect(await expectReceipt(await createUser(), file, expected)).toBe(messages);
  });
});
