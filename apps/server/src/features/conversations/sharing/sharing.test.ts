import { deleteConversation, updateConversation } from '@app/contract/conversations';
import type { MessageBlock } from '@app/contract/conversations';
import { deleteShare, exportConversation, getShare, getSharedPage, listShares, putShare } from '@app/contract/sharing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: 'https://talks.example.org' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);

/** A question with two replies; the second one is shown. */
async function storeConversation({ userId }: TestUser, blocks?: MessageBlock[]): Promise<string> {
  const createdAt = new Date('2026-05-01T22:30:00Z');
  const [id, question, first, second] = [newId(), newId(), newId(), newId()];
  const replyFields = { createdAt, role: 'assistant' as const, parentId: question };
  const messages = [
    { id: question, parentId: null, role: 'user' as const, content: 'My password: Tr0ub4dor&3 leaked', createdAt },
    { ...replyFields, id: first, content: 'First reply' },
    { ...replyFields, id: second, content: 'Second reply', ...(blocks && { blocks }) },
  ];
  const draft = { id, title: 'Été: what now?', source: 'claude' as const, createdAt, updatedAt: createdAt, messages };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId }, [{ ...draft, activeLeafId: second }]),
  );
  return id;
}

const putNewShare = async (as: TestUser, id: string, isLive = false) =>
  (await app.request(putShare, { as, params: { id }, body: { isLive } })).body.share;
const readToken = ({ url }: { url: string }): string => url.split('/').at(-1) ?? '';
const openSharedPage = (token: string) => app.request(getSharedPage, { params: { token } });
const fetchExport = (as: TestUser, id: string, query: Record<string, string> = {}) =>
  app.request(exportConversation, { as, params: { id }, query });

describe('a shared conversation', () => {
  test('can be read by anyone with its link, with secrets masked', async () => {
    const ann = await createUser();
    const id = await storeConversation(ann, [
      { type: 'reasoning', text: 'Hmm' },
      { type: 'text', text: 'Second reply' },
      { type: 'code', text: 'a = 1', language: 'py' },
      { type: 'attachment', name: 'scan_1.pdf', mimeType: null, size: null, url: '/api/attachments/x' },
    ]);
    expect((await app.request(getShare, { as: ann, params: { id } })).body).toEqual({ share: null });
    const shared = await putNewShare(ann, id);
    expect(shared.url).toMatch(/^https:\/\/talks\.example\.org\/share\/[A-Za-z0-9_-]{43}$/);
    expect((await app.request(getShare, { as: ann, params: { id } })).body).toEqual({ share: shared });
    const page = await openSharedPage(readToken(shared));
    expect(page.headers['x-robots-tag']).toContain('noindex');
    expect(page.body).toMatchObject({ title: 'Été: what now?', isLive: false });
    expect(page.body.messages.map(({ content }) => content)).toEqual([
      'My password: •••••••• leaked',
      'Second reply\n\n```py\na = 1\n```\n\n_Attachment: scan\\_1.pdf_',
    ]);
    const { rows } = await app.db.execute(sql`select * from conversation_shares where conversation_id = ${id}`);
    expect(JSON.stringify(rows)).not.toContain(readToken(shared));
    expect(JSON.stringify(rows)).not.toContain('Tr0ub4dor');
  });

  test('keeps its link when it changes from a snapshot to live', async () => {
    const ann = await createUser();
    const id = await storeConversation(ann);
    const token = readToken(await putNewShare(ann, id));
    await app.request(updateConversation, { as: ann, params: { id }, body: { title: 'New title' } });
    expect((await openSharedPage(token)).body.title).toBe('Été: what now?');
    expect(readToken(await putNewShare(ann, id, true))).toBe(token);
    expect((await openSharedPage(token)).body).toMatchObject({ title: 'New title', isLive: true });
    await app.request(updateConversation, { as: ann, params: { id }, body: { title: 'Newer' } });
    expect((await openSharedPage(token)).body.title).toBe('Newer');
  });

  test('has only one link, which works, when it is shared several times concurrently', async () => {
    const ann = await createUser();
    const id = await storeConversation(ann);
    const shared = await Promise.all([putNewShare(ann, id), putNewShare(ann, id), putNewShare(ann, id)]);
    expect(new Set(shared.map(readToken)).size).toBe(1);
    expect((await openSharedPage(shared.map(readToken)[0] ?? '')).status).toBe(200);
  });

  test('gets a new link when it is shared again and the token of its former link was made with another key', async () => {
    const ann = await createUser();
    const id = await storeConversation(ann);
    await putNewShare(ann, id);
    await app.db.execute(
      sql`update conversation_shares set token_hash = 'made with another key' where conversation_id = ${id}`,
    );
    const token = readToken(await putNewShare(ann, id));
    expect((await openSharedPage(token)).status).toBe(200);
    expect(readToken(await putNewShare(ann, id))).toBe(token);
  });

  test('is not found after its link is revoked, nor while the conversation is in the trash', async () => {
    const ann = await createUser();
    const id = await storeConversation(ann);
    const first = readToken(await putNewShare(ann, id));
    expect((await app.request(deleteShare, { as: ann, params: { id } })).status).toBe(204);
    expect(await openSharedPage(first)).toMatchObject({ status: 404, body: { code: 'sharing.not_found' } });
    const second = readToken(await putNewShare(ann, id));
    expect(second).not.toBe(first);
    await app.request(deleteConversation, { as: ann, params: { id } });
    expect((await openSharedPage(second)).status).toBe(404);
    expect((await openSharedPage('x'.repeat(43))).status).toBe(404);
  });

  test('is in its owner’s list of links until it is revoked', async () => {
    const [ann, ben] = [await createUser(), await createUser()];
    const fetchShares = async () => (await app.request(listShares, { as: ann })).body;
    const [first, second] = [await storeConversation(ann), await storeConversation(ann)];
    await putNewShare(ben, await storeConversation(ben));
    expect(await fetchShares()).toEqual([]);
    const older = await putNewShare(ann, first);
    app.clock.advance(60_000);
    const newer = await putNewShare(ann, second, true);
    const title = 'Été: what now?';
    expect(await fetchShares()).toEqual([
      { ...newer, conversationId: second, title },
      { ...older, conversationId: first, title },
    ]);
    await app.request(deleteConversation, { as: ann, params: { id: second } });
    await app.request(deleteShare, { as: ann, params: { id: first } });
    expect(await fetchShares()).toEqual([]);
  });

  test('is not found once its account is closed', async () => {
    const ann = await createUser();
    const token = readToken(await putNewShare(ann, await storeConversation(ann), true));
    await app.db.execute(sql`update users set closing_at = now() where id = ${ann.userId}`);
    expect((await openSharedPage(token)).status).toBe(404);
  });
});

describe('a conversation as a file', () => {
  test('is Markdown of the shown branch, with times in the user’s time zone', async () => {
    const ann = await createUser();
    await app.db.execute(sql`update users set time_zone = 'Asia/Tokyo' where id = ${ann.userId}`);
    const { text, headers } = await fetchExport(ann, await storeConversation(ann));
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers['content-disposition']).toContain("filename*=UTF-8''%C3%A9t%C3%A9-what-now.md");
    expect(text.replaceAll('\u202f', ' ')).toMatch(
      /^# Été: what now\?\n\n_May 2, 2026 · .+ · From Claude_\n\n\*\*You\*\* · May 2, 2026, 7:30 AM\n\nMy password: Tr0ub4dor&3 leaked\n\n\*\*AI Assistant\*\* · .+\n\nSecond reply\n$/,
    );
  });

  test('has every branch once when all are asked for', async () => {
    const ann = await createUser();
    const { text } = await fetchExport(ann, await storeConversation(ann), { branches: 'all' });
    expect(text).toContain('## Branch 2, after “My password: Tr0ub4dor&3 leaked”');
    expect(text.match(/First reply/g)).toHaveLength(1);
    expect(text.match(/Second reply/g)).toHaveLength(1);
  });

  test('is JSON of the shown branch, or of all branches when asked for', async () => {
    const ann = await createUser();
    const id = await storeConversation(ann);
    const exported = JSON.parse((await fetchExport(ann, id, { format: 'json', branches: 'all' })).text) as {
      messages: object[];
    };
    expect(exported).toMatchObject({ id, title: 'Été: what now?', source: 'claude' });
    expect(exported.messages).toHaveLength(3);
    const active = JSON.parse((await fetchExport(ann, id, { format: 'json' })).text) as { messages: object[] };
    expect(active.messages).toHaveLength(2);
    expect((await fetchExport(ann, id, { format: 'docx' })).status).toBe(400);
  });
});
