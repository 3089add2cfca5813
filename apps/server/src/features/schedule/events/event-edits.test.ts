import {
  addEventNote,
  deleteEventNote,
  restoreEventNote,
  updateEventNote,
  createEvent,
  deleteEvent,
  getEvent,
  listEventNotes,
  parseEvent,
  undoEventChange,
  updateEvent,
} from '@app/contract/event-edits';
import { type Event, listEvents } from '@app/contract/events';
import { emptyTrash, listTrash, restoreTrashItem } from '@app/contract/trash';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let people = 0;
const march = { from: '2026-03-01T00:00:00Z', to: '2026-04-15T00:00:00Z' };

beforeAll(async () => {
  app = await createTestApp({
    now: '2026-03-20T12:00:00Z',
    environment: { RATE_LIMIT_SIGNUPS_PER_HOUR: '1000' },
  });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Planner ${(people += 1)}`);
const fetchEvents = async (as: TestUser, query: Record<string, string> = march): Promise<Event[]> =>
  (await app.request(listEvents, { as, query })).body;
const describeEvents = async (as: TestUser) =>
  (await fetchEvents(as)).map((event) => `${event.title} ${event.eventDate.slice(5, 16)}`);

async function addEvent(as: TestUser, body: object, key?: string): Promise<Event> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const response = await app.request(createEvent, { as, headers, body: { title: 'Event', ...body } });
  expect(response.status, response.text).toBe(201);
  return response.body;
}

async function changeEvent(as: TestUser, id: string, body: object, scope?: string, key?: string): Promise<Event> {
  const response = await app.request(updateEvent, {
    as,
    params: { id },
    body,
    ...(scope !== undefined && { query: { scope } }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  expect(response.status, response.text).toBe(200);
  return response.body;
}

const removeEvent = (as: TestUser, id: string, scope?: string, key?: string) =>
  app.request(deleteEvent, {
    as,
    params: { id },
    ...(scope !== undefined && { query: { scope } }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const undoChange = (as: TestUser, key: string) => app.request(undoEventChange, { as, params: { key } });

/** Mondays at nine in Berlin, across the change to summer time on 29 March. */
const mondays = {
  title: 'Standup',
  eventDate: '2026-03-09T08:00:00Z',
  duration: 30,
  timeZone: 'Europe/Berlin',
  recurrence: 'FREQ=WEEKLY;BYDAY=MO',
};
const occurrenceId = (event: Event, start: string) => `${event.id}~${start}`;

describe('an event', () => {
  test('is stored as given, in the user’s time zone', async () => {
    const ann = await createUser();
    const made = await addEvent(ann, { title: ' Dentist ', eventDate: '2026-03-24T15:00:00+01:00', duration: 45 });
    expect(made).toMatchObject({ title: 'Dentist', eventDate: '2026-03-24T14:00:00.000Z', timeZone: 'UTC', notes: '' });
    expect(made).toMatchObject({ isAutoDetected: false, category: null, seriesId: null, recurrence: null });
    const { body } = await app.request(getEvent, { as: ann, params: { id: made.id } });
    expect(body).toEqual({
      ...made,
      context: { text: 'An event you added yourself.', quote: null, conversationTitle: null },
    });
  });

  test('keeps the fields that a change omits', async () => {
    const ann = await createUser();
    const made = await addEvent(ann, {
      title: 'Call',
      eventDate: '2026-03-24T14:00:00Z',
      duration: 30,
      location: 'Office',
    });
    const changed = await changeEvent(ann, made.id, { notes: 'Bring the report' });
    expect(changed).toEqual({ ...made, notes: 'Bring the report' });
  });

  test('that lasts all day starts at local midnight and counts days across daylight saving', async () => {
    const ann = await createUser();
    const timeZone = 'Europe/Berlin';
    const trip = { title: 'Trip', eventDate: '2026-03-28T10:00:00Z', duration: 2880, isAllDay: true, timeZone };
    const made = await addEvent(ann, trip);
    expect(made).toMatchObject({ eventDate: '2026-03-27T23:00:00.000Z', duration: 2880, isAllDay: true });
    const daily = await addEvent(ann, { ...trip, recurrence: 'FREQ=DAILY;COUNT=3', duration: 1 });
    expect(daily.duration).toBe(1440);
    expect(
      (await fetchEvents(ann)).filter(({ seriesId }) => seriesId === daily.id).map(({ eventDate }) => eventDate),
    ).toEqual(['2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z']);
  });

  test('that started before a window and overlaps it is listed', async () => {
    const ann = await createUser();
    await addEvent(ann, { title: 'Fair', eventDate: '2026-03-01T09:00:00Z', duration: 3 * 1440 });
    await addEvent(ann, {
      title: 'Night',
      eventDate: '2026-03-01T20:00:00Z',
      duration: 600,
      recurrence: 'FREQ=DAILY;COUNT=2',
    });
    const window = { from: '2026-03-03T00:00:00Z', to: '2026-03-03T12:00:00Z' };
    expect((await fetchEvents(ann, window)).map(({ title }) => title)).toEqual(['Fair', 'Night']);
  });

  test.each([
    [
      { eventDate: '2026-03-24T14:00:00Z', recurrence: 'FREQ=HOURLY' },
      'Repeating by this rule is not supported: FREQ=HOURLY.',
    ],
    [{ eventDate: '2026-03-24T14:00:00Z', recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, 'never happen'],
    [{ eventDate: '2026-03-24T14:00:00Z', recurrence: 'every now and then' }, 'FREQ=WEEKLY'],
    [{ eventDate: '9999-01-01T00:00:00Z' }, 'years 1900 to 2199'],
    [{ eventDate: '2026-02-31T00:00:00Z' }, 'with or without a time'],
    [{ eventDate: '2026-03-24T14:00:00Z', timeZone: 'Europe/Atlantis' }, 'time zone'],
    [{ eventDate: '2026-03-24T14:00:00Z', duration: -5 }, 'duration'],
    [{ eventDate: '2026-03-24T14:00:00Z', title: '  ' }, 'Title'],
  ])('%j is rejected with a clear message', async (body, word) => {
    const response = await app.request(createEvent, { as: await createUser(), body: { title: 'Event', ...body } });
    expect(response.status).toBe(400);
    expect(response.text).toContain(word);
  });

  test('links only to what its owner has', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const day = '2026-03-24T14:00:00Z';
    const chatOfBob = (await app.request('POST /api/chat', { as: bob, body: { message: 'Hello' } })).body;
    const { conversationId, messageId } = chatOfBob as { conversationId: string; messageId: string };
    for (const links of [{ conversationId }, { messageId }, { taskId: newId() }, { categoryId: newId() }]) {
      const response = await app.request(createEvent, { as: ann, body: { title: 'x', eventDate: day, ...links } });
      expect(response.status).toBe(404);
    }
    const eventOfBob = await addEvent(bob, { eventDate: day, conversationId, messageId });
    const { body } = await app.request(getEvent, { as: bob, params: { id: eventOfBob.id } });
    expect(body.context.text).toMatch(/ you spoke about in “.+” on Mar 20, 2026\.$/);
    expect(body.context.quote).not.toBeNull();
    expect(body.category).not.toBeNull();
  });
});

describe('a series', () => {
  test('changed in one occurrence keeps the others', async () => {
    const ann = await createUser();
    const made = await addEvent(ann, mondays);
    const id = occurrenceId(made, '2026-03-16T08:00:00.000Z');
    const moved = await changeEvent(ann, id, { eventDate: '2026-03-17T10:00:00Z', title: 'Late standup' });
    expect(moved).toMatchObject({ id, seriesId: made.id, originalStart: '2026-03-16T08:00:00.000Z' });
    expect(await describeEvents(ann)).toEqual([
      'Standup 03-09T08:00',
      'Late standup 03-17T10:00',
      'Standup 03-23T08:00',
      'Standup 03-30T07:00',
      'Standup 04-06T07:00',
      'Standup 04-13T07:00',
    ]);
    const window = { from: '2026-03-17T00:00:00Z', to: '2026-03-18T00:00:00Z' };
    expect(await fetchEvents(ann, window)).toMatchObject([{ id }]);
    expect(await fetchEvents(ann, { from: '2026-03-16T00:00:00Z', to: '2026-03-17T00:00:00Z' })).toEqual([]);
  });

  test('changed from an occurrence on, keeps its past, its exceptions and its count', async () => {
    const ann = await createUser();
    const made = await addEvent(ann, { ...mondays, recurrence: 'FREQ=WEEKLY;COUNT=5' });
    await removeEvent(ann, occurrenceId(made, '2026-03-30T07:00:00.000Z'));
    const id = occurrenceId(made, '2026-03-23T08:00:00.000Z');
    const laterSeries = await changeEvent(
      ann,
      id,
      { eventDate: '2026-03-24T09:00:00Z', title: 'Tuesday' },
      'following',
    );
    expect(laterSeries.seriesId).not.toBe(made.id);
    expect(laterSeries.eventDate).toBe('2026-03-24T09:00:00.000Z');
    expect(await describeEvents(ann)).toEqual([
      'Standup 03-09T08:00',
      'Standup 03-16T08:00',
      'Tuesday 03-24T09:00',
      'Tuesday 04-07T08:00',
    ]);
  });

  test('changed as a whole gives every occurrence the new local time, and moves the weekday in the rule', async () => {
    const ann = await createUser();
    const made = await addEvent(ann, { ...mondays, recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH' });
    const id = occurrenceId(made, '2026-04-02T07:00:00.000Z');
    const moved = await changeEvent(ann, id, { eventDate: '2026-04-03T12:00:00Z' }, 'all');
    expect(moved).toMatchObject({ eventDate: '2026-04-03T12:00:00.000Z', recurrence: 'FREQ=WEEKLY;BYDAY=MO,FR' });
    expect((await describeEvents(ann)).slice(0, 7)).toEqual([
      'Standup 03-09T13:00',
      'Standup 03-13T13:00',
      'Standup 03-16T13:00',
      'Standup 03-20T13:00',
      'Standup 03-23T13:00',
      'Standup 03-27T13:00',
      'Standup 03-30T12:00',
    ]);
  });

  test('given a new title drops the titles of its exceptions and keeps their times', async () => {
    const ann = await createUser();
    const made = await addEvent(ann, mondays);
    const id = occurrenceId(made, '2026-03-16T08:00:00.000Z');
    await changeEvent(ann, id, { title: 'Own', eventDate: '2026-03-16T11:00:00Z' });
    await changeEvent(ann, made.id, { title: 'Sync' });
    expect((await describeEvents(ann)).slice(0, 3)).toEqual([
      'Sync 03-09T08:00',
      'Sync 03-16T11:00',
      'Sync 03-23T08:00',
    ]);
  });

  test('stops repeating without its rule, and a single occurrence cannot have a rule', async () => {
    const ann = await createUser();
    const made = await addEvent(ann, mondays);
    const id = occurrenceId(made, '2026-03-16T08:00:00.000Z');
    const refused = await app.request(updateEvent, { as: ann, params: { id }, body: { recurrence: 'FREQ=DAILY' } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'events.occurrence_cannot_repeat' } });
    const single = await changeEvent(ann, id, { recurrence: null }, 'all');
    expect(single).toMatchObject({ id: made.id, recurrence: null, eventDate: '2026-03-16T08:00:00.000Z' });
    expect(await describeEvents(ann)).toEqual(['Standup 03-16T08:00']);
    const again = await changeEvent(ann, made.id, { recurrence: 'FREQ=DAILY;COUNT=2' });
    expect(again).toMatchObject({ id: made.id, recurrence: 'FREQ=DAILY;COUNT=2' });
    expect(await describeEvents(ann)).toEqual(['Standup 03-16T08:00', 'Standup 03-17T08:00']);
  });

  test.each(['2026-03-17T08:00:00.000Z', '2026-03-09T08:00:00.001Z', '9999-99-99T99:99:99.000Z'])(
    'has no occurrence at %s',
    async (start) => {
      const ann = await createUser();
      const made = await addEvent(ann, mondays);
      const params = { id: occurrenceId(made, start) };
      expect((await app.request(getEvent, { as: ann, params })).status).toBe(404);
      expect((await app.request(deleteEvent, { as: ann, params })).status).toBe(404);
    },
  );
});

describe('deletion', () => {
  test('one occurrence, the following ones, or all are moved to the trash and restored', async () => {
    const ann = await createUser();
    const made = await addEvent(ann, mondays);
    const before = await describeEvents(ann);
    for (const scope of ['this', 'all', 'following']) {
      expect((await removeEvent(ann, occurrenceId(made, '2026-03-23T08:00:00.000Z'), scope)).status).toBe(204);
      const expectedCount = { this: before.length - 1, all: 0, following: 2 }[scope];
      expect(await describeEvents(ann)).toHaveLength(expectedCount ?? -1);
      const [trashed] = (await app.request(listTrash, { as: ann })).body;
      expect(trashed).toMatchObject({ type: 'event', title: 'Standup' });
      const params = { type: 'event', id: trashed?.id ?? '' };
      expect((await app.request(restoreTrashItem, { as: ann, params })).status).toBe(204);
      expect(await describeEvents(ann)).toEqual(before);
    }
  });

  test('a deleted occurrence is not listed in the trash while its series is in the trash, too', async () => {
    const ann = await createUser();
    const listTrashIds = async () => (await app.request(listTrash, { as: ann })).body.map(({ id }) => id);
    const series = await addEvent(ann, mondays);
    await removeEvent(ann, occurrenceId(series, '2026-03-16T08:00:00.000Z'));
    const [occurrence] = await listTrashIds();
    expect(occurrence).toBeDefined();
    await removeEvent(ann, series.id);
    expect(await listTrashIds()).toEqual([series.id]);
    await app.request(restoreTrashItem, { as: ann, params: { type: 'event', id: series.id } });
    expect(await listTrashIds()).toEqual([occurrence]);
  });

  test('a cancelled occurrence stays cancelled after the trash is emptied', async () => {
    const ann = await createUser();
    const made = await addEvent(ann, { ...mondays, recurrence: 'FREQ=WEEKLY;COUNT=2' });
    await removeEvent(ann, occurrenceId(made, '2026-03-16T08:00:00.000Z'));
    await app.request(emptyTrash, { as: ann });
    expect(await describeEvents(ann)).toEqual(['Standup 03-09T08:00']);
    expect((await app.request(listTrash, { as: ann })).body).toEqual([]);
  });
});

describe('undo', () => {
  test.each(['this', 'following', 'all'])('reverts a move and a deletion with the scope %s', async (scope) => {
    const ann = await createUser();
    const made = await addEvent(ann, mondays);
    const id = occurrenceId(made, '2026-03-16T08:00:00.000Z');
    await changeEvent(ann, occurrenceId(made, '2026-03-23T08:00:00.000Z'), { title: 'Own' });
    await app.request(addEventNote, { as: ann, params: { id }, body: { content: 'Bring cake' } });
    const before = await describeEvents(ann);
    const [moveKey, deletionKey] = [newId(), newId()];
    await changeEvent(ann, id, { eventDate: '2026-03-18T10:00:00Z', duration: 90 }, scope, moveKey);
    expect(await describeEvents(ann)).not.toEqual(before);
    expect((await undoChange(ann, moveKey)).status).toBe(204);
    expect(await describeEvents(ann)).toEqual(before);
    await removeEvent(ann, id, scope, deletionKey);
    expect((await undoChange(ann, deletionKey)).status).toBe(204);
    expect((await undoChange(ann, deletionKey)).status).toBe(204);
    expect(await describeEvents(ann)).toEqual(before);
    expect((await app.request(listEventNotes, { as: ann, params: { id } })).body).toMatchObject([
      { content: 'Bring cake' },
    ]);
    expect((await app.request(listTrash, { as: ann })).body).toEqual([]);
  });

  test('of an added event removes it; a retry with the same key adds nothing', async () => {
    const ann = await createUser();
    const key = newId();
    const body = { eventDate: '2026-03-24T14:00:00Z' };
    const first = await addEvent(ann, body, key);
    expect(await addEvent(ann, body, key)).toEqual(first);
    expect(await describeEvents(ann)).toHaveLength(1);
    await undoChange(ann, key);
    expect(await describeEvents(ann)).toEqual([]);
  });

  test('is rejected after another change, and for other users', async () => {
    const [ann, bob] = [await createUser(), await createUser()];
    const key = newId();
    const made = await addEvent(ann, { eventDate: '2026-03-24T14:00:00Z' });
    await changeEvent(ann, made.id, { eventDate: '2026-03-24T15:00:00Z' }, undefined, key);
    expect((await undoChange(bob, key)).body).toMatchObject({ code: 'events.change_not_found' });
    await changeEvent(ann, made.id, { title: 'Newer' });
    expect((await undoChange(ann, key)).body).toMatchObject({ code: 'events.changed_since' });
    expect(await describeEvents(ann)).toEqual(['Newer 03-24T15:00']);
  });

  test('is no longer possible after a day', async () => {
    const ann = await createUser();
    const key = newId();
    await addEvent(ann, { eventDate: '2026-03-24T14:00:00Z' }, key);
    app.clock.advance(2 * 86_400_000);
    await app.server.services.schedule.deleteOldChanges();
    app.clock.advance(-2 * 86_400_000);
    expect((await undoChange(ann, key)).status).toBe(404);
  });
});

describe('notes', () => {
  test('are stored trimmed, with their occurrence, oldest first', async () => {
    const ann = await createUser();
    const made = await addEvent(ann, mondays);
    const [first, second] = ['2026-03-09T08:00:00.000Z', '2026-03-16T08:00:00.000Z'].map((start) =>
      occurrenceId(made, start),
    );
    const addNote = (id: string | undefined, content: string) =>
      app.request(addEventNote, { as: ann, params: { id: id ?? '' }, body: { content } });
    expect((await addNote(first, '  Ask about the budget  ')).body).toMatchObject({ content: 'Ask about the budget' });
    await addNote(second, 'Later');
    expect((await addNote(first, '   ')).status).toBe(400);
    const fetchNoteTexts = async (id: string | undefined) =>
      (await app.request(listEventNotes, { as: ann, params: { id: id ?? '' } })).body.map(({ content }) => content);
    expect(await fetchNoteTexts(first)).toEqual(['Ask about the budget']);
    expect(await fetchNoteTexts(second)).toEqual(['Later']);
    expect(await fetchNoteTexts(made.id)).toEqual(['Ask about the budget', 'Later']);
  });

  test('are changed, deleted and restored one by one', async () => {
    const ann = await createUser();
    const { id } = await addEvent(ann, { title: 'Review', eventDate: '2026-03-24T13:30:00Z' });
    const addNoteForId = async (content: string) =>
      (await app.request(addEventNote, { as: ann, params: { id }, body: { content } })).body.id;
    const [first, second] = [await addNoteForId('First'), await addNoteForId('Second')];
    const fetchNotes = async () =>
      (await app.request(listEventNotes, { as: ann, params: { id } })).body.map(({ content }) => content);
    const noteRequest = (noteId: string) => ({ as: ann, params: { id, noteId } });
    const changed = await app.request(updateEventNote, { ...noteRequest(first), body: { content: ' One ' } });
    expect([changed.body.content, await fetchNotes()]).toEqual(['One', ['One', 'Second']]);
    expect((await app.request(deleteEventNote, noteRequest(first))).status).toBe(204);
    expect(await fetchNotes()).toEqual(['Second']);
    const notFound = { status: 404, body: { code: 'events.note_not_found' } };
    expect(await app.request(deleteEventNote, noteRequest(first))).toMatchObject(notFound);
    expect(await app.request(updateEventNote, { ...noteRequest(first), body: { content: 'x' } })).toMatchObject(
      notFound,
    );
    expect((await app.request(restoreEventNote, noteRequest(first))).body.content).toBe('One');
    expect((await app.request(restoreEventNote, noteRequest(first))).status).toBe(200);
    expect(await fetchNotes()).toEqual(['One', 'Second']);
    await app.request(deleteEventNote, noteRequest(second));
    app.clock.advance(86_400_001);
    await app.server.services.schedule.deleteOldChanges();
    expect(await app.request(restoreEventNote, noteRequest(second))).toMatchObject(notFound);
    app.clock.advance(-86_400_001);
  });
});

describe('a parsed text', () => {
  test('becomes an event with its conflicts, and nothing is stored', async () => {
    const ann = await createUser();
    const busyEvent = await addEvent(ann, { title: 'Review', eventDate: '2026-03-24T13:30:00Z', duration: 60 });
    const { body } = await app.request(parseEvent, { as: ann, body: { text: 'lunch with Ana tue 1pm 45m' } });
    expect(body.event).toMatchObject({ title: 'Lunch with Ana', eventDate: '2026-03-24T13:00:00.000Z', duration: 45 });
    expect(body.conflicts).toMatchObject([{ id: busyEvent.id, title: 'Review' }]);
    expect(await describeEvents(ann)).toHaveLength(1);
  });

  test('suggests its category, even when that was renamed', async () => {
    const ann = await createUser();
    const fetchCategoryGuess = async () =>
      (await app.request(parseEvent, { as: ann, body: { text: 'doctor blood pressure check tuesday 3pm' } })).body.event
        ?.category ?? null;
    const before = await fetchCategoryGuess();
    expect(before).toMatchObject({ name: 'Health' });
    await app.db.execute(
      sql`update categories set name = 'Body and mind' where user_id = ${ann.userId} and slug = 'health'`,
    );
    await app.db.execute(sql`update categories set name = 'Health' where user_id = ${ann.userId} and slug = 'work'`);
    expect(await fetchCategoryGuess()).toEqual({ ...before, name: 'Body and mind' });
    await app.db.execute(sql`delete from categories where user_id = ${ann.userId} and slug = 'health'`);
    expect(await fetchCategoryGuess()).toBeNull();
  });

  test('without a time is not an event', async () => {
    const { body } = await app.request(parseEvent, { as: await createUser(), body: { text: 'lunch with Ana' } });
    expect(body).toEqual({ event: null, conflicts: [] });
  });
});

describe('free time', () => {
  test('is the default for all-day events, and for events that become all-day', async () => {
    const ann = await createUser();
    const timedEvent = await addEvent(ann, { eventDate: '2026-03-24T09:00:00Z', duration: 60 });
    const allDayEvent = await addEvent(ann, { eventDate: '2026-03-25T00:00:00Z', isAllDay: true });
    const busyEvent = await addEvent(ann, { eventDate: '2026-03-26T00:00:00Z', isAllDay: true, isFree: false });
    expect([timedEvent.isFree, allDayEvent.isFree, busyEvent.isFree]).toEqual([false, true, false]);
    expect(await changeEvent(ann, timedEvent.id, { isAllDay: true })).toMatchObject({ isFree: true });
    expect(await changeEvent(ann, timedEvent.id, { isAllDay: false, isFree: true })).toMatchObject({ isFree: true });
    expect(await changeEvent(ann, timedEvent.id, { title: 'Same' })).toMatchObject({ isFree: true });
  });

  test('can be set for one occurrence', async () => {
    const ann = await createUser();
    await addEvent(ann, { eventDate: '2026-03-23T09:00:00Z', duration: 30, recurrence: 'FREQ=DAILY;COUNT=3' });
    const [, second] = await fetchEvents(ann);
    await changeEvent(ann, second?.id ?? '', { isFree: true });
    expect((await fetchEvents(ann)).map(({ isFree }) => isFree)).toEqual([false, true, false]);
  });

  test('causes no conflicts', async () => {
    const ann = await createUser();
    const fetchConflicts = async () =>
      (await app.request(parseEvent, { as: ann, body: { text: 'lunch on march 24 1pm 45m' } })).body.conflicts.map(
        ({ title }) => title,
      );
    const at = { eventDate: '2026-03-24T12:00:00Z', duration: 180, timeZone: 'UTC' };
    await addEvent(ann, { ...at, title: 'Reachable', isFree: true });
    expect(await fetchConflicts()).toEqual([]);
    await addEvent(ann, {
      ...at,
      title: 'Out of office',
      eventDate: '2026-03-24T00:00:00Z',
      isAllDay: true,
      isFree: false,
    });
    expect(await fetchConflicts()).toEqual(['Out of office']);
  });
});
