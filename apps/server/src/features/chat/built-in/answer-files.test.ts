import { sendChat } from '@app/contract/chat';
import { uploadChatFile } from '@app/contract/chat-files';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { makePdf } from '../../files/chat-files/testing/make-pdf.ts';

let app: TestApp;
let ann: TestUser;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  ann = await app.signUp('Ann');
  id = await uploadFile(
    'bridge.pdf',
    makePdf([
      ['The old bridge was built in 1931 by engineers from Trondheim.'],
      ['It is held by 412 bolts of steel, which are painted every spring.'],
    ]),
  );
});
afterAll(() => app.close());

async function uploadFile(name: string, bytes: Buffer): Promise<string> {
  const { body } = await app.request(uploadChatFile, { as: ann, ...multipart([{ name, bytes }]) });
  await app.jobs.runPending();
  return body.id;
}

const sendMessage = async (message: string, more: object) =>
  (await app.request(sendChat, { as: ann, body: { message, ...more } })).body;

test('without a model, the built-in assistant quotes attached files with their pages, even for later questions', async () => {
  const first = await sendMessage('What does it say about the bolts?', { attachments: [id] });
  expect(first.response).toContain(
    '**bridge.pdf**, p. 2\n> It is held by 412 bolts of steel, which are painted every spring.',
  );
  expect(first.passages).toMatchObject([{ name: 'bridge.pdf', page: 2, fileId: id }]);
  const { conversationId } = first;
  expect((await sendMessage('What did it say about engineers?', { conversationId })).response).toContain(
    '**bridge.pdf**, p. 1',
  );
});

test('asked what a file is about, the built-in assistant lists the sentences that say most', async () => {
  const { response } = await sendMessage('Summarise this file', { attachments: [id] });
  expect(response).toContain('these sentences of **bridge.pdf** say most about it');
  expect(response).toContain('412 bolts of steel');
});

test('the reply says that the files contain nothing about a question, or that a picture contains no text', async () => {
  const { response } = await sendMessage('What does it say about zebras?', { attachments: [id] });
  expect(response).toContain('I found nothing about that in **bridge.pdf**');
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const seen = await sendMessage('What is in this picture?', { attachments: [await uploadFile('white.png', bytes)] });
  expect(seen.response).toContain('I can’t see pictures');
});
