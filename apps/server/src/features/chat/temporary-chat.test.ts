import { attachChatStream, sendChat } from '@app/contract/chat';
import { keepChat } from '@app/contract/kept-chats';
import { ChatStreamParser, type ChatStreamEventOf } from '@app/contract/chat-stream';
import { getConversation, listConversations } from '@app/contract/conversations';
import { fillPath } from '@app/contract/endpoint';
import { getUserStats } from '@app/contract/stats';
import { getSubscriptionStatus } from '@app/contract/subscription';
import { listSuggestions } from '@app/contract/suggestions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let address: string;
let people = 0;

beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model, environment: { PORT: '0' } });
  address = await app.server.listen();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Private person ${(people += 1)}`);
const sendMessage = (as: TestUser, body: Record<string, unknown>, headers = {}) =>
  app.request(sendChat, { as, body: { temporary: true, ...body }, headers });
const requestKeep = (as: TestUser, body: Record<string, unknown>) => app.request(keepChat, { as, body });
const countUsedChats = async (as: TestUser) =>
  (await app.request(getSubscriptionStatus, { as })).body.usage.aiChatCount;

/** The names of all tables that contain the text. */
async function findTablesWith(text: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await app.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text ilike ${`%${text}%`} limit 1`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

describe('a temporary chat', () => {
  test('is answered and counted, and leaves nothing of its text on the server', async () => {
    const ann = await createUser();
    model.answer('The dentist, quokkareply.');
    const { status, body } = await sendMessage(ann, {
      message: 'Dentist appointment on Tuesday at 3pm with quokkaquestion',
      chatHistory: [
        { role: 'user', content: 'Earlier quokkahistory' },
        { role: 'assistant', content: 'Yes' },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ conversationId: null, response: 'The dentist, quokkareply.', suggestions: [] });
    expect(body.model).toBe('fake-1 (in memory)');
    expect(await countUsedChats(ann)).toBe(1);
    expect(await findTablesWith('quokka')).toEqual([]);
    expect((await app.request(listConversations, { as: ann })).body).toEqual([]);
    expect((await app.request(listSuggestions, { as: ann })).body).toEqual([]);
    expect((await app.request(getUserStats, { as: ann })).body.currentStreak).toBe(0);
  });

  test('gives the model the turns that the tab sent, and no tool that would propose something', async () => {
    const ann = await createUser();
    model.answer('Two million.');
    const chatHistory = [
      { role: 'user', content: 'Capital of France?' },
      { role: 'assistant', content: 'Paris.' },
    ];
    await sendMessage(ann, { message: 'How many people?', chatHistory });
    const request = model.requests.at(-1);
    expect(request?.messages.slice(1).map(({ content }) => content)).toEqual([
      'Capital of France?',
      'Paris.',
      'How many people?',
    ]);
    expect(request?.tools?.filter(({ name }) => name.startsWith('propose_'))).toEqual([]);
  });

  test('continues a reply that was cut off, and leaves nothing of it on the server', async () => {
    const ann = await createUser();
    model.answer(' fox jumps.');
    const { status, body } = await sendMessage(ann, {
      continueReply: true,
      chatHistory: [
        { role: 'user', content: 'Hello wombathistory' },
        { role: 'assistant', content: 'Hi' },
        { role: 'user', content: 'A sentence, please' },
        { role: 'assistant', content: 'The quick wombatreply' },
      ],
    });
    expect(status).toBe(200);
    expect(body.response).toBe('The quick wombatreply fox jumps.');
    const sent = model.requests
      .at(-1)
      ?.messages.slice(1)
      .map(({ role, content }) => `${role}: ${content}`);
    expect(sent?.slice(0, 4)).toEqual([
      'user: Hello wombathistory',
      'assistant: Hi',
      'user: A sentence, please',
      'assistant: The quick wombatreply',
    ]);
    expect(sent?.at(-1)).toMatch(/^user: Your reply was cut off there/);
    expect(await findTablesWith('wombat')).toEqual([]);
    expect(await countUsedChats(ann)).toBe(1);
  });

  test('refuses the id of a conversation, and refuses a history that is too long', async () => {
    const ann = await createUser();
    expect((await sendMessage(ann, { message: 'Hi', conversationId: newId() })).status).toBe(400);
    const chatHistory = Array.from({ length: 201 }, () => ({ role: 'user', content: 'x' }));
    expect((await sendMessage(ann, { message: 'Hi', chatHistory })).status).toBe(400);
    expect(await countUsedChats(ann)).toBe(0);
  });

  test('counts a repeated request once, and does not count one that failed before its first text', async () => {
    const ann = await createUser();
    model.answer('Once.');
    const headers = { 'idempotency-key': newId() };
    const first = await sendMessage(ann, { message: 'Say it once' }, headers);
    const second = await sendMessage(ann, { message: 'Say it once' }, headers);
    expect(second.body).toMatchObject({ response: 'Once.', messageId: first.body.messageId });
    model.fail(new Error('broken'));
    expect((await sendMessage(ann, { message: 'Fail' })).status).toBe(500);
    expect(await countUsedChats(ann)).toBe(1);
  });

  test('can be followed again by its tab while the reply is written', async () => {
    const ann = await createUser();
    const turn = model.hold();
    const headers = { authorization: `Bearer ${ann.token}`, accept: 'text/event-stream' };
    const client = new AbortController();
    const response = await fetch(`${address}/api/chat`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'A story', temporary: true }),
      signal: client.signal,
    });
    await turn.request;
    turn.say('Once upon ');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const parser = new ChatStreamParser();
    const [record] = parser.push((await reader?.read())?.value ?? '');
    const started = record?.event as ChatStreamEventOf<'started'>;
    expect(started.conversationId).toBeNull();
    client.abort();
    const again = fetch(address + fillPath(attachChatStream.path, { messageId: started.messageId }), { headers });
    turn.say('a time.');
    turn.finish();
    const events = new ChatStreamParser().push(await (await again).text()).map(({ event }) => event);
    expect(events.at(-1)).toMatchObject({ type: 'completed', response: 'Once upon a time.', conversationId: null });
  });
});

describe('a temporary chat that is kept', () => {
  const makeMessage = (role: 'user' | 'assistant', content: string, more: Record<string, unknown> = {}) => ({
    id: newId(),
    parentId: null as string | null,
    role,
    content,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...more,
  });

  function makeExchange() {
    const question = makeMessage('user', 'Why is the sky blue?');
    const reply = makeMessage('assistant', 'It scatters light.', {
      parentId: question.id,
      createdAt: '2026-11-20T10:01:00.000Z',
      model: 'llama3.2 (Ollama)',
    });
    return { question, reply };
  }

  test('is stored with all its turns, their times and models, and only once if it is sent several times', async () => {
    const ann = await createUser();
    const { question, reply } = makeExchange();
    const other = makeMessage('assistant', 'Because of Rayleigh.', { parentId: question.id, status: 'interrupted' });
    const body = { id: newId(), messages: [question, reply, other], activeLeafId: reply.id };
    const results = await Promise.all([requestKeep(ann, body), requestKeep(ann, body), requestKeep(ann, body)]);
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    const stored = (await app.request(getConversation, { as: ann, params: { id: body.id } })).body;
    expect(stored.messages).toMatchObject([
      { id: question.id, createdAt: '2026-11-20T10:00:00.000Z' },
      { id: reply.id, createdAt: '2026-11-20T10:01:00.000Z', model: 'llama3.2 (Ollama)' },
      { id: other.id, status: 'interrupted' },
    ]);
    expect(stored.activeLeafId).toBe(reply.id);
    expect((await app.request(listConversations, { as: ann })).body).toHaveLength(1);
  });

  test('gets the later turns after a first attempt whose response was lost', async () => {
    const ann = await createUser();
    const { question, reply } = makeExchange();
    const id = newId();
    await requestKeep(ann, { id, messages: [question, reply], activeLeafId: reply.id });
    const next = makeMessage('user', 'And red at dusk?', { parentId: reply.id });
    await requestKeep(ann, { id, messages: [question, reply, next], activeLeafId: next.id });
    const stored = (await app.request(getConversation, { as: ann, params: { id } })).body;
    expect(stored.messages.map(({ id: messageId }) => messageId)).toEqual([question.id, reply.id, next.id]);
  });

  test('cannot be added to another conversation, nor in a wrong order; another person may use the same id', async () => {
    const ann = await createUser();
    const { question, reply } = makeExchange();
    const id = newId();
    await requestKeep(ann, { id, messages: [question, reply], activeLeafId: reply.id });
    const stranger = makeMessage('user', 'Another chat');
    expect((await requestKeep(ann, { id, messages: [stranger], activeLeafId: stranger.id })).status).toBe(404);
    const wrong = { id: newId(), messages: [reply, question], activeLeafId: reply.id };
    expect((await requestKeep(ann, wrong)).status).toBe(400);
    const bob = await createUser();
    expect((await requestKeep(bob, { id, messages: [question, reply], activeLeafId: reply.id })).status).toBe(200);
  });
});
