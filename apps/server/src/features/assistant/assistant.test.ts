import {
  getAssistantSettings,
  getModelStatus,
  listModelCalls,
  testModel,
  updateAssistantSettings,
} from '@app/contract/assistant';
import { createMemory, deleteMemory, listMemories, updateMemory } from '@app/contract/memories';
import { sendChat } from '@app/contract/chat';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { AppError } from '#platform/app-error.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let people = 0;

beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const fetchModelCalls = async (as: TestUser) => (await app.request(listModelCalls, { as })).body;

/** All switches, with the given ones off. */
const makeSwitches = (...off: string[]) =>
  ['archive', 'calendar', 'calculator', 'dates', 'pages'].map((name) => ({ name, isOn: !off.includes(name) }));

describe('the assistant’s behaviour', () => {
  test('has a switch for each tool, and keeps those that a request does not name', async () => {
    const ann = await createUser();
    const changeTools = (...tools: { name: string; isOn: boolean }[]) =>
      app.request(updateAssistantSettings, { as: ann, body: { tools } });
    await changeTools({ name: 'calendar', isOn: false }, { name: 'pages', isOn: false });
    await Promise.all([changeTools({ name: 'calendar', isOn: true }), changeTools({ name: 'dates', isOn: false })]);
    const { body } = await changeTools({ name: 'archive', isOn: false });
    expect(body).toMatchObject({ usesArchive: false, tools: makeSwitches('archive', 'dates', 'pages') });
    expect((await changeTools({ name: 'rockets', isOn: true })).status).toBe(400);
  });

  test('uses the archive and no instructions by default', async () => {
    const ann = await createUser();
    expect((await app.request(getAssistantSettings, { as: ann })).body).toEqual({
      usesArchive: true,
      instructions: '',
      tools: makeSwitches(),
    });
    const changed = await app.request(updateAssistantSettings, { as: ann, body: { instructions: ' Be brief. ' } });
    expect(changed.body).toEqual({ usesArchive: true, instructions: 'Be brief.', tools: makeSwitches() });
    await app.request(updateAssistantSettings, { as: ann, body: { usesArchive: false } });
    const expected = { usesArchive: false, instructions: 'Be brief.', tools: makeSwitches('archive') };
    expect((await app.request(getAssistantSettings, { as: ann })).body).toEqual(expected);
  });

  test('includes the instructions, which the model gets with every question', async () => {
    const ann = await createUser();
    await app.request(updateAssistantSettings, { as: ann, body: { instructions: 'Answer like a pirate.' } });
    await app.request(sendChat, { as: ann, body: { message: 'Why is the sky blue?' } });
    expect(model.requests.at(-1)?.messages[0]?.content).toContain('Answer like a pirate.');
  });
});

describe('a memory', () => {
  const fetchMemories = async (as: TestUser) => (await app.request(listMemories, { as })).body;

  test('is stored, edited and deleted by its owner only', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const { body: memory } = await app.request(createMemory, { as: ann, body: { text: '  I am a vegetarian. ' } });
    expect(memory.text).toBe('I am a vegetarian.');
    const params = { id: memory.id };
    const body = { text: 'I eat fish on Fridays.' };
    expect((await app.request(updateMemory, { as: bob, params, body })).status).toBe(404);
    expect((await app.request(updateMemory, { as: ann, params, body })).body).toEqual({ ...memory, ...body });
    expect((await app.request(deleteMemory, { as: bob, params })).status).toBe(404);
    expect(await fetchMemories(ann)).toHaveLength(1);
    expect(await fetchMemories(bob)).toEqual([]);
    expect((await app.request(deleteMemory, { as: ann, params })).status).toBe(204);
    expect(await fetchMemories(ann)).toEqual([]);
  });

  test('is sent to the model with every question of its owner', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    await app.request(createMemory, { as: ann, body: { text: 'My daughter is called Mila.' } });
    await app.request(sendChat, { as: ann, body: { message: 'Why is the sky blue?' } });
    expect(model.requests.at(-1)?.messages[0]?.content).toContain('- My daughter is called Mila.');
    await app.request(sendChat, { as: bob, body: { message: 'Why is the sky blue?' } });
    expect(JSON.stringify(model.requests.at(-1))).not.toContain('Mila');
  });

  test('is refused if it is empty, too long, or the fifty-first', async () => {
    const ann = await createUser();
    const addMemory = (text: string) => app.request(createMemory, { as: ann, body: { text } });
    expect((await addMemory(' ')).status).toBe(400);
    expect((await addMemory('x'.repeat(301))).status).toBe(400);
    for (let at = 0; at < 50; at += 1) expect((await addMemory(`Number ${at}`)).status).toBe(200);
    expect(await addMemory('One more')).toMatchObject({ status: 409, body: { code: 'memories.too_many' } });
  });
});

describe('the connected model', () => {
  test('is shown with its destination', async () => {
    const { body } = await app.request(getModelStatus, { as: await createUser() });
    expect(body).toEqual({
      state: 'connected',
      label: 'fake-1 (in memory)',
      destination: 'model.test',
      staysHere: false,
      showsSetup: true,
    });
  });

  test('is tested with one word, and a failure is reported as the result', async () => {
    const ann = await createUser();
    model.answer('ready');
    expect((await app.request(testModel, { as: ann })).body).toMatchObject({ isWorking: true });
    model.fail(new AppError({ code: 'model.misconfigured' }));
    const { status, body } = await app.request(testModel, { as: ann });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isWorking: false, message: expect.stringContaining('not set up correctly') });
  });
});

describe('the log of model calls', () => {
  test('has an entry for each of the user’s own calls, with its conversation', async () => {
    const ann = await createUser();
    const { body } = await app.request(sendChat, { as: ann, body: { message: 'Which herbs like shade?' } });
    model.fail(new AppError({ code: 'model.timeout' }));
    await app.request(testModel, { as: ann });
    expect(await fetchModelCalls(ann)).toMatchObject([
      { purpose: 'test', outcome: 'failed', conversations: [] },
      {
        purpose: 'chat',
        outcome: 'answered',
        model: 'fake-1 (in memory)',
        destination: 'model.test',
        conversations: [{ id: body.conversationId, title: expect.any(String) }],
        inputTokens: 1,
      },
    ]);
    expect(await fetchModelCalls(await createUser())).toEqual([]);
  });

  test('is paged', async () => {
    const ann = await createUser();
    for (const message of ['one', 'two', 'three']) await app.request(sendChat, { as: ann, body: { message } });
    const first = await app.request(listModelCalls, { as: ann, query: { limit: '2' } });
    const cursor = /cursor=([^>&]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await app.request(listModelCalls, { as: ann, query: { limit: '2', cursor } });
    expect([first.body.length, second.body.length]).toEqual([2, 1]);
  });

  test('is deleted after 90 days', async () => {
    const ann = await createUser();
    await app.request(sendChat, { as: ann, body: { message: 'hello' } });
    app.clock.advance(91 * 86_400_000);
    await app.server.services.assistant.deleteOldCalls();
    const remaining = await app.db.$client.query('select from model_calls where user_id = $1', [ann.userId]);
    expect(remaining.rowCount).toBe(0);
  });
});
