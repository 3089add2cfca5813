import { listEvents } from '@app/contract/events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import type { EventDraft } from './schedule.service.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp({ now: '2026-03-20T12:00:00Z' });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Person ${(people += 1)}`);

function storeEvent({ userId }: TestUser, fields: Partial<EventDraft>): Promise<string> {
  const draft: EventDraft = {
    title: 'Something',
    notes: '',
    eventDate: new Date('2026-03-25T09:00:00Z'),
    duration: 60,
    timeZone: 'UTC',
    isAllDay: false,
    isFree: false,
    recurrence: null,
    categoryId: null,
    isAutoDetected: false,
    conversationId: null,
    messageId: null,
    ...fields,
  };
  return inTransaction(app.db, async (tx) => {
    const id = await app.server.services.schedule.create({ tx, userId }, draft);
    await bumpUserVersion(tx, userId);
    return id;
  });
}

const requestEvents = (as: TestUser, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.request(listEvents, { as, query, headers });

describe('the calendar', () => {
  test('lists events from thirty days ago to ninety days ahead, earliest first', async () => {
    const ann = await createUser();
    const storeEventAt = (title: string, day: string) =>
      storeEvent(ann, { title, eventDate: new Date(day), duration: 0 });
    await storeEventAt('Too old', '2026-02-18T11:59:59Z');
    await storeEventAt('Last seen', '2026-06-18T11:59:59Z');
    await storeEventAt('Too far', '2026-06-18T12:00:00Z');
    await storeEventAt('First seen', '2026-02-18T12:00:00Z');
    expect((await requestEvents(ann)).body.map(({ title }) => title)).toEqual(['First seen', 'Last seen']);
    const widerWindow = await requestEvents(ann, { from: '2026-01-01T00:00:00+02:00', to: '2027-01-01T00:00:00Z' });
    expect(widerWindow.body).toHaveLength(4);
  });

  test('identifies an occurrence by its series and original start, with its local time in summer', async () => {
    const ann = await createUser();
    const seriesId = await storeEvent(ann, {
      title: 'Run',
      eventDate: new Date('2026-03-22T08:00:00Z'),
      timeZone: 'Europe/Berlin',
      recurrence: 'FREQ=WEEKLY',
    });
    const { body } = await requestEvents(ann, { from: '2026-03-21T00:00:00Z', to: '2026-04-06T00:00:00Z' });
    const starts = ['2026-03-22T08:00:00.000Z', '2026-03-29T07:00:00.000Z', '2026-04-05T07:00:00.000Z'];
    expect(body.map(({ eventDate }) => eventDate)).toEqual(starts);
    expect(body.map(({ id }) => id)).toEqual(starts.map((start) => `${seriesId}~${start}`));
    expect(body.every((event) => event.seriesId === seriesId && event.originalStart === event.eventDate)).toBe(true);
    expect(body[0]).toMatchObject({ timeZone: 'Europe/Berlin', recurrence: 'FREQ=WEEKLY', duration: 60 });
  });

  test('lists a single event without a series', async () => {
    const ann = await createUser();
    const id = await storeEvent(ann, {});
    expect((await requestEvents(ann)).body).toMatchObject([
      { id, seriesId: null, originalStart: null, recurrence: null },
    ]);
  });

  test('is listed even if a stored rule cannot be parsed', async () => {
    const ann = await createUser();
    const brokenId = await storeEvent(ann, { title: 'Odd', recurrence: 'FREQ=DAILY' });
    await app.db.execute(sql`update events set recurrence = 'FREQ=DAILY;INTERVAL=x' where id = ${brokenId}`);
    await storeEvent(ann, { title: 'Even' });
    const { status, body } = await requestEvents(ann);
    expect(status).toBe(200);
    expect(body.map(({ title }) => title).toSorted()).toEqual(['Even', 'Odd']);
  });

  test('is answered with 304 until something changes', async () => {
    const ann = await createUser();
    await storeEvent(ann, {});
    const { etag } = (await requestEvents(ann)).headers;
    expect((await requestEvents(ann, {}, { 'if-none-match': String(etag) })).status).toBe(304);
    await storeEvent(ann, { title: 'New' });
    const after = await requestEvents(ann, {}, { 'if-none-match': String(etag) });
    expect(after.status).toBe(200);
    expect(after.body).toHaveLength(2);
  });

  test('shows only the user’s own events', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    await storeEvent(ann, { recurrence: 'FREQ=DAILY' });
    await storeEvent(ann, {});
    expect((await requestEvents(bob)).body).toEqual([]);
    expect((await app.request(listEvents)).status).toBe(401);
  });

  test.each<Record<string, string>>([
    { from: 'today' },
    { from: '2026-05-01T00:00:00Z', to: '2026-04-01T00:00:00Z' },
    { to: '2026-13-01' },
  ])('rejects the window %j', async (query) => {
    expect(await requestEvents(await createUser(), query)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });
});
