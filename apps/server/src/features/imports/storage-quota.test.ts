import { listConversations } from '@app/contract/conversations';
import { listDocuments } from '@app/contract/documents';
import { createImport, getImport } from '@app/contract/imports';
import { getStorage } from '@app/contract/storage';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { makeClaudeConversation, makeClaudeMessage } from '@app/formats/testing/claude-export';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packZip } from '../../../test/backup-files.ts';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { STORAGE_QUOTA_BYTES: '10000' } });
});
afterAll(() => app.close());

async function uploadFile(as: TestUser, name: string, bytes: Buffer | string) {
  const sent = await app.request(createImport, { as, ...multipart([{ name, bytes }]) });
  await app.server.services.importRunner.wake();
  return (await app.request(getImport, { as, params: { id: sent.body.id } })).body;
}

const makeConversationWithText = (id: string, name: string, length: number) =>
  makeClaudeConversation(
    [
      makeClaudeMessage(`${id}-q`, 'Read', {
        attachments: [{ file_name: name, extracted_content: 'x'.repeat(length) }],
      }),
    ],
    { uuid: id, name: id },
  );

async function fetchDocumentTitles(as: TestUser): Promise<string[]> {
  const { body } = await app.request(listConversations, { as });
  const listed = await Promise.all(body.map(({ id }) => app.request(listDocuments, { as, params: { id } })));
  return listed.flatMap((answer) => answer.body.map(({ title }) => title)).toSorted();
}

test('a document that does not fit is left out, and the receipt names it with its size', async () => {
  const ann = await app.signUp('Ann');
  const first = await uploadFile(ann, 'a.json', JSON.stringify([makeConversationWithText('one', 'small.txt', 6_000)]));
  expect(first.skipped).toEqual([]);
  const records = [
    makeConversationWithText('two', 'large.txt', 5_000),
    makeConversationWithText('three', 'fits.txt', 3_500),
  ];
  const second = await uploadFile(ann, 'b.json', JSON.stringify(records));
  expect(second.counts).toMatchObject({ found: 2, created: 2, skipped: 0 });
  expect(second.skipped).toEqual([
    { item: 'large.txt', reason: 'This (5 kB) is not stored: your storage is full (6 kB of 10 kB).' },
  ]);
  expect(second.notice).toBe('Your storage is nearly full: 9.5 kB of 10 kB are used.');
  expect(await fetchDocumentTitles(ann)).toEqual(['fits.txt', 'small.txt']);
});

test('a file that does not fit is named, and its message stays', async () => {
  const bob = await app.signUp('Bob');
  const attachments = [
    { id: 'file-one', name: 'large.bin' },
    { id: 'file-two', name: 'small.bin' },
  ];
  const record = makeChatgptConversation([{ id: 'q', text: 'See', metadata: { attachments } }]);
  const zip = await packZip(
    new Map<string, Buffer | string>([
      ['conversations.json', JSON.stringify([record])],
      ['file-one-large.bin', Buffer.alloc(20_000, 1)],
      ['file-two-small.bin', Buffer.alloc(100, 2)],
    ]),
  );
  const receipt = await uploadFile(bob, 'e.zip', zip);
  expect(receipt.skipped).toEqual([
    { item: 'large.bin', reason: 'This (20 kB) is not stored: your storage is full (0 bytes of 10 kB).' },
  ]);
  expect(receipt.counts).toMatchObject({ created: 1 });
  expect((await uploadFile(bob, 'notes.txt', 'y'.repeat(9_950))).skipped.at(0)?.reason).toContain('is not stored');
});

test('a receipt warns once 80 % of the storage is used', async () => {
  const cleo = await app.signUp('Cleo');
  const fetchUsage = async () => (await app.request(getStorage, { as: cleo })).body.usage;
  expect(await fetchUsage()).toEqual({ bytes: 0, quota: 10_000 });
  const first = await uploadFile(cleo, 'a.json', JSON.stringify([makeConversationWithText('a', 'a.txt', 7_900)]));
  expect(first.notice).toBeUndefined();
  expect(await fetchUsage()).toEqual({ bytes: 7_900, quota: 10_000 });
  const second = await uploadFile(cleo, 'b.json', JSON.stringify([makeConversationWithText('b', 'b.txt', 200)]));
  expect(second).toMatchObject({ skipped: [], notice: 'Your storage is nearly full: 8.1 kB of 10 kB are used.' });
  const third = await uploadFile(cleo, 'c.json', JSON.stringify([makeConversationWithText('c', 'c.txt', 1_900)]));
  expect(third.notice).toBe('Your storage is full: 10 kB of 10 kB are used.');
});
