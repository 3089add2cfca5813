import { sendChat } from '@app/contract/chat';
import { deleteChatFile, getChatFile, uploadChatFile } from '@app/contract/chat-files';
import { forkConversation } from '@app/contract/conversation-branches';
import { deleteConversation, getConversation } from '@app/contract/conversations';
import { getDocumentVersion, listDocuments } from '@app/contract/documents';
import { keepChat } from '@app/contract/kept-chats';
import { searchConversations } from '@app/contract/search';
import { deleteTrashItem } from '@app/contract/trash';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/ids.ts';
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

const createUser = (): Promise<TestUser> => app.signUp(`Reader ${(people += 1)}`);

async function uploadFile(as: TestUser, name: string, bytes: Buffer | string): Promise<string> {
  const { body } = await app.request(uploadChatFile, { as, ...multipart([{ name, bytes }]) });
  await app.jobs.runPending();
  return body.id;
}

const sendMessage = (as: TestUser, body: object) =>
  app.request(sendChat, { as, body: { message: 'Which bolts?', ...body } });
const readSystemPrompt = () => model.requests.at(-1)?.messages[0]?.content ?? '';

const manual = makePdf([['The bridge was built in 1931.'], ['It is held by 412 bolts of steel.']]);

describe('a question with a file', () => {
  test('gives the pages of the file to the model, and lists the passages that the reply cites', async () => {
    const ann = await createUser();
    const id = await uploadFile(ann, 'bridge.pdf', manual);
    model.answer('There are 412 of steel (bridge.pdf, p. 2).');
    const { body } = await sendMessage(ann, { attachments: [id] });
    expect(readSystemPrompt()).toContain(
      '<file name="bridge.pdf" pages="2">\n[p. 1]\nThe bridge was built in 1931.\n[p. 2]\nIt is held by 412 bolts of steel.\n</file>',
    );
    const [document] = (await app.request(listDocuments, { as: ann, params: { id: body.conversationId } })).body;
    expect(document).toMatchObject({ kind: 'file', title: 'bridge.pdf', messageId: body.userMessageId });
    const passages = [
      { documentId: document?.id, fileId: id, name: 'bridge.pdf', page: 2, quote: 'It is held by 412 bolts of steel.' },
    ];
    expect(body.passages).toEqual(passages);
    const { messages } = (await app.request(getConversation, { as: ann, params: { id: body.conversationId } })).body;
    expect(messages[1]?.blocks).toContainEqual({ type: 'passages', passages });
    expect((await app.request(getChatFile, { as: ann, params: { id } })).body.documentId).toBe(document?.id);
  });

  test('shows the file at the message, keeps its text as a document, and is found by a word of the file', async () => {
    const ann = await createUser();
    const id = await uploadFile(ann, 'bridge.pdf', manual);
    const { body } = await sendMessage(ann, { attachments: [id, id] });
    const params = { id: body.conversationId };
    const { messages } = (await app.request(getConversation, { as: ann, params })).body;
    const [document] = (await app.request(listDocuments, { as: ann, params })).body;
    const blocks = messages[0]?.blocks ?? [];
    expect(blocks).toEqual([
      {
        type: 'attachment',
        name: 'bridge.pdf',
        mimeType: 'application/pdf',
        size: manual.length,
        url: expect.stringMatching(/^\/api\/attachments\//) as string,
        fileId: id,
        documentId: document?.id,
        pages: 2,
      },
      { type: 'text', text: 'Which bolts?' },
    ]);
    const version = { id: document?.id ?? '', versionId: document?.versions[0]?.id ?? '' };
    const { text } = (await app.request(getDocumentVersion, { as: ann, params: version })).body;
    expect(text).toBe('The bridge was built in 1931.\fIt is held by 412 bolts of steel.');
    const found = await app.request(searchConversations, { as: ann, query: { q: '1931' } });
    expect(found.body.map((hit) => hit.conversationId)).toEqual([body.conversationId]);

    // The message keeps its copy when the upload is deleted.
    await app.request(deleteChatFile, { as: ann, params: { id } });
    const url = blocks[0]?.type === 'attachment' ? blocks[0].url : '';
    expect((await app.request(`GET ${url}`)).status).toBe(200);
    await sendMessage(ann, { conversationId: body.conversationId, message: 'And when?' });
    expect(readSystemPrompt()).toContain('The bridge was built in 1931.');
  });

  test('keeps the file when the question is asked again, but not in another conversation', async () => {
    const ann = await createUser();
    const id = await uploadFile(ann, 'bridge.pdf', manual);
    const first = (await sendMessage(ann, { attachments: [id] })).body;
    await sendMessage(ann, { message: '', conversationId: first.conversationId, regenerateMessageId: first.messageId });
    expect(readSystemPrompt()).toContain('412 bolts');
    await sendMessage(ann, {});
    expect(readSystemPrompt()).not.toContain('412 bolts');
    // Sent again in the same conversation, the file stays one document.
    await sendMessage(ann, { conversationId: first.conversationId, attachments: [id] });
    const params = { id: first.conversationId };
    expect((await app.request(listDocuments, { as: ann, params })).body).toHaveLength(1);
  });

  test('may be temporary: nothing of it is stored', async () => {
    const ann = await createUser();
    const id = await uploadFile(ann, 'bridge.pdf', manual);
    model.answer('412 (bridge.pdf, p. 2).');
    const { body } = await sendMessage(ann, { attachments: [id], temporary: true });
    expect(readSystemPrompt()).toContain('412 bolts');
    expect(body.passages).toMatchObject([{ documentId: null, fileId: id, page: 2 }]);
    const { rows } = await app.db.execute<{ plan: object }>(
      `select plan from chat_turns where user_id = '${ann.userId}'`,
    );
    expect(JSON.stringify(rows)).not.toContain('bridge');
  });

  test('is kept with its text when its temporary chat is kept', async () => {
    const ann = await createUser();
    const fileId = await uploadFile(ann, 'bridge.pdf', manual);
    const [id, message] = [newId(), newId()];
    const makeAttachment = (more: object) => ({ type: 'attachment', name: 'b', mimeType: null, size: null, ...more });
    const url = `/api/attachments/${'x'.repeat(43)}`;
    const kept = {
      id: message,
      parentId: null,
      role: 'user',
      content: 'Which bolts?',
      blocks: [
        makeAttachment({ fileId, url }),
        makeAttachment({ fileId: newId(), url }),
        { type: 'text', text: 'Which bolts?' },
      ],
      createdAt: app.clock.now().toISOString(),
    };
    const body = { id, messages: [kept], activeLeafId: message };
    for (let times = 0; times < 2; times += 1) {
      expect((await app.request(keepChat, { as: ann, body })).status).toBe(200);
    }
    const [document, ...others] = (await app.request(listDocuments, { as: ann, params: { id } })).body;
    expect(others).toEqual([]);
    const { messages } = (await app.request(getConversation, { as: ann, params: { id } })).body;
    expect(messages[0]?.blocks).toMatchObject([
      { name: 'bridge.pdf', fileId, documentId: document?.id, pages: 2 },
      { type: 'attachment', name: 'b' },
      { type: 'text' },
    ]);
    expect(JSON.stringify(messages)).not.toContain(url);
  });

  test('keeps its file in a fork when the original conversation is deleted for good', async () => {
    const ann = await createUser();
    const id = await uploadFile(ann, 'bridge.pdf', manual);
    const { conversationId, messageId } = (await sendMessage(ann, { attachments: [id] })).body;
    const fork = await app.request(forkConversation, { as: ann, params: { id: conversationId }, body: { messageId } });
    await app.request(deleteChatFile, { as: ann, params: { id } });
    await app.request(deleteConversation, { as: ann, params: { id: conversationId } });
    const type = 'conversation' as const;
    await app.request(deleteTrashItem, { as: ann, params: { type, id: conversationId } });
    await app.server.services.attachments.deleteUnused();
    const { messages } = (await app.request(getConversation, { as: ann, params: { id: fork.body.id } })).body;
    const [block] = messages[0]?.blocks ?? [];
    const url = block?.type === 'attachment' ? block.url : '';
    expect((await app.request(`GET ${url}`)).status).toBe(200);
  });

  test('is refused with an unknown file, a file of another person, and a file that cannot be read', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const his = await uploadFile(bob, 'his.txt', 'His secret');
    for (const id of [newId(), his]) {
      expect(await sendMessage(ann, { attachments: [id] })).toMatchObject({
        status: 404,
        body: { code: 'files.not_found' },
      });
    }
    const broken = await uploadFile(ann, 'broken.pdf', '%PDF-1.7 nothing');
    expect(await sendMessage(ann, { attachments: [broken] })).toMatchObject({
      status: 409,
      body: {
        code: 'files.unreadable',
        message: '“broken.pdf” cannot be used: This PDF is damaged and cannot be read.',
      },
    });
    const many = Array.from({ length: 21 }, newId);
    expect(await sendMessage(ann, { attachments: many })).toMatchObject({ status: 400 });
  });

  test('waits for a file that is still being read', async () => {
    const ann = await createUser();
    const { body } = await app.request(uploadChatFile, {
      as: ann,
      ...multipart([{ name: 'late.txt', bytes: 'Late words' }]),
    });
    const pendingReply = sendMessage(ann, { attachments: [body.id] });
    await app.jobs.runPending();
    expect((await pendingReply).status).toBe(200);
    expect(readSystemPrompt()).toContain('Late words');
  });
});

describe('a long file', () => {
  test('is given in parts: those that fit the question, with their pages', async () => {
    const ann = await createUser();
    const makePageText = (page: number) =>
      Array.from({ length: 40 }, (_, line) => `Line ${line} of page ${page} tells of rivers, weather and old roads.`);
    const pages = Array.from({ length: 40 }, (_, at) => makePageText(at + 1));
    pages[30] = ['The password of the lighthouse keeper was marmalade.'];
    const id = await uploadFile(ann, 'long.pdf', makePdf(pages));
    model.answer('It was marmalade (long.pdf, p. 31).');
    const { body } = await sendMessage(ann, {
      message: 'What was the lighthouse keeper’s password?',
      attachments: [id],
    });
    expect(readSystemPrompt()).toContain('[p. 31]\nThe password of the lighthouse keeper was marmalade.');
    expect(readSystemPrompt()).toContain('[p. 1]\nLine 0 of page 1');
    expect(readSystemPrompt().length).toBeLessThan(30_000);
    // Its parts are also embedded, so that questions in other words find them.
    await app.jobs.runPending();
    const { rows } = await app.db.execute<{ pieces: number }>(
      `select count(*)::int as pieces from document_vectors where user_id = '${ann.userId}'`,
    );
    expect(rows[0]?.pieces).toBeGreaterThan(40);
    expect(body.passages).toMatchObject([{ page: 31, quote: 'The password of the lighthouse keeper was marmalade.' }]);
  });
});

describe('a picture', () => {
  const makePicture = () =>
    sharp({ create: { width: 3_000, height: 10, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();

  test('goes to the model, made smaller', async () => {
    const ann = await createUser();
    const id = await uploadFile(ann, 'red.png', await makePicture());
    const { body } = await sendMessage(ann, { attachments: [id] });
    const [sent] = model.requests.at(-1)?.messages.at(-1)?.pictures ?? [];
    expect(sent?.mediaType).toBe('image/jpeg');
    expect(await sharp(sent?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_568 });
    await sendMessage(ann, { conversationId: body.conversationId, message: 'And now?' });
    expect(model.requests.at(-1)?.messages.at(-1)?.pictures).toHaveLength(1);
  });

  test('is left out for a model that refuses pictures, and the model is told that there was one', async () => {
    const ann = await createUser();
    const id = await uploadFile(ann, 'red.png', await makePicture());
    model.fail(new AppError({ code: 'model.refused' }));
    model.answer('I cannot see it.');
    expect((await sendMessage(ann, { attachments: [id] })).body.response).toBe('I cannot see it.');
    const last = model.requests.at(-1)?.messages.at(-1);
    expect(last?.pictures).toBeUndefined();
    expect(last?.content).toContain('You cannot see the attached pictures');
  });
});
