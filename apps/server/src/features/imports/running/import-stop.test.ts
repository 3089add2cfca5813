import { createImport, getImport } from '@app/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

/** Fewer conversations than a batch may have. */
const CONVERSATIONS = 90;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a process that stops does not store the rest of a batch, and the progress says how much is stored', async () => {
  const ann = await app.signUp('Ann');
  const conversations = Array.from({ length: CONVERSATIONS }, (_, index) => {
    const turns = Array.from({ length: 4 }, (__, turn) => ({
      id: `m${turn}`,
      text: `Turn ${turn} of ${index}: how do I cook beans, and what did the doctor say about my back?`,
    }));
    return makeChatgptConversation(turns, { id: `c${index}`, conversation_id: `c${index}`, title: `Number ${index}` });
  });
  const upload = multipart([{ name: 'conversations.json', bytes: JSON.stringify(conversations) }]);
  const { id } = (await app.request(createImport, { as: ann, headers: upload.headers, body: upload.body })).body;
  const fetchImport = async () => (await app.request(getImport, { as: ann, params: { id } })).body;

  const { importRunner } = app.server.services;
  const working = importRunner.wake();
  await expect
    .poll(async () => (await fetchImport()).counts.found, { interval: 1, timeout: 15_000 })
    .toBeGreaterThan(0);
  await importRunner.stop();
  await working;
  const { status, counts, bytesRead, bytesTotal } = await fetchImport();
  expect(status).toBe('running');
  expect(counts.found).toBeLessThan(CONVERSATIONS);
  // The progress is the share of what is stored, although the file was read to its end.
  expect(bytesRead / bytesTotal).toBeCloseTo(counts.found / CONVERSATIONS, 3);
});
