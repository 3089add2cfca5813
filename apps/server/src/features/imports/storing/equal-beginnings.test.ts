import { getConversation, listConversations } from '@app/contract/conversations';
import { createImport, getImport } from '@app/contract/imports';
import { isDerivedId } from '@app/formats/conversation/message-list';
import { findTextPaths, markTexts, joinShownTexts } from '@app/formats/testing/marked-texts';
import { providerRecords } from '@app/formats/testing/provider-records';
import { parseRecord } from '@app/formats/find-format';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const parseConversations = (record: Record<string, unknown>) =>
  parseRecord(record).results.flatMap((result) => ('conversation' in result ? result.conversation : []));

/** Records without their id, so that the importer derives one from the first messages. */
const recordsWithoutId = providerRecords
  .map(({ record: { id: _id, uuid: _uuid, conversationId: _other, ...record } }) => record)
  .filter((record) => parseConversations(record).some(({ sourceId }) => isDerivedId(sourceId)));

test('conversations that begin alike and have no id are all stored, with every text', async () => {
  const files = await Promise.all(
    recordsWithoutId.map(async (record, index) => {
      // Every text but the first becomes unique, so that the copies begin alike and a lost text is noticed.
      const [_first, ...otherPaths] = await findTextPaths(record, (marked) =>
        Promise.resolve(joinShownTexts(parseConversations(marked))),
      );
      const copies = ['a', 'b', 'c'].map((name) => markTexts(record, otherPaths, `f${index}${name}`));
      const bytes = JSON.stringify(copies.map((copy) => copy.record));
      return { name: `export-${index}.json`, bytes, uniqueTexts: copies.flatMap(({ marks }) => marks) };
    }),
  );
  // Guards against a filter that leaves nothing to test.
  expect(files.length).toBeGreaterThan(5);
  const as = await app.signUp('Equal beginnings');
  const sent = await app.request(createImport, { as, ...multipart(files) });
  await app.server.services.importRunner.wake();
  const receipt = (await app.request(getImport, { as, params: { id: sent.body.id } })).body;
  const texts: string[] = [];
  for (const archived of ['false', 'true']) {
    const page = await app.request(listConversations, { as, query: { archived, limit: '100' } });
    for (const { id } of page.body) texts.push((await app.request(getConversation, { as, params: { id } })).text);
  }
  const all = texts.join('\n');
  const lost = files.flatMap(({ uniqueTexts }) => uniqueTexts.filter((text) => !all.includes(text)));
  expect({ status: receipt.status, lost }).toEqual({ status: 'completed', lost: [] });
});
