import { createImport, undoImport } from '@app/contract/imports';
import { listEvents } from '@app/contract/events';
import {
  approveSuggestion,
  decideSuggestions,
  declineSuggestion,
  getSuggestionSummary,
  listSuggestions,
  reopenSuggestions,
} from '@app/contract/suggestions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Planner ${(people += 1)}`);
const fetchSuggestions = async (as: TestUser, query = {}) => (await app.request(listSuggestions, { as, query })).body;
const fetchCount = async (as: TestUser) => (await app.request(getSuggestionSummary, { as })).body.count;
const fetchEvents = async (as: TestUser) => (await app.request(listEvents, { as })).body;
const decideMany = (as: TestUser, conversationId: string | null, decision: string) =>
  app.request(decideSuggestions, { as, body: { conversationId, decision } });

/** A conversation with these messages in order, on one day. */
function makeConversation(title: string, saidAt: string, ...texts: string[]) {
  const time = Date.parse(saidAt) / 1000;
  const turns = texts.flatMap((text, index) => [
    { id: `q${index}`, text, time },
    { id: `a${index}`, role: 'assistant', text: 'All right.', time },
  ]);
  const id = `conversation-${title}`;
  return makeChatgptConversation(turns, { title, create_time: time, update_time: time, conversation_id: id, id });
}

async function importAll(as: TestUser, ...conversations: object[]): Promise<string> {
  const form = multipart([{ name: 'conversations.json', bytes: JSON.stringify(conversations) }]);
  const { body } = await app.request(createImport, { as, headers: form.headers, body: form.body });
  await app.server.services.importRunner.wake();
  await app.jobs.runPending();
  return body.id;
}

const makeDentistConversation = () =>
  makeConversation('Teeth', '2026-11-18T10:00:00Z', 'Dentist appointment on November 27 at 3pm');

describe('an imported conversation', () => {
  test('proposes its upcoming plans, linked to their messages, and adds no event', async () => {
    const ann = await createUser();
    const importId = await importAll(ann, makeDentistConversation());
    const [proposal, ...more] = await fetchSuggestions(ann);
    expect(more).toEqual([]);
    expect(proposal).toMatchObject({
      type: 'schedule',
      schedulingDetails: { datetime: '2026-11-27T15:00:00.000Z' },
      conversationTitle: 'Teeth',
      importId,
    });
    expect(proposal?.saidAt).toMatch(/^2026-11-18T10:00/);
    const { rows } = await app.db.execute(sql`select content from messages where id = ${proposal?.messageId}`);
    expect(rows).toEqual([{ content: 'Dentist appointment on November 27 at 3pm' }]);
    expect(await fetchCount(ann)).toBe(1);
    expect(await fetchEvents(ann)).toEqual([]);
  });

  test('proposes no past plan and nothing from the assistant’s messages', async () => {
    const ann = await createUser();
    const pastConversation = makeConversation('Old', '2023-03-01T10:00:00Z', 'Dentist appointment on Tuesday at 3pm');
    const assistantConversation = makeChatgptConversation([
      { id: 'q', text: 'Hello' },
      { id: 'a', role: 'assistant', text: '- Friday, November 27, 2026 at 7:00 am: Morning run' },
    ]);
    await importAll(ann, pastConversation, assistantConversation);
    expect(await fetchSuggestions(ann)).toEqual([]);
  });

  test('does not propose a declined plan again when it is imported again', async () => {
    const ann = await createUser();
    const conversation = makeDentistConversation();
    await importAll(ann, conversation);
    const [proposal] = await fetchSuggestions(ann);
    await app.request(declineSuggestion, { as: ann, params: { id: proposal?.id ?? '' } });
    await importAll(ann, conversation);
    expect(await fetchSuggestions(ann)).toEqual([]);
  });

  test('hides its suggestions when the import is undone', async () => {
    const ann = await createUser();
    const id = await importAll(ann, makeDentistConversation());
    await app.request(undoImport, { as: ann, params: { id } });
    expect(await fetchSuggestions(ann)).toEqual([]);
    expect(await fetchCount(ann)).toBe(0);
  });
});

describe('deciding many at once', () => {
  const makeBusyConversation = () =>
    makeConversation(
      'Busy week',
      '2026-11-18T10:00:00Z',
      'Dentist appointment on November 27 at 3pm',
      'Remind me to call my mother on November 28 at 10am',
    );

  test('approves all suggestions of one conversation only', async () => {
    const ann = await createUser();
    await importAll(
      ann,
      makeBusyConversation(),
      makeConversation('Lunch', '2026-11-19T10:00:00Z', 'Lunch with Ben on November 30 at 12pm'),
    );
    const all = await fetchSuggestions(ann);
    const busySuggestions = all.filter(({ conversationTitle }) => conversationTitle === 'Busy week');
    expect([all.length, busySuggestions.length]).toEqual([3, 2]);
    const { body } = await decideMany(ann, busySuggestions[0]?.conversationId ?? '', 'approve');
    expect(new Set(body.ids)).toEqual(new Set(busySuggestions.map(({ id }) => id)));
    expect(await fetchEvents(ann)).toMatchObject([{ eventDate: '2026-11-27T15:00:00.000Z', isAutoDetected: true }]);
    expect(await fetchSuggestions(ann)).toMatchObject([{ conversationTitle: 'Lunch' }]);
    expect(await fetchSuggestions(ann, { conversationId: busySuggestions[0]?.conversationId })).toEqual([]);
  });

  test('leaves suggestions without a time pending when all are approved', async () => {
    const ann = await createUser();
    const vagueRequest = 'Remind me to call my mother an hour before dinner';
    await importAll(
      ann,
      makeConversation('Soon', '2026-11-18T10:00:00Z', vagueRequest, 'Dentist appointment on November 27 at 3pm'),
    );
    const pendingCount = (await fetchSuggestions(ann)).length;
    await decideMany(ann, null, 'approve');
    const stillPending = await fetchSuggestions(ann);
    expect([pendingCount, stillPending.length]).toEqual([2, 1]);
    expect(stillPending[0]).toMatchObject({ type: 'reminder' });
  });

  test('declines all suggestions and reopens them', async () => {
    const ann = await createUser();
    await importAll(ann, makeBusyConversation());
    const { ids } = (await decideMany(ann, null, 'decline')).body;
    expect(await fetchCount(ann)).toBe(0);
    expect((await app.request(reopenSuggestions, { as: ann, body: { ids } })).body).toEqual({ reopened: 2 });
    expect(await fetchCount(ann)).toBe(2);
    expect((await decideMany(ann, newId(), 'decline')).body).toEqual({ ids: [] });
  });

  test('decides chosen suggestions and leaves the others of their conversation', async () => {
    const ann = await createUser();
    await importAll(ann, makeBusyConversation());
    const [chosen, other] = await fetchSuggestions(ann);
    const body = { conversationId: null, ids: [chosen?.id], decision: 'decline' };
    expect((await app.request(decideSuggestions, { as: await createUser(), body })).body).toEqual({ ids: [] });
    expect((await app.request(decideSuggestions, { as: ann, body })).body).toEqual({ ids: [chosen?.id] });
    expect((await fetchSuggestions(ann)).map(({ id }) => id)).toEqual([other?.id]);
  });

  test('does not affect another user’s suggestions', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    await importAll(ann, makeBusyConversation());
    const [first] = await fetchSuggestions(ann);
    expect((await decideMany(bob, first?.conversationId ?? '', 'approve')).body).toEqual({ ids: [] });
    await app.request(declineSuggestion, { as: ann, params: { id: first?.id ?? '' } });
    expect((await app.request(reopenSuggestions, { as: bob, body: { ids: [first?.id] } })).body).toEqual({
      reopened: 0,
    });
    expect(await fetchCount(ann)).toBe(1);
  });

  test('rejects an unknown decision', async () => {
    const response = await decideMany(await createUser(), null, 'perhaps');
    expect(response).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  test('lists a thousand suggestions in pages, and approves all of them by one call', async () => {
    const ann = await createUser();
    await importAll(ann, makeBusyConversation());
    const conversationId = (await fetchSuggestions(ann))[0]?.conversationId;
    await app.db.execute(sql`
      insert into suggestions (user_id, id, conversation_id, type, title, description, content_key, created_at)
      select ${ann.userId}, gen_random_uuid(), ${conversationId}, 'task', 'Task ' || n, '', 'k' || n, '2026-11-19'
      from generate_series(1, 998) n`);
    const pages: string[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: Record<string, string> = cursor === '' ? { limit: '200' } : { limit: '200', cursor };
      const page = await app.request(listSuggestions, { as: ann, query });
      pages.push(page.body.map(({ id }) => id));
      const link = /<(.*)>/.exec(String(page.headers['link']))?.[1];
      cursor = link === undefined ? null : new URL(link, 'http://x').searchParams.get('cursor');
    }
    expect(pages.map((page) => page.length)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(pages.flat()).size).toBe(1_000);
    expect((await decideMany(ann, null, 'approve')).body.ids).toHaveLength(1_000);
    expect(await fetchCount(ann)).toBe(0);
    const again = await app.request(approveSuggestion, {
      as: ann,
      body: { suggestion: { id: pages[0]?.[0], type: 'schedule', title: 'Again' } },
    });
    expect(again.body.success).toBe(true);
  });
});
