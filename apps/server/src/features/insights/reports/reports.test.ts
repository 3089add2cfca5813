import { allEndpoints } from '@app/contract/all-endpoints';
import type { Report } from '@app/contract/reports';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeMailer } from '#integrations/email/fake-mailer.ts';
import { storeConversations } from '#test/stored-conversations.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { makeDueReports } from './reports.jobs.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-18T09:00:00Z', mailer: createFakeMailer() });
});
afterAll(() => app.close());

async function createUser(tier = 'premium_monthly'): Promise<TestUser> {
  const user = await app.signUp(`Reporter ${(people += 1)}`);
  await app.db.execute(sql`update users set subscription_tier = ${tier} where id = ${user.userId}`);
  return user;
}

const addReport = (as: TestUser, body: Record<string, unknown>) => app.request(allEndpoints.createReport, { as, body });
const textsOf = ({ sections }: Report) =>
  Object.fromEntries(sections.map(({ kind, lines }) => [kind, lines.map(({ text }) => text)]));

describe('the latest decision', () => {
  const fetchLatestDecision = async (as: TestUser) =>
    (await app.request(allEndpoints.getLatestDecision, { as })).body.decision;

  test('is the last one that the person stated, with its conversation', async () => {
    const ann = await createUser();
    const [, id = ''] = await storeConversations(app, ann, [
      { at: '2026-11-10T10:00:00Z', title: 'Paint', questions: ['We decided on green for the hall.'] },
      { at: '2026-11-16T10:00:00Z', title: 'Prague', questions: ['I decided to take the train.', 'Which seat?'] },
    ]);
    expect(await fetchLatestDecision(ann)).toMatchObject({
      text: 'I decided to take the train.',
      title: 'Prague',
      conversationId: id,
    });
  });

  test('is null when a decision was only asked about', async () => {
    const ben = await createUser('free');
    await storeConversations(app, ben, [
      { at: '2026-11-16T10:00:00Z', title: 'Prague', questions: ['Have I decided to take the train?'] },
    ]);
    expect(await fetchLatestDecision(ben)).toBeNull();
  });
});

describe('a report', () => {
  test('lists what happened, was decided, is open and is next, each with its sources', async () => {
    const ann = await createUser();
    const [id = ''] = await storeConversations(app, ann, [
      {
        at: '2026-11-16T10:00:00Z',
        title: 'Trip to Prague',
        questions: ['Which way?', 'I decided to take the train.'],
      },
      { at: '2026-11-17T10:00:00Z', title: 'Trip to Prague', questions: ['What does a room cost?'] },
    ]);
    const addItem = (endpoint: 'createEvent' | 'createTask', body: Record<string, unknown>) =>
      app.request(allEndpoints[endpoint], { as: ann, body });
    await addItem('createEvent', { title: 'Choir', eventDate: '2026-11-16T18:00:00Z', duration: 90 });
    await addItem('createEvent', { title: 'Dentist', eventDate: '2026-11-23T15:00:00Z', duration: 30 });
    await addItem('createTask', { title: 'Taxes', dueDate: '2026-11-10' });
    await addItem('createTask', { title: 'Buy paint', dueDate: '2026-11-20' });
    await addItem('createTask', { title: 'Call Mum', isDone: true });
    const { status, body } = await addReport(ann, { kind: 'weekly' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'weekly', from: '2026-11-16', to: '2026-11-22', conversations: 2 });
    const texts = textsOf(body);
    expect(texts['happened']).toEqual(
      expect.arrayContaining([
        '2 conversations started, 3 questions asked.',
        '1 event, 1.5 hours in all.',
        '1 task done.',
      ]),
    );
    expect(texts['decided']).toEqual(['“I decided to take the train.”']);
    expect(texts['open']).toEqual(['Taxes, due Tue, Nov 10.']);
    expect(texts['next']).toEqual(['Mon, Nov 23, 3:00 PM: Dentist.', 'Buy paint, due Fri, Nov 20.']);
    for (const { lines } of body.sections) for (const { sources } of lines) expect(sources).not.toEqual([]);
    const messageLink = expect.stringMatching(`^/conversation-chat/${id}\\?message=[0-9a-f-]{36}$`) as string;
    expect(body.sections[1]?.lines[0]?.sources).toEqual([
      { kind: 'conversation', label: 'Trip to Prague', link: messageLink, conversationId: id },
    ]);
  });

  test('lists promises, plans and unsolved problems of its period until they are dismissed', async () => {
    const ann = await createUser();
    await storeConversations(app, ann, [
      { at: '2026-11-16T10:00:00Z', title: 'Photos', questions: ['I promised Karin to send her the photos.'] },
      { at: '2026-11-16T11:00:00Z', title: 'Printer', questions: ['The printer is silent', 'still no luck'] },
      { at: '2026-11-02T10:00:00Z', title: 'Guitar', questions: ["I'd like to take up guitar again."] },
    ]);
    const { body } = await addReport(ann, { kind: 'weekly' });
    expect(textsOf(body)['open']?.toSorted()).toEqual([
      'Not solved: “still no luck”',
      '“I promised Karin to send her the photos.”',
    ]);
    const advice = (await app.request(allEndpoints.listRecommendations, { as: ann })).body;
    const id = advice.find(({ rule }) => rule === 'open_promise')?.id ?? '';
    await app.request(allEndpoints.updateRecommendation, { as: ann, params: { id }, body: { isDismissed: true } });
    expect(textsOf((await addReport(ann, { kind: 'weekly' })).body)['open']).toEqual(['Not solved: “still no luck”']);
  });

  test('lists a repeating event once, and counts every occurrence', async () => {
    const ann = await createUser();
    const standup = { title: 'Standup', eventDate: '2026-11-16T08:00:00Z', duration: 15, recurrence: 'FREQ=DAILY' };
    await app.request(allEndpoints.createEvent, { as: ann, body: standup });
    const { body } = await addReport(ann, { kind: 'weekly' });
    const happened = body.sections.find(({ kind }) => kind === 'happened')?.lines ?? [];
    const line = happened.find(({ text }) => text.startsWith('3 events'));
    expect(line?.sources.map(({ label }) => label)).toEqual(['Standup']);
    const next = textsOf(body)['next'] ?? [];
    expect(next.filter((text) => text.includes('Standup'))).toHaveLength(1);
    expect(next.filter((text) => text.includes('more event'))).toEqual([]);
    for (let hour = 10; hour < 19; hour += 1) {
      const event = { title: `Talk ${hour}`, eventDate: `2026-11-24T${hour}:00:00Z`, duration: 30 };
      await app.request(allEndpoints.createEvent, { as: ann, body: event });
    }
    const many = textsOf((await addReport(ann, { kind: 'weekly' })).body)['next'] ?? [];
    expect(many).toContain('2 more events.');
  });

  test('drops lines whose sources were deleted', async () => {
    const ann = await createUser();
    const [id = ''] = await storeConversations(app, ann, [
      { at: '2026-11-16T10:00:00Z', title: 'Phones', questions: ["I'll go with the old phone."] },
    ]);
    const { body } = await addReport(ann, { kind: 'weekly' });
    expect(textsOf(body)['decided']).toHaveLength(1);
    await app.request(allEndpoints.deleteConversation, { as: ann, params: { id } });
    const later = await app.request(allEndpoints.getReport, { as: ann, params: { id: body.id } });
    expect(textsOf(later.body)['decided']).toEqual([]);
  });

  test('of the same period replaces the former one', async () => {
    const ann = await createUser();
    const first = await addReport(ann, { kind: 'monthly', day: '2026-11-02' });
    await storeConversations(app, ann, [{ at: '2026-11-17T10:00:00Z' }]);
    const second = await addReport(ann, { kind: 'monthly' });
    expect(second.body).toMatchObject({ id: first.body.id, from: '2026-11-01', to: '2026-11-30', conversations: 1 });
    const { body } = await app.request(allEndpoints.listReports, { as: ann });
    expect(body).toEqual([expect.objectContaining({ id: first.body.id, conversations: 1 })]);
  });

  test('of an empty account is empty without an error', async () => {
    const { body } = await addReport(await createUser('free'), { kind: 'weekly' });
    expect(body.sections.map(({ kind, lines }) => [kind, lines])).toEqual([
      ['happened', []],
      ['decided', []],
      ['open', []],
      ['next', []],
    ]);
  });

  test('needs a period that has started', async () => {
    const answer = await addReport(await createUser(), { kind: 'weekly', day: '2026-11-23' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'reports.not_yet' } });
  });
});

test('without Premium the current week can be reported on, and former reports stay', async () => {
  const ann = await createUser();
  const { body: monthly } = await addReport(ann, { kind: 'monthly' });
  await app.db.execute(sql`update users set subscription_tier = 'free' where id = ${ann.userId}`);
  expect((await addReport(ann, { kind: 'weekly' })).status).toBe(201);
  for (const body of [{ kind: 'monthly' }, { kind: 'weekly', day: '2026-11-10' }]) {
    expect(await addReport(ann, body)).toMatchObject({ status: 403, body: { code: 'reports.premium_required' } });
  }
  const updated = await app.request(allEndpoints.updateReportSettings, { as: ann, body: { isWeekly: true } });
  expect(updated).toMatchObject({ status: 403, body: { code: 'reports.premium_required' } });
  expect((await app.request(allEndpoints.getReport, { as: ann, params: { id: monthly.id } })).status).toBe(200);
});

test('due reports are created once after their period, in the app and by mail if enabled', async () => {
  const ann = await createUser();
  await storeConversations(app, ann, [{ at: '2026-11-17T10:00:00Z', title: 'Garden shed' }]);
  const { body: settings } = await app.request(allEndpoints.updateReportSettings, {
    as: ann,
    body: { isWeekly: true, byEmail: true },
  });
  expect(settings).toEqual({ isWeekly: true, isMonthly: false, byEmail: true, isEmailAvailable: true });
  const makeReports = async () => {
    await app.jobs.enqueue(makeDueReports, {});
    await app.jobs.runPending();
    return (await app.request(allEndpoints.listReports, { as: ann })).body;
  };
  expect(await makeReports()).toEqual([]);
  app.clock.set('2026-11-23T07:00:10Z');
  const made = await makeReports();
  expect(made).toMatchObject([{ kind: 'weekly', from: '2026-11-16', to: '2026-11-22', conversations: 1 }]);
  expect(await makeReports()).toHaveLength(1);
  const { body: notifications } = await app.request(allEndpoints.listNotifications, { as: ann });
  expect(notifications).toMatchObject([
    { kind: 'report', title: 'Your week: Nov 16 to Nov 22', link: `/trends/reports/${made[0]?.id}` },
  ]);
  expect(app.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([[ann.email, 'Your week: Nov 16 to Nov 22']]);
  expect(app.mailer.sent[0]?.text).toContain('1 conversation started');
  expect(app.mailer.sent[0]?.text).toMatch(/Open the report:\n\S+\/trends\/reports\/[0-9a-f-]+\n/);
  expect(app.mailer.sent[0]?.text).toMatch(/Change that at \S+\/trends\/reports\./);
});
