import { listCategories } from '@app/contract/categories';
import { sendChat } from '@app/contract/chat';
import { updateConversation } from '@app/contract/conversations';
import { createImport } from '@app/contract/imports';
import { dismissFinding, getPrivacy, markCategory, markConversation } from '@app/contract/privacy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { newId } from '#platform/ids.ts';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from '#test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let people = 0;

beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const sendMessage = async (as: TestUser, message: string, conversationId?: string) =>
  (await app.request(sendChat, { as, body: { message, ...(conversationId && { conversationId }) } })).body;
const fetchPrivacy = async (as: TestUser) => (await app.request(getPrivacy, { as })).body;
const setNeverSend = (as: TestUser, id: string, neverSend = true) =>
  app.request(markConversation, { as, params: { id }, body: { neverSend } });

async function importText(as: TestUser, ...texts: string[]): Promise<void> {
  const messages = texts.map((text, at) => ({ id: `m${at}`, text }));
  const form = multipart([{ name: 'conversations.json', bytes: JSON.stringify([makeChatgptConversation(messages)]) }]);
  await app.request(createImport, { as, headers: form.headers, body: form.body });
  await app.server.services.importRunner.wake();
}

describe("a conversation marked 'never send'", () => {
  test('is not sent to a model: the built-in assistant answers until the mark is removed', async () => {
    const ann = await createUser();
    const { conversationId } = await sendMessage(ann, 'My diary: a secret crush');
    expect((await setNeverSend(ann, conversationId)).status).toBe(204);
    expect(await fetchPrivacy(ann)).toMatchObject({ conversations: [{ id: conversationId }] });
    const before = model.requests.length;
    const { response } = await sendMessage(ann, 'And what now?', conversationId);
    expect(model.requests.length).toBe(before);
    expect(response).not.toContain('You said');
    expect(response).toContain('it was not sent to the connected model');
    await setNeverSend(ann, conversationId, false);
    expect((await sendMessage(ann, 'And what now?', conversationId)).response).toContain('You said');
    expect((await fetchPrivacy(ann)).conversations).toEqual([]);
  });

  test('can be marked through its category', async () => {
    const ann = await createUser();
    const { conversationId } = await sendMessage(ann, 'Something for one drawer');
    const categoryId = (await app.request(listCategories, { as: ann })).body[0]?.id ?? '';
    await app.request(updateConversation, { as: ann, params: { id: conversationId }, body: { categoryId } });
    await app.request(markCategory, { as: ann, params: { id: categoryId }, body: { neverSend: true } });
    const before = model.requests.length;
    await sendMessage(ann, 'More of it', conversationId);
    expect(model.requests.length).toBe(before);
    expect((await fetchPrivacy(ann)).categories).toMatchObject([{ id: categoryId }]);
  });

  test.each([[false], [true]])('is not sent if it begins in a marked category; temporary: %s', async (temporary) => {
    const ann = await createUser();
    const categoryId = (await app.request(listCategories, { as: ann })).body[0]?.id ?? '';
    await app.request(markCategory, { as: ann, params: { id: categoryId }, body: { neverSend: true } });
    const before = model.requests.length;
    const body = { message: 'The first words of it', categoryId, temporary };
    const { response } = (await app.request(sendChat, { as: ann, body })).body;
    expect(model.requests.length).toBe(before);
    expect(response).toContain('it was not sent to the connected model');
  });

  test('must belong to the user', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const { conversationId } = await sendMessage(ann, 'Mine');
    expect(await setNeverSend(bob, conversationId)).toMatchObject({
      status: 404,
      body: { code: 'conversations.not_found' },
    });
    const response = await app.request(markCategory, { as: bob, params: { id: newId() }, body: { neverSend: true } });
    expect(response).toMatchObject({ status: 404, body: { code: 'categories.not_found' } });
  });
});

describe('secrets', () => {
  test('in an import are listed by kind, without their text, until dismissed', async () => {
    const ann = await createUser();
    await importText(ann, 'My card is 4539 1488 0343 6467', 'password: Tr0ub4dor&3 and password: Hunter-22!');
    const { findings, findingCount } = await fetchPrivacy(ann);
    expect(findingCount).toBe(1);
    expect(findings).toMatchObject([
      {
        found: [
          { kind: 'card_number', count: 1 },
          { kind: 'password', count: 2 },
        ],
      },
    ]);
    expect(JSON.stringify(findings)).not.toMatch(/4539|Tr0ub/);
    const id = findings[0]?.conversationId ?? '';
    await app.request(dismissFinding, { as: ann, params: { id } });
    expect(await fetchPrivacy(ann)).toMatchObject({ findings: [], findingCount: 0 });
  });

  test('in a later message show a dismissed finding again', async () => {
    const ann = await createUser();
    const { conversationId } = await sendMessage(ann, 'The wifi password: Blue-Horse-9');
    await app.request(dismissFinding, { as: ann, params: { id: conversationId } });
    await sendMessage(ann, 'and the other password: Red-Horse-10', conversationId);
    // The counts are not compared, because the reply repeats the password and is scanned as well.
    expect((await fetchPrivacy(ann)).findings).toMatchObject([{ conversationId, found: [{ kind: 'password' }] }]);
  });

  test('are no longer listed when the conversation is marked', async () => {
    const ann = await createUser();
    const { conversationId } = await sendMessage(ann, 'The alarm password: Blue-Horse-9');
    await setNeverSend(ann, conversationId);
    expect((await fetchPrivacy(ann)).findingCount).toBe(0);
  });
});
