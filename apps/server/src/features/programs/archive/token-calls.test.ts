import { listModelCalls } from '@app/contract/assistant';
import { listCategories } from '@app/contract/categories';
import { getContextPack, updateContextPack } from '@app/contract/context-pack';
import { getConversation, listConversations } from '@app/contract/conversations';
import { createEvent } from '@app/contract/event-edits';
import { listEvents } from '@app/contract/events';
import { createMemory, listMemories } from '@app/contract/memories';
import { markCategory, markConversation } from '@app/contract/privacy';
import { listRelatedConversations, searchConversations } from '@app/contract/search';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';
import { mapStrings } from './map-strings.ts';
import { makeToken, addConversation } from '../../../../test/mcp-client.ts';

let app: TestApp;
let ann: TestUser;
let script: TestUser;
let userCount = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Script ${(userCount += 1)}`);
  script = { ...ann, token: await makeToken(app, ann, ['archive:read'], 'Script') };
});

test('a token reads the archive over the API without hidden conversations, which a session still sees', async () => {
  const shown = await addConversation(app, ann, ['Where is the key?', 'Under the mat.'], { title: 'Key' });
  const hidden = await addConversation(app, ann, ['Where is the other key?', 'In the shed.'], { title: 'Other key' });
  await app.request(markConversation, { as: ann, params: { id: hidden }, body: { neverSend: true } });
  for (const [as, expected] of [
    [script, ['Key']],
    [ann, ['Key', 'Other key']],
  ] as const) {
    const found = (await app.request(searchConversations, { as, query: { q: 'key' } })).body;
    expect(found.map(({ title }) => title).toSorted()).toEqual(expected);
    const listed = (await app.request(listConversations, { as })).body;
    expect(listed.map(({ title }) => title).toSorted()).toEqual(expected);
  }
  expect((await app.request(getConversation, { as: script, params: { id: shown } })).body.messages).toHaveLength(2);
  for (const endpoint of [getConversation, listRelatedConversations]) {
    expect(await app.request(endpoint, { as: script, params: { id: hidden } })).toMatchObject({
      status: 404,
      body: { code: 'conversations.not_found' },
    });
  }
});

test('a token gets conversations, lists and search results with secrets masked', async () => {
  const id = await addConversation(app, ann, ['My password is hunter2-Zebra-99, keep it', 'Fine.'], { title: 'Note' });
  for (const answer of [
    await app.request(getConversation, { as: script, params: { id } }),
    await app.request(listConversations, { as: script }),
    await app.request(searchConversations, { as: script, query: { q: 'password keep' } }),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('hunter2');
  }
  expect((await app.request(getConversation, { as: ann, params: { id } })).text).toContain('hunter2');
});

test('a list filtered by words does not reveal to a token which conversations contain a masked word', async () => {
  await addConversation(app, ann, ['My password is hunter2-Zebra-99, keep it', 'Fine.'], { title: 'Note' });
  await addConversation(app, ann, ['Keep the zebra', 'Fine.'], { title: 'Zoo' });
  const searchTitles = async (as: TestUser, q: string) =>
    (await app.request(listConversations, { as, query: { q } })).body.map(({ title }) => title).toSorted();
  // A token's filtered lists leave out every conversation with a secret, even if the word is beside the secret.
  expect(await searchTitles(script, 'zebra')).toEqual(['Zoo']);
  expect(await searchTitles(script, 'keep')).toEqual(['Zoo']);
  expect(await searchTitles(ann, 'zebra')).toEqual(['Note', 'Zoo']);
});

test('a token gets the context pack as JSON and Markdown without hidden lines, and cannot change it', async () => {
  const items = [{ text: 'I sing' }, { text: 'I hide', hidden: true }];
  await app.request(updateContextPack, { as: ann, body: { sections: [{ key: 'about', items }] } });
  const pack = await app.request(getContextPack, { as: script });
  expect(pack.text).toContain('I sing');
  expect(pack.text).not.toContain('I hide');
  const markdown = await app.request(getContextPack, { as: script, headers: { accept: 'text/markdown' } });
  expect(markdown.text).toBe('## About me\n\n- I sing');
  expect(await app.request(updateContextPack, { as: script, body: {} })).toMatchObject({ status: 403 });
  expect((await app.request(listModelCalls, { as: ann })).body[0]).toMatchObject({ model: 'GET /api/context-pack' });
});

test('calls by a token are in the log of sent data', async () => {
  await addConversation(app, ann, ['Where is the key?', 'Under the mat.'], { title: 'Key' });
  await app.request(searchConversations, { as: script, query: { q: 'key' } });
  expect((await app.request(listModelCalls, { as: ann })).body).toMatchObject([
    { purpose: 'program', model: 'GET /api/search', destination: 'Script', conversations: [{ title: 'Key' }] },
  ]);
});

test('a token lists categories with their visible conversations, and memories except those from hidden conversations', async () => {
  const [work, home] = (await app.request(listCategories, { as: ann })).body;
  await addConversation(app, ann, ['Plan the sprint', 'Fine.'], { title: 'Sprint', categoryId: work?.id ?? '' });
  const hidden = await addConversation(app, ann, ['A secret plan', 'Fine.'], {
    title: 'Plan',
    categoryId: work?.id ?? '',
  });
  await app.request(markConversation, { as: ann, params: { id: hidden }, body: { neverSend: true } });
  await app.request(markCategory, { as: ann, params: { id: home?.id ?? '' }, body: { neverSend: true } });
  await app.request(createMemory, { as: ann, body: { text: 'I sing. My password: hunter2-Zebra-99' } });
  const categories = (await app.request(listCategories, { as: script })).body;
  expect(categories.find(({ id }) => id === work?.id)?.conversationCount).toBe(1);
  expect(categories.map(({ id }) => id)).not.toContain(home?.id);
  const memories = await app.request(listMemories, { as: script });
  expect(memories.body).toMatchObject([{ text: expect.stringContaining('I sing.') as string }]);
  expect(memories.text).not.toContain('hunter2');
});

test('a token gets plans with secrets masked and without the ids of hidden conversations', async () => {
  const hidden = await addConversation(app, ann, ['Dinner with Bo', 'Fine.']);
  const shown = await addConversation(app, ann, ['Lunch with Bo', 'Fine.']);
  const event = { eventDate: '2026-11-21T18:00:00Z', notes: 'The door password: hunter2-Zebra-99' };
  for (const conversationId of [hidden, shown]) {
    await app.request(createEvent, { as: ann, body: { ...event, title: 'Meal', conversationId } });
  }
  await app.request(markConversation, { as: ann, params: { id: hidden }, body: { neverSend: true } });
  const planner = { ...ann, token: await makeToken(app, ann, ['plan:read'], 'Planner') };
  const events = await app.request(listEvents, { as: planner });
  expect(events.text).not.toContain('hunter2');
  expect(events.body.map(({ conversationId }) => conversationId).toSorted()).toEqual([shown, null].toSorted());
  expect((await app.request(listEvents, { as: ann })).text).toContain('hunter2');
  expect((await app.request(listModelCalls, { as: ann })).body[0]).toMatchObject({
    model: 'GET /api/events',
    destination: 'Planner',
  });
});

test('ids and times are never taken for card numbers', () => {
  const row = {
    id: '41111111-1111-1111-1111-111111111111',
    at: '2026-11-20T09:00:00.000Z',
    text: 'x',
    on: '2026-11-20',
  };
  expect(mapStrings(row, () => 'masked')).toEqual({ ...row, text: 'masked' });
});
