import { createCategory, getCategory, listCategories } from '@app/contract/categories';
import { sendChat } from '@app/contract/chat';
import { deleteChatFile, getChatFile, updateChatFile, uploadChatFile } from '@app/contract/chat-files';
import { allEndpoints } from '@app/contract/all-endpoints';
import {
  getCategoryDefaults,
  getSubcategoryDefaults,
  updateCategoryDefaults,
  updateSubcategoryDefaults,
} from '@app/contract/chat-settings';
import { getConversation } from '@app/contract/conversations';
import { getDocumentVersion, listDocuments } from '@app/contract/documents';
import { createSubcategory } from '@app/contract/subcategories';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { makePdf } from '../../files/chat-files/testing/make-pdf.ts';

let app: TestApp;
let model: FakeModel;
let people = 0;
beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model, environment: { RATE_LIMIT_UPLOADS_PER_MINUTE: '10000' } });
});
afterAll(() => app.close());

interface Writer {
  as: TestUser;
  category: string;
  subcategory: string;
}

/** A person with a category and a subcategory. */
async function createWriter(): Promise<Writer> {
  const as = await app.signUp(`Writer ${(people += 1)}`);
  await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${as.userId}`);
  const category = await addCategory(as, 'Thesis');
  return { as, category, subcategory: await addSubcategory(as, category, 'Bridges') };
}

const addCategory = async (as: TestUser, name: string) =>
  (await app.request(createCategory, { as, body: { name } })).body.id;
const addSubcategory = async (as: TestUser, id: string, name: string) =>
  (await app.request(createSubcategory, { as, params: { id }, body: { name } })).body.id;

async function uploadFile(as: TestUser, name: string, bytes: Buffer | string): Promise<string> {
  const { body } = await app.request(uploadChatFile, { as, ...multipart([{ name, bytes }]) });
  await app.jobs.runPending();
  return body.id;
}

const attachToCategory = (as: TestUser, id: string, fileIds: string[]) =>
  app.request(updateCategoryDefaults, { as, params: { id }, body: { fileIds } });
const attachToSubcategory = (as: TestUser, id: string, fileIds: string[]) =>
  app.request(updateSubcategoryDefaults, { as, params: { id }, body: { fileIds } });
const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);
const listCategoryFiles = async (as: TestUser, id: string) =>
  namesOf((await app.request(getCategoryDefaults, { as, params: { id } })).body.files);
const listSubcategoryFiles = async (as: TestUser, id: string) =>
  namesOf((await app.request(getSubcategoryDefaults, { as, params: { id } })).body.files);
const sendMessage = (as: TestUser, body: object) =>
  app.request(sendChat, { as, body: { message: 'Which bolts?', ...body } });
const readSystemPrompt = () => model.requests.at(-1)?.messages[0]?.content ?? '';

const manual = makePdf([['The bridge was built in 1931.'], ['It is held by 412 bolts of steel.']]);

describe('the files of a category', () => {
  test('are kept in the library, shown with the category and given to its chats, those of the subcategory first', async () => {
    const { as, category, subcategory } = await createWriter();
    const ids = [
      await uploadFile(as, 'style.md', 'Cite every bolt.'),
      await uploadFile(as, 'bridge.pdf', manual),
    ] as const;
    const { body: defaults } = await attachToCategory(as, category, [ids[0]]);
    expect(defaults.files).toEqual([expect.objectContaining({ name: 'style.md', status: 'ready', isKept: true })]);
    await attachToSubcategory(as, subcategory, [ids[1]]);

    model.answer('Fine.');
    await sendMessage(as, { categoryId: category, subcategoryId: subcategory });
    expect(readSystemPrompt()).toMatch(/<file name="bridge\.pdf" pages="2">[^]*<file name="style\.md">/);
    await sendMessage(as, { categoryId: category });
    expect(readSystemPrompt()).toContain('style.md');
    expect(readSystemPrompt()).not.toContain('bridge.pdf');
    await sendMessage(as, {});
    expect(readSystemPrompt()).not.toContain('style.md');

    await attachToCategory(as, category, []);
    expect(await listCategoryFiles(as, category)).toEqual([]);
    expect((await app.request(getChatFile, { as, params: { id: ids[0] } })).body.isKept).toBe(true);
  });

  test('that a reply cites become documents of the conversation, once, and open at the page', async () => {
    const { as, category } = await createWriter();
    const id = await uploadFile(as, 'bridge.pdf', manual);
    await attachToCategory(as, category, [id]);
    model.answer('There are 412 of steel (bridge.pdf, p. 2).');
    const { body } = await sendMessage(as, { categoryId: category });
    const params = { id: body.conversationId };
    const [document] = (await app.request(listDocuments, { as, params })).body;
    const passages = [
      { documentId: document?.id, fileId: id, name: 'bridge.pdf', page: 2, quote: 'It is held by 412 bolts of steel.' },
    ];
    expect(body.passages).toEqual(passages);
    const version = { id: document?.id ?? '', versionId: document?.versions[0]?.id ?? '' };
    const { text } = (await app.request(getDocumentVersion, { as, params: version })).body;
    expect(text).toBe('The bridge was built in 1931.\fIt is held by 412 bolts of steel.');

    model.answer('In 1931 (bridge.pdf, p. 1).');
    const { body: next } = await sendMessage(as, { conversationId: body.conversationId });
    expect(next.passages?.[0]).toMatchObject({ documentId: document?.id, page: 1 });
    expect((await app.request(listDocuments, { as, params })).body).toHaveLength(1);

    // What was cited stays readable when the file is deleted.
    await app.request(deleteChatFile, { as, params: { id } });
    expect(await listCategoryFiles(as, category)).toEqual([]);
    expect((await app.request(getDocumentVersion, { as, params: version })).status).toBe(200);
  });

  test('that a reply does not name are not cited, and leave no document', async () => {
    const { as, category } = await createWriter();
    await attachToCategory(as, category, [await uploadFile(as, 'bridge.pdf', manual)]);
    model.answer('The steel bridge of 1931 has nothing to do with it.');
    const { body } = await sendMessage(as, { categoryId: category });
    expect(body.passages ?? []).toEqual([]);
    expect((await app.request(listDocuments, { as, params: { id: body.conversationId } })).body).toEqual([]);
    const { messages } = (await app.request(getConversation, { as, params: { id: body.conversationId } })).body;
    expect(messages[0]?.blocks ?? []).not.toContainEqual(expect.objectContaining({ type: 'attachment' }));
  });

  test('that are long are given in parts, within the same budget', async () => {
    const { as, category } = await createWriter();
    const long = Array.from({ length: 4_000 }, (_, at) => `Line ${at} of the log.`).join('\n\n');
    await attachToCategory(as, category, [await uploadFile(as, 'log.txt', `${long}\n\nThe zeppelin landed.`)]);
    model.answer('It landed.');
    await sendMessage(as, { categoryId: category, message: 'What about the zeppelin?' });
    expect(readSystemPrompt()).toContain('The zeppelin landed.');
    expect(readSystemPrompt()).toContain('only the beginning and what fits the question');
    expect(readSystemPrompt().length).toBeLessThan(32_000);
  });

  test('are used in a temporary chat, which keeps nothing of them', async () => {
    const { as, category } = await createWriter();
    await attachToCategory(as, category, [await uploadFile(as, 'bridge.pdf', manual)]);
    model.answer('412 (bridge.pdf, p. 2).');
    const { body } = await sendMessage(as, { categoryId: category, temporary: true });
    expect(readSystemPrompt()).toContain('412 bolts');
    expect(body.passages?.[0]).toMatchObject({ documentId: null, page: 2 });
    const { rows } = await app.db.execute(sql`select 1 from documents where user_id = ${as.userId}`);
    expect(rows).toEqual([]);
  });

  test('move with a merge, leave the category when they leave the library, and outlive the category', async () => {
    const { as, category, subcategory } = await createWriter();
    const [first, second, third] = [
      await uploadFile(as, 'one.md', 'One.'),
      await uploadFile(as, 'two.md', 'Two.'),
      await uploadFile(as, 'three.md', 'Three.'),
    ];
    const other = await addSubcategory(as, category, 'Tunnels');
    await attachToSubcategory(as, subcategory, [first, second]);
    await attachToSubcategory(as, other, [second, third]);
    await app.request(allEndpoints.mergeSubcategory, { as, params: { id: other }, body: { intoId: subcategory } });
    expect(await listSubcategoryFiles(as, subcategory)).toEqual(['one.md', 'two.md', 'three.md']);

    const target = await addCategory(as, 'Work on paper');
    await attachToCategory(as, category, [third]);
    await app.request(allEndpoints.mergeCategory, { as, params: { id: category }, body: { intoId: target } });
    expect((await listCategoryFiles(as, target)).toSorted()).toEqual(['one.md', 'three.md', 'two.md']);

    await app.request(updateChatFile, { as, params: { id: third }, body: { isKept: false } });
    expect((await listCategoryFiles(as, target)).toSorted()).toEqual(['one.md', 'two.md']);
    await app.request(allEndpoints.deleteCategory, { as, params: { id: target } });
    expect((await app.request(getCategory, { as, params: { id: target } })).status).toBe(404);
    expect((await app.request(getChatFile, { as, params: { id: first } })).status).toBe(200);
  });

  test('are not changed by files of other people, missing files or too many files, which are refused with a message', async () => {
    const [ann, eve] = [await createWriter(), await createWriter()];
    const file = await uploadFile(eve.as, 'secret.md', 'Secret.');
    expect(await attachToCategory(ann.as, ann.category, [file])).toMatchObject({
      status: 404,
      body: { code: 'files.not_found', message: 'This file no longer exists.' },
    });
    expect(await attachToSubcategory(ann.as, eve.subcategory, [])).toMatchObject({ status: 404 });
    const many = Array.from({ length: 21 }, () => file);
    expect(await attachToCategory(ann.as, ann.category, many)).toMatchObject({
      status: 400,
      body: { message: 'Please choose at most 20 files.' },
    });
    expect(await listCategoryFiles(ann.as, ann.category)).toEqual([]);
    expect((await app.request(listCategories, { as: ann.as })).status).toBe(200);
  });
});
