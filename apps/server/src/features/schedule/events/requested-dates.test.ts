import { allEndpoints as api } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { endOf, startOf } from './requested-dates.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-20T12:00:00Z' });
});
afterAll(() => app.close());

async function createUserIn(timeZone: string): Promise<TestUser> {
  const user = await app.signUp(`Traveller ${(people += 1)}`);
  await app.db.execute(sql`update users set time_zone = ${timeZone} where id = ${user.userId}`);
  return user;
}
const addEvent = (as: TestUser, body: object) =>
  app.request(api.createEvent, { as, body: { title: 'Event', ...body } });
const changeEvent = (as: TestUser, id: string, body: object) =>
  app.request(api.updateEvent, { as, params: { id }, body });
const listTitles = async (as: TestUser, query: Record<string, string>) => {
  const response = await app.request(api.listEvents, { as, query });
  return response.status === 200 ? response.body.map(({ title }) => title) : response.text;
};

describe('a window of events', () => {
  test('accepts days in the user’s time zone, including the last one', async () => {
    const ann = await createUserIn('Asia/Tokyo');
    await addEvent(ann, { title: 'Evening before', eventDate: '2026-11-21T14:59:00Z' });
    await addEvent(ann, { title: 'First minute', eventDate: '2026-11-21T15:00:00Z' });
    await addEvent(ann, { title: 'Last minute', eventDate: '2026-11-22T14:59:00Z' });
    await addEvent(ann, { title: 'Next day', eventDate: '2026-11-22T15:00:00Z' });
    expect(await listTitles(ann, { from: '2026-11-22', to: '2026-11-22' })).toEqual(['First minute', 'Last minute']);
    expect(await listTitles(ann, { from: '2026-11-22', to: '2026-11-21T15:01:00Z' })).toEqual(['First minute']);
    expect(await listTitles(ann, { from: '2026-11-22T14:59:00Z', to: '2026-11-23' })).toEqual([
      'Last minute',
      'Next day',
    ]);
  });

  test.each([
    { from: '2026-11-23', to: '2026-11-22' },
    { from: '2026-11-24T12:00:00Z', to: '2026-11-22' },
    { from: '2026-11-24', to: '2026-11-22T12:00:00Z' },
  ])('that ends before it starts is rejected: %j', async (query) => {
    expect(await listTitles(await createUserIn('UTC'), query)).toContain('The end must be after the start.');
  });

  test.each(['2026-02-30', '20261122', 'tomorrow'])('with an invalid date is rejected: %s', async (from) => {
    expect(await listTitles(await createUserIn('UTC'), { from })).toContain(
      'Please enter a date, with or without a time.',
    );
  });
});

describe('an event that lasts all day', () => {
  test('is on the given day, in its own time zone or the user’s', async () => {
    const ann = await createUserIn('America/New_York');
    const day = { eventDate: '2026-11-22', isAllDay: true };
    expect((await addEvent(ann, day)).body).toMatchObject({ eventDate: '2026-11-22T05:00:00.000Z', duration: 1440 });
    const inTokyo = await addEvent(ann, { ...day, timeZone: 'Asia/Tokyo' });
    expect(inTokyo.body).toMatchObject({ eventDate: '2026-11-21T15:00:00.000Z', duration: 1440 });
  });

  test('moves to another given day', async () => {
    const ann = await createUserIn('America/New_York');
    const { id } = (await addEvent(ann, { eventDate: '2026-11-22', isAllDay: true })).body;
    const moved = await changeEvent(ann, id, { eventDate: '2026-11-25' });
    expect(moved).toMatchObject({ status: 200, body: { eventDate: '2026-11-25T05:00:00.000Z', isAllDay: true } });
  });

  test('can be made from an event with a time', async () => {
    const ann = await createUserIn('Europe/Berlin');
    const { id } = (await addEvent(ann, { eventDate: '2026-11-22T09:00:00Z' })).body;
    const changed = await changeEvent(ann, id, { eventDate: '2026-11-25', isAllDay: true });
    expect(changed).toMatchObject({ status: 200, body: { eventDate: '2026-11-24T23:00:00.000Z', isAllDay: true } });
  });

  test('can be moved in one occurrence of a series', async () => {
    const ann = await createUserIn('Europe/Berlin');
    const series = { eventDate: '2026-11-22', isAllDay: true, recurrence: 'FREQ=WEEKLY;COUNT=2' };
    const { id } = (await addEvent(ann, series)).body;
    const moved = await changeEvent(ann, `${id}~2026-11-28T23:00:00.000Z`, { eventDate: '2026-11-30' });
    expect(moved).toMatchObject({ status: 200, body: { eventDate: '2026-11-29T23:00:00.000Z' } });
  });
});

test('an event that does not last all day needs a time', async () => {
  const ann = await createUserIn('UTC');
  const refused = {
    status: 400,
    body: {
      code: 'request.invalid',
      message: 'Please enter a time such as 2026-01-31T09:00:00Z, or say that the event lasts all day.',
      details: { issues: [{ path: 'eventDate' }] },
    },
  };
  expect(await addEvent(ann, { eventDate: '2026-11-22' })).toMatchObject(refused);
  const { id } = (await addEvent(ann, { eventDate: '2026-11-22', isAllDay: true })).body;
  expect(await changeEvent(ann, id, { eventDate: '2026-11-23', isAllDay: false })).toMatchObject(refused);
});

test('a day can have 23 or 25 hours', () => {
  const hoursInDay = (day: string, timeZone: string) => (endOf(day, timeZone) - startOf(day, timeZone)) / 3_600_000;
  expect(hoursInDay('2026-03-29', 'Europe/Berlin')).toBe(23);
  expect(hoursInDay('2026-10-25', 'Europe/Berlin')).toBe(25);
  // Daylight saving skips the first hour of this day.
  expect(hoursInDay('2026-03-29', 'Asia/Beirut')).toBe(23);
});
