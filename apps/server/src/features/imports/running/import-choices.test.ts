import { listCategories } from '@app/contract/categories';
import { getConversation, listConversations } from '@app/contract/conversations';
import { createImport, getImport, startImport } from '@app/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerRecords } from '@app/formats/testing/provider-records';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Chooser ${(people += 1)}`);
const findRecord = (source: string) => providerRecords.find((each) => each.source === source)?.record;

async function uploadForPreview(as: TestUser, files: Parameters<typeof multipart>[0]) {
  const sent = await app.request(createImport, { as, query: { preview: 'true' }, ...multipart(files) });
  expect(sent.body).toMatchObject({ status: 'ready', preview: null });
  await app.server.services.importPreviewer.wake();
  return (await app.request(getImport, { as, params: { id: sent.body.id } })).body;
}

async function startImportWith(as: TestUser, id: string, body: Record<string, unknown>) {
  expect((await app.request(startImport, { as, params: { id }, body })).status).toBe(202);
  await app.server.services.importRunner.wake();
  return (await app.request(getImport, { as, params: { id } })).body;
}

const makeUpload = () => [
  { name: 'lobehub.json', bytes: JSON.stringify(findRecord('lobehub')) },
  { name: 'typingmind.json', bytes: JSON.stringify(findRecord('typingmind')) },
];

test('a preview counts what is in the files and stores none of it', async () => {
  const ann = await createUser();
  const { preview, counts, status } = await uploadForPreview(ann, makeUpload());
  expect({ status, found: counts.found }).toEqual({ status: 'ready', found: 0 });
  expect(preview).toEqual({
    sources: [
      {
        source: 'lobehub',
        conversations: 2,
        messages: 3,
        from: '2026-03-01T10:00:01.000Z',
        to: '2026-03-01T10:00:03.000Z',
      },
      {
        source: 'typingmind',
        conversations: 1,
        messages: 2,
        from: '2026-03-01T10:00:00.000Z',
        to: '2026-03-01T10:00:00.000Z',
      },
    ],
    projects: [
      { name: 'Helper', source: 'lobehub', conversations: 1 },
      { name: 'Work', source: 'typingmind', conversations: 1 },
    ],
    skipped: 0,
  });
  expect((await app.request(listConversations, { as: ann })).body).toEqual([]);
});

test('files without conversations fail with a reason', async () => {
  const bob = await createUser();
  const { id } = await uploadForPreview(bob, [{ name: 'notes.txt', bytes: 'hello' }]);
  await app.server.services.importRunner.wake();
  const failed = (await app.request(getImport, { as: bob, params: { id } })).body;
  expect(failed.kept).toMatchObject([{ name: 'notes.txt', bytes: 5 }]);
  expect(failed).toMatchObject({ status: 'failed', error: { code: 'imports.not_an_export' } });
});

test('only chosen sources and projects are stored, in the categories chosen for projects', async () => {
  const eve = await createUser();
  const categories = (await app.request(listCategories, { as: eve })).body;
  const target = categories.find(({ name }) => name === 'Work')?.id ?? categories[0]?.id ?? expect.fail('no category');
  const { id } = await uploadForPreview(eve, makeUpload());
  const done = await startImportWith(eve, id, { withoutProjects: ['Helper'], mapping: { Work: target } });
  expect(done.counts).toMatchObject({ found: 2, created: 2 });
  expect(done.expected).toBe(2);
  const stored = (await app.request(listConversations, { as: eve, query: { limit: '10' } })).body;
  // 'Topic' is in the project 'Helper'. The conversation with the title 'Helper' has the messages outside of topics.
  expect(stored.map(({ title }) => title).toSorted()).toEqual(['Helper', 'Parts']);
  const parts = stored.find(({ title }) => title === 'Parts');
  const { body } = await app.request(getConversation, { as: eve, params: { id: parts?.id ?? '' } });
  expect(body).toMatchObject({ categoryId: target, source: 'typingmind' });

  const again = await uploadForPreview(eve, makeUpload());
  expect((await startImportWith(eve, again.id, { sources: ['lobehub'] })).counts).toMatchObject({
    created: 1,
    unchanged: 1,
    found: 2,
  });
});

test("single questions of Gemini's log are joined if that was chosen", async () => {
  const joe = await createUser();
  const log = ['10:20', '10:10', '10:00'].map((time) => ({
    ...findRecord('gemini'),
    title: `Prompted ${time}`,
    time: `2026-03-01T${time}:00Z`,
  }));
  const { id, preview } = await uploadForPreview(joe, [{ name: 'MyActivity.json', bytes: JSON.stringify(log) }]);
  expect(preview?.sources).toMatchObject([{ source: 'gemini', conversations: 3 }]);
  const done = await startImportWith(joe, id, { groupsByTime: true });
  expect(done.counts).toMatchObject({ found: 1, created: 1 });
  expect(done.expected).toBeUndefined();
});
