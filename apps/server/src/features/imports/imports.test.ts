import { sendChat } from '@app/contract/chat';
import {
  deleteConversation,
  getConversation,
  listConversations,
  updateConversation,
} from '@app/contract/conversations';
import {
  appendImportUpload,
  cancelImport,
  createImport,
  createImportUploads,
  getImport,
  startImport,
  undoImport,
} from '@app/contract/imports';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { makeRealisticClaudeConversation } from '@app/formats/testing/claude-export';
import { makeShardedFiles, writeZip } from '@app/formats/testing/write-export';
import { multipart } from '../../../test/multipart.ts';
import { refuseRow } from '../../../test/refuse-row.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let folder: string;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'import-test-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const createUser = (): Promise<TestUser> => app.signUp(`Importer ${(people += 1)}`);
const makeConversations = (count: number) =>
  Array.from({ length: count }, (_, seed) => makeRealisticConversation(seed));
const fetchConversations = async (as: TestUser) =>
  (await app.request(listConversations, { as, query: { limit: '200' } })).body;

/** Uploads, waits until it is imported, and returns the import. */
async function importFile(as: TestUser, bytes: Buffer | string, name = 'conversations.json', query = {}) {
  const sent = await app.request(createImport, { as, query, ...multipart([{ name, bytes }]) });
  expect(sent.status).toBe(202);
  await app.server.services.importRunner.wake();
  return (await app.request(getImport, { as, params: { id: sent.body.id } })).body;
}

async function packFiles(files: Parameters<typeof writeZip>[1]): Promise<Buffer> {
  const file = path.join(folder, 'made.zip');
  await writeZip(file, files);
  return readFile(file);
}

describe('an export', () => {
  test('is stored once, however often it is imported', async () => {
    const ann = await createUser();
    const json = JSON.stringify(makeConversations(12));
    const first = await importFile(ann, json);
    expect(first).toMatchObject({ status: 'completed', counts: { found: 12, created: 12, skipped: 0 } });
    expect(first.sources).toMatchObject([{ source: 'chatgpt', created: 12 }]);
    const again = await importFile(ann, json);
    expect(again.counts).toEqual({ found: 12, created: 0, updated: 0, unchanged: 12, skipped: 0 });
    expect(await fetchConversations(ann)).toHaveLength(12);
  });

  test('of ChatGPT is read from the shards in a ZIP, and one of Claude from a plain file', async () => {
    const ann = await createUser();
    const shards = [JSON.stringify(makeConversations(3)), JSON.stringify([3, 4].map(makeRealisticConversation))];
    const chatgpt = await importFile(ann, await packFiles(makeShardedFiles(shards)), 'export.zip');
    expect(chatgpt.counts).toMatchObject({ created: 5 });
    const claude = JSON.stringify([makeRealisticClaudeConversation(1), makeRealisticClaudeConversation(2)]);
    expect((await importFile(ann, claude)).sources).toMatchObject([{ source: 'claude', created: 2 }]);
    expect(await fetchConversations(ann)).toHaveLength(7);
  });

  test('that has grown adds new messages and keeps the user’s changes', async () => {
    const ann = await createUser();
    const [conversation] = makeConversations(1);
    if (conversation === undefined) throw new Error('the generator made nothing');
    await importFile(ann, JSON.stringify([conversation]));
    const [stored] = await fetchConversations(ann);
    const id = stored?.id ?? '';
    await app.request(updateConversation, { as: ann, params: { id }, body: { title: 'My own name', isPinned: true } });
    const grown = structuredClone(conversation) as unknown as {
      current_node: string;
      mapping: Record<string, { id: string; parent: string | null; children: string[]; message: unknown }>;
    };
    const leaf = grown.mapping[grown.current_node];
    leaf?.children.push('grown-1');
    grown.mapping['grown-1'] = {
      id: 'grown-1',
      parent: grown.current_node,
      children: [],
      message: {
        id: 'grown-1',
        author: { role: 'user' },
        content: { content_type: 'text', parts: ['One more thing'] },
        create_time: 1_750_000_000,
        weight: 1,
        recipient: 'all',
        metadata: {},
      },
    };
    grown.current_node = 'grown-1';
    const receipt = await importFile(ann, JSON.stringify([grown]));
    expect(receipt.counts).toMatchObject({ updated: 1, created: 0 });
    const detail = (await app.request(getConversation, { as: ann, params: { id } })).body;
    expect(detail).toMatchObject({ title: 'My own name', isPinned: true });
    expect(detail.content.endsWith('User: One more thing')).toBe(true);

    await app.request(undoImport, { as: ann, params: { id: receipt.id } });
    const undone = (await app.request(getConversation, { as: ann, params: { id } })).body;
    expect(undone.content).not.toContain('One more thing');
    expect(undone.messages).toHaveLength(detail.messages.length - 1);
  });

  test('keeps every branch', async () => {
    const ann = await createUser();
    await importFile(ann, JSON.stringify(makeConversations(8)));
    const details = await Promise.all(
      (await fetchConversations(ann)).map(
        async ({ id }) => (await app.request(getConversation, { as: ann, params: { id } })).body,
      ),
    );
    for (const { messages, activeLeafId } of details) {
      const ids = new Set(messages.map((message) => message.id));
      expect(messages.every(({ parentId }) => parentId === null || ids.has(parentId))).toBe(true);
      expect(ids.has(activeLeafId ?? '')).toBe(true);
    }
  });

  test('with a bad record is imported without it, and the import says why', async () => {
    const ann = await createUser();
    const [good] = makeConversations(1);
    const receipt = await importFile(ann, JSON.stringify([{ title: 'Broken', mapping: null }, good]));
    expect(receipt.counts).toMatchObject({ found: 2, created: 1, skipped: 1 });
    expect(receipt.skipped[0]?.reason).toMatch(/\w+/);
  });
});

describe('an import that is undone or repeated', () => {
  test('is moved to the trash by the undo, and restored by the next import', async () => {
    const ann = await createUser();
    const json = JSON.stringify(makeConversations(4));
    const { id } = await importFile(ann, json);
    const undone = await app.request(undoImport, { as: ann, params: { id } });
    expect(undone.body.status).toBe('undone');
    expect(await fetchConversations(ann)).toEqual([]);
    expect((await app.request(undoImport, { as: ann, params: { id } })).body.status).toBe('undone');
    expect((await importFile(ann, json)).counts).toMatchObject({ created: 4 });
    expect(await fetchConversations(ann)).toHaveLength(4);
  });

  test('leaves in the trash what the user deleted', async () => {
    const ann = await createUser();
    const json = JSON.stringify(makeConversations(2));
    await importFile(ann, json);
    const [one] = await fetchConversations(ann);
    await app.request(deleteConversation, { as: ann, params: { id: one?.id ?? '' } });
    const receipt = await importFile(ann, json);
    expect(receipt.counts).toMatchObject({ unchanged: 1, skipped: 1 });
    expect(receipt.skipped).toMatchObject([{ reason: 'in trash', conversationId: one?.id }]);
  });

  test('keeps what the person wrote in a conversation', async () => {
    const ann = await createUser();
    const [conversation] = makeConversations(1);
    await importFile(ann, JSON.stringify([conversation]));
    const [stored] = await fetchConversations(ann);
    const sent = await app.request(sendChat, { as: ann, body: { message: 'And now?', conversationId: stored?.id } });
    expect(sent.status).toBe(200);
    const again = await importFile(ann, JSON.stringify([{ ...conversation, title: 'Another title' }]));
    expect(again.counts.created).toBe(0);
    const { body } = await app.request(getConversation, { as: ann, params: { id: stored?.id ?? '' } });
    expect(body.content).toContain('User: And now?');
  });
});

describe('an upload', () => {
  test('that is previewed waits until it is started', async () => {
    const ann = await createUser();
    const bytes = JSON.stringify(makeConversations(2));
    const sent = await app.request(createImport, {
      as: ann,
      query: { preview: 'true' },
      ...multipart([{ name: 'a.json', bytes }]),
    });
    expect(sent.body.status).toBe('ready');
    const params = { id: sent.body.id };
    expect((await app.request(startImport, { as: ann, params, body: {} })).status).toBe(202);
    await app.server.services.importRunner.wake();
    expect((await app.request(getImport, { as: ann, params })).body.counts).toMatchObject({ created: 2 });
    expect((await app.request(startImport, { as: ann, params, body: {} })).body).toMatchObject({
      code: 'imports.wrong_state',
    });
    expect((await app.request(cancelImport, { as: ann, params })).status).toBe(409);
  });

  test('in pieces accepts a piece only at the end of the bytes that it has', async () => {
    const ann = await createUser();
    const bytes = Buffer.from(JSON.stringify(makeConversations(3)));
    const half = Math.floor(bytes.length / 2);
    const announced = await app.request(createImportUploads, {
      as: ann,
      body: { files: [{ name: 'a.json', bytes: bytes.length }] },
    });
    const params = { id: announced.body.id };
    const sendPiece = (offset: number, piece: Buffer) =>
      app.request(appendImportUpload, {
        as: ann,
        params,
        query: { file: '0' },
        headers: { 'upload-offset': String(offset), 'content-type': 'application/octet-stream' },
        body: piece,
      });
    expect((await sendPiece(0, bytes.subarray(0, half))).body.files[0]?.bytesReceived).toBe(half);
    expect((await sendPiece(0, bytes.subarray(0, half))).body).toMatchObject({
      code: 'imports.offset_mismatch',
      details: { bytesReceived: half },
    });
    await sendPiece(half, bytes.subarray(half));
    await app.server.services.importRunner.wake();
    expect((await app.request(getImport, { as: ann, params })).body).toMatchObject({
      status: 'completed',
      counts: { created: 3 },
    });
  });
});

describe('bad input', () => {
  test.each([
    ['not an export', 'notes.txt', Buffer.from('just some words'), 'imports.not_an_export'],
    ['a JSON of something else', 'a.json', Buffer.from('{"a": 1}'), 'imports.not_an_export'],
    ['an empty list', 'conversations.json', Buffer.from('[]'), 'imports.empty'],
    ['half a ZIP', 'a.zip', Buffer.from('PK\u0003\u0004 and nothing else'), 'imports.truncated_zip'],
  ])('%s fails with a clear sentence and stores nothing', async (_case, name, bytes, code) => {
    const ann = await createUser();
    const receipt = await importFile(ann, bytes, name);
    expect(receipt.status).toBe('failed');
    expect(receipt.error?.code).toBe(code);
    expect(receipt.error?.message).toMatch(/[a-z] .*\.$/);
    expect(await fetchConversations(ann)).toEqual([]);
  });

  test('an import on a full disk says so, and the next one succeeds when there is space again', async () => {
    const ann = await createUser();
    const full = { table: 'conversations', column: 'user_id', value: ann.userId, on: 'insert', code: '53100' } as const;
    const allowRow = await refuseRow(app.db, full);
    const refused = await importFile(ann, JSON.stringify(makeConversations(2)));
    expect(refused).toMatchObject({ status: 'failed', error: { code: 'imports.interrupted' } });
    expect(refused.error?.message).toMatch(/^The server has run out of disk space/);
    await allowRow();
    expect((await importFile(ann, JSON.stringify(makeConversations(2)))).counts.created).toBe(2);
  });

  test('a request without a file is refused', async () => {
    const ann = await createUser();
    const response = await app.request(createImport, { as: ann, ...multipart([]) });
    expect(response.body).toMatchObject({ code: 'imports.file_missing' });
  });

  test('no user sees or undoes another user’s import', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const { id } = await importFile(ann, JSON.stringify(makeConversations(1)));
    for (const target of [getImport, undoImport, cancelImport]) {
      expect((await app.request(target, { as: bob, params: { id } })).status).toBe(404);
      expect((await app.request(target, { params: { id } })).status).toBe(401);
    }
  });
});
