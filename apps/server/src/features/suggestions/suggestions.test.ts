import { getConversation } from '@app/contract/conversations';
import { sendChat } from '@app/contract/chat';
import { listEvents } from '@app/contract/events';
import {
  approveSuggestion,
  declineSuggestion,
  listApprovedSuggestions,
  listSuggestions,
  type SuggestionToApprove,
  type Suggestion,
} from '@app/contract/suggestions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);
const plan = 'Dentist appointment on Tuesday at 3pm';

/** The suggestion from a chat message that mentions a plan. */
async function sendPlan(as: TestUser, message = plan): Promise<Suggestion> {
  const { body } = await app.request(sendChat, { as, body: { message } });
  const [first] = body.suggestions;
  if (first === undefined) throw new Error(`nothing was proposed for ${message}`);
  return first;
}

const approveOne = (as: TestUser, suggestion: object) => app.request(approveSuggestion, { as, body: { suggestion } });
const declineOne = (as: TestUser, id: string) => app.request(declineSuggestion, { as, params: { id } });
const listPendingIds = async (as: TestUser) => (await app.request(listSuggestions, { as })).body.map(({ id }) => id);
const fetchEvents = async (as: TestUser) => (await app.request(listEvents, { as })).body;
const fetchRows = async (table: 'tasks' | 'reminders' | 'recommendations', { userId }: TestUser) =>
  (await app.db.execute(sql`select * from ${sql.identifier(table)} where user_id = ${userId}`)).rows;

/** A suggestion without its id, as it is sent by clients that store no ids. */
function withoutIdOf(suggestion: Suggestion): SuggestionToApprove {
  const { id: _, ...rest } = suggestion;
  return rest;
}

test.each(['Dentist appointment on 9999-12-31 at 3pm', 'Remind me in 9000 years to call mom'])(
  'nothing is proposed for a time that the API rejects: %s',
  async (message) => {
    const { body } = await app.request(sendChat, { as: await createUser(), body: { message } });
    expect(body.suggestions).toEqual([]);
  },
);

describe('approving', () => {
  test('creates the proposed event and removes the suggestion from the list', async () => {
    const ann = await createUser();
    const suggestion = await sendPlan(ann);
    expect(await listPendingIds(ann)).toEqual([suggestion.id]);
    const { status, body } = await approveOne(ann, suggestion);
    expect(status).toBe(200);
    const [event] = await fetchEvents(ann);
    expect(event).toMatchObject({
      id: body.eventId,
      title: suggestion.title,
      eventDate: '2026-11-24T15:00:00.000Z',
      isAutoDetected: true,
      conversationId: suggestion.conversationId,
      messageId: suggestion.messageId,
    });
    expect(await listPendingIds(ann)).toEqual([]);
  });

  test('uses the edited fields', async () => {
    const ann = await createUser();
    const suggestion = await sendPlan(ann);
    const schedulingDetails = { datetime: '2026-11-25T08:30:00+01:00', duration: 45, recurring: null };
    await approveOne(ann, { ...suggestion, title: 'Dr Weiss', description: 'Bring the card', schedulingDetails });
    expect(await fetchEvents(ann)).toMatchObject([
      { title: 'Dr Weiss', notes: 'Bring the card', eventDate: '2026-11-25T07:30:00.000Z', duration: 45 },
    ]);
  });

  test('adds the suggestion, with the edited fields, to the approved ones of its conversation', async () => {
    const ann = await createUser();
    const suggestion = await sendPlan(ann);
    const listApproved = async (as: TestUser) => {
      const query = { conversationId: suggestion.conversationId ?? '' };
      return (await app.request(listApprovedSuggestions, { as, query })).body;
    };
    expect(await listApproved(ann)).toEqual([]);
    const recurring = 'FREQ=WEEKLY;BYDAY=WE';
    const schedulingDetails = { datetime: '2026-11-25T08:30:00+01:00', duration: 45, recurring };
    const { body } = await approveOne(ann, { ...suggestion, title: 'Dr Weiss', schedulingDetails });
    expect(await listApproved(ann)).toEqual([
      {
        ...suggestion,
        title: 'Dr Weiss',
        schedulingDetails: { datetime: '2026-11-25T07:30:00.000Z', duration: 45, recurring },
        eventId: body.eventId,
      },
    ]);
    expect(await listApproved(await createUser())).toEqual([]);
  });

  test('repeatedly or concurrently creates one event and returns its id each time', async () => {
    const ann = await createUser();
    const suggestion = await sendPlan(ann);
    const responses = await Promise.all(Array.from({ length: 5 }, () => approveOne(ann, suggestion)));
    responses.push(await approveOne(ann, { ...suggestion, title: 'Another title' }));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ body }) => body.eventId)).size).toBe(1);
    expect(await fetchEvents(ann)).toHaveLength(1);
  });

  test('without its id finds the suggestion by its conversation and content', async () => {
    const ann = await createUser();
    const suggestion = await sendPlan(ann);
    const first = await approveOne(ann, withoutIdOf(suggestion));
    const second = await approveOne(ann, withoutIdOf(suggestion));
    expect(second.body).toEqual(first.body);
    expect(await fetchEvents(ann)).toHaveLength(1);
    expect(await listPendingIds(ann)).toEqual([]);
  });

  test('of an unknown suggestion stores it once, even concurrently', async () => {
    const ann = await createUser();
    const { conversationId } = await sendPlan(ann);
    const schedulingDetails = { datetime: '2026-12-01T10:00:00Z', duration: 30, recurring: null };
    const submitted = { type: 'schedule', title: 'Ring grandmother', conversationId, schedulingDetails };
    const responses = await Promise.all(Array.from({ length: 5 }, () => approveOne(ann, submitted)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await fetchEvents(ann)).toHaveLength(1);
  });

  test('with its content only finds the pending suggestion', async () => {
    const ann = await createUser();
    const { type, title, description, schedulingDetails } = await sendPlan(ann);
    const submitted = { type, title, description, schedulingDetails };
    const first = await approveOne(ann, submitted);
    expect((await approveOne(ann, submitted)).body).toEqual(first.body);
    expect(await fetchEvents(ann)).toMatchObject([{ id: first.body.eventId, conversationId: expect.any(String) }]);
    expect(await listPendingIds(ann)).toEqual([]);
  });

  test('of an unknown suggestion without a conversation creates one event, even concurrently', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const schedulingDetails = { datetime: '2026-12-01T10:00:00Z', duration: 30, recurring: false };
    const submitted = { type: 'schedule', title: 'Ring grandmother', description: 'She waits.', schedulingDetails };
    const responses = await Promise.all(Array.from({ length: 5 }, () => approveOne(ann, submitted)));
    const [event] = await fetchEvents(ann);
    expect(event).toMatchObject({
      title: 'Ring grandmother',
      duration: 30,
      conversationId: null,
      isAutoDetected: true,
    });
    for (const { body } of responses) expect(body).toEqual({ success: true, eventId: event?.id });
    expect(await fetchEvents(ann)).toHaveLength(1);
    // Another user gets an event of their own.
    expect((await approveOne(bob, submitted)).body.eventId).not.toBe(event?.id);
    expect((await approveOne(ann, { type: 'habit', title: 'Walk' })).body).toEqual({ success: true });
    expect(await fetchRows('recommendations', ann)).toMatchObject([{ title: 'Walk' }]);
  });

  test('creates tasks, reminders and recommendations', async () => {
    const ann = await createUser();
    const { conversationId } = await sendPlan(ann);
    const schedulingDetails = { datetime: '2026-12-01T22:30:00Z', duration: 0 };
    const approveOfType = (type: string) =>
      approveOne(ann, { type, title: `A ${type}`, conversationId, schedulingDetails });
    for (const type of ['task', 'reminder', 'recommendation', 'something else']) {
      const { status, body } = await approveOfType(type);
      expect(status).toBe(200);
      expect(body).toEqual({ success: true });
    }
    expect(await fetchRows('tasks', ann)).toMatchObject([{ title: 'A task', due_date: '2026-12-01' }]);
    expect(await fetchRows('reminders', ann)).toMatchObject([{ title: 'A reminder', status: 'scheduled' }]);
    expect(await fetchRows('recommendations', ann)).toHaveLength(2);
    expect(await fetchEvents(ann)).toEqual([]);
  });

  test('stores a recurrence with its time zone, and rejects an invalid rule', async () => {
    const ann = await createUser();
    const { conversationId } = await sendPlan(ann);
    const details = { datetime: '2026-11-23T08:00:00Z', duration: 30, timeZone: 'Europe/Berlin' };
    const approveRecurring = (recurring: string, title: string) =>
      approveOne(ann, { type: 'schedule', title, conversationId, schedulingDetails: { ...details, recurring } });
    expect((await approveRecurring('RRULE:freq=weekly;byday=mo', 'Choir')).status).toBe(200);
    // The list reaches ninety days ahead: thirteen Mondays.
    const found = await fetchEvents(ann);
    expect(found).toHaveLength(13);
    expect(found[0]).toMatchObject({ title: 'Choir', timeZone: 'Europe/Berlin', recurrence: 'FREQ=WEEKLY;BYDAY=MO' });
    for (const rule of ['every week', 'FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY\nDTSTART:20200101']) {
      expect(await approveRecurring(rule, 'Never')).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    }
    expect(await fetchEvents(ann)).toHaveLength(13);
  });

  test.each([
    ['no title', { type: 'task', title: '' }],
    ['an invalid time', { type: 'task', title: 'x', schedulingDetails: { datetime: 'soon', duration: 1 } }],
    ['a year out of range', { type: 'task', title: 'x', schedulingDetails: { datetime: '9999-01-01T00:00:00Z' } }],
    [
      'an endless duration',
      { type: 'task', title: 'x', schedulingDetails: { datetime: '2026-01-01T00:00:00Z', duration: 1e9 } },
    ],
  ])('with %s is rejected', async (_name, suggestion) => {
    expect(await approveOne(await createUser(), suggestion)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });

  test('does not affect another user’s suggestions', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const suggestion = await sendPlan(ann);
    const missing = { status: 404, body: { code: 'suggestions.not_found' } };
    expect(await approveOne(bob, suggestion)).toMatchObject(missing);
    expect(await approveOne(bob, withoutIdOf(suggestion))).toMatchObject(missing);
    expect(await approveOne(bob, { ...suggestion, id: newId() })).toMatchObject(missing);
    expect(await declineOne(bob, suggestion.id)).toMatchObject(missing);
    expect(await listPendingIds(bob)).toEqual([]);
    expect(await listPendingIds(ann)).toEqual([suggestion.id]);
    expect((await app.request(listSuggestions)).status).toBe(401);
    expect((await app.request(approveSuggestion, { body: { suggestion } })).status).toBe(401);
  });
});

describe('declining', () => {
  test('is stored, can be repeated, and prevents approval afterwards', async () => {
    const ann = await createUser();
    const { id, ...rest } = await sendPlan(ann);
    expect((await declineOne(ann, id)).status).toBe(200);
    expect((await declineOne(ann, id)).status).toBe(200);
    expect(await listPendingIds(ann)).toEqual([]);
    const response = await approveOne(ann, { id, ...rest });
    expect(response).toMatchObject({ status: 409, body: { code: 'suggestions.already_decided' } });
    expect(await fetchEvents(ann)).toEqual([]);
  });

  test('is rejected after approval', async () => {
    const ann = await createUser();
    const suggestion = await sendPlan(ann);
    await approveOne(ann, suggestion);
    expect(await declineOne(ann, suggestion.id)).toMatchObject({
      status: 409,
      body: { code: 'suggestions.already_decided' },
    });
    expect(await declineOne(ann, newId())).toMatchObject({ status: 404 });
  });
});

test('the same plan is proposed once per conversation', async () => {
  const ann = await createUser();
  const { conversationId } = await sendPlan(ann);
  const again = await app.request(sendChat, { as: ann, body: { message: plan, conversationId } });
  expect(again.body.suggestions).toEqual([]);
  expect((await app.request(getConversation, { as: ann, params: { id: conversationId ?? '' } })).status).toBe(200);
  expect(await listPendingIds(ann)).toHaveLength(1);
});
