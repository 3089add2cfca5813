import { listModelCalls } from '@app/contract/assistant';
import { listConversations } from '@app/contract/conversations';
import { listCardProposals } from '@app/contract/learning';
import { markConversation } from '@app/contract/privacy';
import { createProposal, fileConversation } from '@app/contract/programs';
import { getStorage } from '@app/contract/storage';
import { listSuggestions } from '@app/contract/suggestions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeToken, addConversation } from '../../../../test/mcp-client.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let script: TestUser;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { STORAGE_QUOTA_BYTES: '1000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Writer ${(people += 1)}`);
  script = { ...ann, token: await makeToken(app, ann, ['inbox:propose', 'archive:write'], 'Script') };
});

describe('a proposal over the API', () => {
  it.each([
    { type: 'event', title: 'Dinner', datetime: '2026-11-21T18:00:00Z', duration: 90, recurring: 'FREQ=WEEKLY' },
    { type: 'task', title: 'Pay the rent', dueAt: '2026-12-01' },
    { type: 'reminder', title: 'Call Bo', datetime: '2026-11-21T18:00:00+01:00' },
  ])('waits in the inbox under the name of the token, once: $type', async (body) => {
    const first = await app.request(createProposal, { as: script, body });
    expect(first).toMatchObject({ status: 201, body: { status: 'pending', url: 'http://127.0.0.1/inbox' } });
    expect((await app.request(createProposal, { as: script, body })).body).toEqual(first.body);
    expect((await app.request(listSuggestions, { as: ann })).body).toMatchObject([
      { id: first.body.proposalId, title: body.title, proposedBy: 'Script' },
    ]);
    expect((await app.request(listModelCalls, { as: ann })).body[0]).toMatchObject({ model: 'POST /api/proposals' });
  });

  it('can be a card of the Learning Hub', async () => {
    const body = { type: 'card', front: 'When is the rent due?', back: 'On the first.' };
    expect((await app.request(createProposal, { as: script, body })).status).toBe(201);
    expect((await app.request(listCardProposals, { as: ann })).text).toContain('On the first.');
  });

  it('names the API as its program if it was made without an access token', async () => {
    await app.request(createProposal, { as: ann, body: { type: 'task', title: 'Sweep' } });
    expect((await app.request(listSuggestions, { as: ann })).body).toMatchObject([{ proposedBy: 'API' }]);
  });

  it('about a hidden conversation or with an invalid field is refused', async () => {
    const conversationId = await addConversation(app, ann, ['Dinner', 'Fine.']);
    await app.request(markConversation, { as: ann, params: { id: conversationId }, body: { neverSend: true } });
    const event = { type: 'event', title: 'Dinner', datetime: '2026-11-21T18:00:00Z' };
    for (const [body, code] of [
      [{ ...event, conversationId }, 'conversations.not_found'],
      [{ ...event, recurring: 'FREQ=SECONDLY' }, 'events.recurrence_unsupported'],
      [{ ...event, datetime: 'soon' }, 'request.invalid'],
      [{ ...event, type: 'payment' }, 'request.invalid'],
    ] as const) {
      expect((await app.request(createProposal, { as: script, body })).body).toMatchObject({ code });
    }
    expect((await app.request(listSuggestions, { as: ann })).body).toEqual([]);
  });
});

describe('a conversation filed by a program', () => {
  const messages = [
    { role: 'user', text: 'x'.repeat(300) },
    { role: 'assistant', text: 'y'.repeat(300) },
  ];

  it('is in the archive once, and counts as storage', async () => {
    const body = { title: 'Elsewhere', messages };
    const response = await app.request(fileConversation, { as: script, body });
    expect(response).toMatchObject({
      status: 201,
      body: { url: `http://127.0.0.1/conversation-chat/${response.body.id}` },
    });
    expect((await app.request(fileConversation, { as: script, body })).body.id).toBe(response.body.id);
    expect((await app.request(listConversations, { as: ann })).body).toMatchObject([{ title: 'Elsewhere' }]);
    expect((await app.request(getStorage, { as: ann })).body.usage).toEqual({ bytes: 600, quota: 1_000 });
  });

  it('is refused when the storage is full', async () => {
    await app.request(fileConversation, { as: script, body: { title: 'One', messages } });
    const second = await app.request(fileConversation, { as: script, body: { title: 'Two', messages } });
    expect(second).toMatchObject({ status: 409, body: { code: 'conversations.storage_full' } });
    expect((await app.request(listConversations, { as: ann })).body).toHaveLength(1);
  });

  it('is refused after thirty proposals or conversations in a minute, with the time to wait', async () => {
    const body = { type: 'task', title: 'Sweep' };
    for (let call = 0; call < 30; call += 1) await app.request(createProposal, { as: script, body });
    const refused = await app.request(fileConversation, { as: script, body: { title: 'One', messages } });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
