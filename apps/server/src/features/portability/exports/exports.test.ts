import { allEndpoints as api } from '@app/contract/all-endpoints';
import type { Endpoint } from '@app/contract/endpoint';
import { parse as parseCsv } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { packZip } from '#test/backup-files.ts';

import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from '#test/multipart.ts';
import { readZip } from '#test/read-zip.ts';
import { storeConversations } from '#test/stored-conversations.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let userCount = 0;

beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-20T23:30:00Z', environment: { PUBLIC_URL: 'https://talks.example.org' } });
});
afterAll(() => app.close());

async function createUser(tier = 'premium'): Promise<TestUser> {
  const user = await app.signUp(`Leaver ${(userCount += 1)}`);
  await app.db.execute(
    sql`update users set subscription_tier = ${tier}, time_zone = 'Europe/Berlin' where id = ${user.userId}`,
  );
  return user;
}

async function download(endpoint: Endpoint, { token }: TestUser) {
  const headers = { host: 'localhost', authorization: `Bearer ${token}` };
  const response = await app.server.app.inject({ method: 'GET', url: endpoint.path, headers });
  expect(response.statusCode).toBe(200);
  return { bytes: response.rawPayload, text: response.body, headers: response.headers };
}

const downloadMarkdown = async (as: TestUser) => readZip((await download(api.exportConversations, as)).bytes);
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

async function importZip(as: TestUser, files: Record<string, Buffer | string>): Promise<void> {
  const bytes = await packZip(new Map(Object.entries(files)));
  const { body } = await app.request(api.createImport, { as, ...multipart([{ name: 'export.zip', bytes }]) });
  await app.server.services.importRunner.wake();
  expect((await app.request(api.getImport, { as, params: { id: body.id } })).body.status).toBe('completed');
}

describe('conversations as Markdown', () => {
  test('are one file each, by category and day, with front matter', async () => {
    const ann = await createUser();
    const work = (await app.request(api.listCategories, { as: ann })).body.find(({ name }) => name === 'Work');
    await storeConversations(app, ann, [
      { title: 'Plan: the "big" one?', at: '2026-05-01T22:30:00Z', source: 'claude', categoryId: work?.id ?? '' },
      { title: 'plan the big one', at: '2026-05-01T23:00:00Z', categoryId: work?.id ?? '' },
      { title: 'CON', at: '2026-05-03T10:00:00Z', categoryId: work?.id ?? '' },
    ]);
    const { headers } = await download(api.exportConversations, ann);
    expect(headers['content-type']).toBe('application/zip');
    // In her time zone the next day has begun.
    expect(headers['content-disposition']).toBe('attachment; filename="conversations-2026-11-21.zip"');
    const files = await downloadMarkdown(ann);
    expect([...files.keys()]).toEqual([
      'AI Assistant/Read me.md',
      'AI Assistant/Conversations/Work/2026-05-02 Plan the big one.md',
      'AI Assistant/Conversations/Work/2026-05-02 plan the big one (2).md',
      'AI Assistant/Conversations/Work/2026-05-03 _CON.md',
    ]);
    const [, first] = [...files.values()].map((bytes) => bytes.toString().replaceAll('\u202f', ' '));
    expect(first).toMatch(
      /^---\ntitle: "Plan: the \\"big\\" one\?"\ncreated: "2026-05-02T00:30"\nupdated: "2026-05-02T00:31"\ncategory: "Work"\nsource: "Claude"\nmessages: 2\nbranches: 1\ntags:\n {2}- "work"\nid: "[0-9a-f-]{36}"\n---\n\n# Plan: the "big" one\?\n\n\*\*You\*\* · May 2, 2026, 12:30 AM\n\nHello there\n\n\*\*AI Assistant\*\* · /,
    );
    expect(files.get('AI Assistant/Read me.md')?.toString()).toContain('Europe/Berlin');
  });

  test('have every branch once, the shown one first, and leave the trash out', async () => {
    const bob = await createUser();
    const createdAt = new Date('2026-05-01T10:00:00Z');
    const [id, question, first, second] = [newId(), newId(), newId(), newId()];
    const reply = { createdAt, role: 'assistant' as const, parentId: question };
    const messages = [
      { id: question, parentId: null, role: 'user' as const, content: 'How?', createdAt },
      { ...reply, id: first, content: 'First answer' },
      { ...reply, id: second, content: 'Second answer' },
    ];
    const draft = { id, title: 'Forked', source: 'chat' as const, createdAt, updatedAt: createdAt, messages };
    const scope = { userId: bob.userId };
    await inTransaction(app.db, (tx) =>
      app.server.services.conversations.storeConversations({ ...scope, tx }, [{ ...draft, activeLeafId: second }]),
    );
    const [trashedId = ''] = await storeConversations(app, bob, [{ title: 'Gone', at: '2026-05-02T10:00:00Z' }]);
    await app.request(api.deleteConversation, { as: bob, params: { id: trashedId } });
    const files = await downloadMarkdown(bob);
    expect(files.size).toBe(2);
    const text = [...files.values()].at(-1)?.toString() ?? '';
    expect(text).toContain('branches: 2\n');
    expect(text).toMatch(/How\?[^]+Second answer[^]+## Branch 2, after “How\?”[^]+First answer\n$/);
    expect(text.match(/How\?/g)).toHaveLength(2);
  });

  test('include each of their attachments once, linked from the notes', async () => {
    const cleo = await createUser();
    const makeConversationShowing = (id: string, ...assets: [id: string, name: string][]) =>
      makeChatgptConversation(
        [{ id: 'q', text: 'See', metadata: { attachments: assets.map(([asset, name]) => ({ id: asset, name })) } }],
        { conversation_id: id, id, title: id },
      );
    await importZip(cleo, {
      'conversations.json': JSON.stringify([
        makeConversationShowing(
          'a',
          ['file-one', 'beach (1).dat'],
          ['file-two', '../notes?.TXT'],
          ['file-gone', 'lost.pdf'],
        ),
        makeConversationShowing('b', ['file-one', 'the same.png']),
      ]),
      'file-one-beach.dat': png,
      'file-two-notes.txt': 'Most private',
    });
    const files = await downloadMarkdown(cleo);
    expect(files.get('AI Assistant/Attachments/beach (1).png')?.equals(png)).toBe(true);
    expect(files.get('AI Assistant/Attachments/notes.txt')?.toString()).toBe('Most private');
    const notes = [...files].filter(([name]) => name.includes('/Conversations/')).map(([, bytes]) => bytes.toString());
    expect(files.size).toBe(1 + 2 + notes.length);
    const [first, second] = ['\ntitle: "a"', '\ntitle: "b"'].map((title) => notes.find((note) => note.includes(title)));
    expect(first).toContain('![beach (1).dat](../../Attachments/beach%20%281%29.png)');
    expect(first).toContain('[../notes?.TXT](../../Attachments/notes.txt)');
    expect(first).toContain('_Attachment: lost.pdf_');
    expect(second).toContain('![the same.png](../../Attachments/beach%20%281%29.png)');
  });

  test('have their documents as files next to them, with every version', async () => {
    const dora = await createUser();
    const makeToolCall = (id: string, tool: string, input: object) =>
      ({ id, role: 'assistant', recipient: `canmore.${tool}`, text: JSON.stringify(input) }) as const;
    const record = makeChatgptConversation(
      [
        { id: 'q', text: 'Plan' },
        makeToolCall('c', 'create_textdoc', { name: 'Trip: all', type: 'document', content: 'Oslo' }),
        makeToolCall('u', 'update_textdoc', { updates: [{ pattern: '.*', multiple: false, replacement: 'Bergen' }] }),
        { id: 'a', role: 'assistant', text: 'Done' },
      ],
      { title: 'Holidays' },
    );
    await importZip(dora, { 'conversations.json': JSON.stringify([record]) });
    const files = await downloadMarkdown(dora);
    const [note = '', text] = [...files].find(([name]) => name.endsWith('Holidays.md')) ?? [];
    const folder = `${note.slice(0, -'.md'.length)} documents`;
    expect(files.get(`${folder}/Trip all.md`)?.toString()).toBe('Bergen');
    expect(files.get(`${folder}/Trip all, version 1.md`)?.toString()).toBe('Oslo');
    const folderName = folder.slice(folder.lastIndexOf('/') + 1);
    expect(text?.toString()).toContain(
      `## Documents\n\n- [Trip: all](${encodeURIComponent(folderName)}/Trip%20all.md)\n`,
    );
    const [conversation] = (await app.request(api.listConversations, { as: dora })).body;
    const fetchExport = (format: string) =>
      app.request(api.exportConversation, { as: dora, params: { id: conversation?.id ?? '' }, query: { format } });
    expect((await fetchExport('markdown')).text).toMatch(/\n## Documents\n\n- Trip: all \(2 versions\)\n$/);
    const { documents } = JSON.parse((await fetchExport('json')).text) as { documents: object[] };
    expect(documents).toMatchObject([{ title: 'Trip: all', kind: 'canvas' }]);
  });

  test('consist only of the page that explains the folder if the account has no conversations', async () => {
    expect([...(await downloadMarkdown(await createUser())).keys()]).toEqual(['AI Assistant/Read me.md']);
  });
});

describe('the planner', () => {
  test('as tables has every event in its time zone and every task, and no spreadsheet formulas', async () => {
    const dan = await createUser();
    const addEvent = async (body: object) =>
      (await app.request(api.createEvent, { as: dan, body: { title: '', eventDate: '', ...body } })).body.id;
    await addEvent({
      title: '=cmd|calc',
      eventDate: '2019-03-01T09:00:00Z',
      duration: 45,
      timeZone: 'America/New_York',
    });
    await addEvent({ title: 'Trip', eventDate: '2026-12-24T00:00:00Z', isAllDay: true, duration: 2 * 1_440 });
    const choir = await addEvent({
      title: 'Choir',
      eventDate: '2026-12-01T18:00:00Z',
      timeZone: 'Europe/Berlin',
      recurrence: 'FREQ=WEEKLY',
    });
    const params = { id: `${choir}~2026-12-08T18:00:00.000Z` };
    await app.request(api.deleteEvent, { as: dan, params });
    const rows: unknown = parseCsv((await download(api.exportEvents, dan)).text, { bom: true, columns: true });
    expect(rows).toMatchObject([
      { Title: "'=cmd|calc", Starts: '2019-03-01 04:00', Ends: '2019-03-01 04:45', 'Time zone': 'America/New_York' },
      { Title: 'Trip', Starts: '2026-12-24', Ends: '2026-12-25', 'All day': 'yes' },
      { Title: 'Choir', Starts: '2026-12-01 19:00', Repeats: 'FREQ=WEEKLY', Cancelled: 'no' },
      { Title: 'Choir', 'In place of': '2026-12-08 19:00', Cancelled: 'yes', Repeats: '' },
    ]);

    const goalId = (await app.request(api.createGoal, { as: dan, body: { title: 'Run', targetValue: 10 } })).body.id;
    const body = { title: '@SUM(1)', dueDate: '2026-12-01', estimateMinutes: 30, goalId };
    await app.request(api.createTask, { as: dan, body });
    await app.request(api.createTask, { as: dan, body: { title: 'Done long ago', isDone: true } });
    await app.db.execute(sql`update tasks set completed_at = '2020-01-01' where user_id = ${dan.userId} and is_done`);
    const { text, headers } = await download(api.exportTasks, dan);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(parseCsv(text, { bom: true, columns: true })).toMatchObject([
      { Title: "'@SUM(1)", Due: '2026-12-01', Minutes: '30', Done: 'no', 'Done at': '', Goal: 'Run' },
      { Title: 'Done long ago', Done: 'yes', 'Done at': '2020-01-01 01:00', Goal: '' },
    ]);
  });

  test('as a calendar has all events with their alarms, and the reminders that belong to no event', async () => {
    const eva = await createUser();
    const body = { title: 'Dentist', eventDate: '2026-12-01T09:00:00Z', duration: 30 };
    const eventId = (await app.request(api.createEvent, { as: eva, body })).body.id;
    await app.request(api.createEvent, {
      as: eva,
      body: { ...body, title: 'Once', eventDate: '2019-03-01T09:00:00Z' },
    });
    await app.request(api.createReminder, { as: eva, body: { eventId, minutesBefore: 90 } });
    const weekly = { title: 'Water the plants', remindAt: '2026-12-02T07:00:00Z', recurrence: 'FREQ=WEEKLY' };
    await app.request(api.createReminder, { as: eva, body: { ...weekly, timeZone: 'Europe/Berlin' } });
    const { text, headers } = await download(api.exportCalendar, eva);
    expect(headers['content-disposition']).toBe('attachment; filename="calendar-2026-11-21.ics"');
    const calendar = new ICAL.Component(ICAL.parse(text) as never);
    const entries = calendar.getAllSubcomponents('vevent').map((component) => ({
      title: component.getFirstPropertyValue('summary'),
      start: String(component.getFirstPropertyValue('dtstart')),
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
        .toSorted(),
    }));
    expect(entries.map(({ title, start }) => `${String(title)} ${start}`)).toEqual([
      'Dentist 2026-12-01T09:00:00Z',
      'Once 2019-03-01T09:00:00Z',
      'Water the plants 2026-12-02T08:00:00',
    ]);
    expect(entries[0]?.alarms).toContain('-PT90M');
    expect(entries[2]?.alarms).toHaveLength(1);
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin');
  });
});

describe('a person who may not export', () => {
  test.each([api.exportConversations, api.exportEvents, api.exportTasks, api.exportCalendar])(
    'is told that $path is part of Premium',
    async (endpoint) => {
      const response = await app.request(endpoint, { as: await createUser('free') });
      expect(response).toMatchObject({ status: 403, body: { code: 'exports.premium_required' } });
    },
  );

  test.each([
    [{ 'sec-fetch-mode': 'navigate' }, 303],
    [{ accept: 'text/html,*/*' }, 303],
    [{ 'sec-fetch-mode': 'cors', accept: 'text/html,*/*' }, 403],
    [{}, 403],
  ])(
    'with the headers %j gets %i: a browser that follows a link is sent back to the settings',
    async (headers, status) => {
      const response = await app.request(api.exportTasks, { as: await createUser('free'), headers });
      expect(response.status).toBe(status);
      expect(response.headers['location']).toBe(
        status === 303 ? '/settings/data?refused=exports.premium_required' : undefined,
      );
      expect(response.headers['content-disposition']).toBeUndefined();
    },
  );

  test('is sent to the settings when following a link while signed out', async () => {
    const headers = { 'sec-fetch-mode': 'navigate' };
    const pages = [
      [api.exportConversations, 'data'],
      [api.getAccountData, 'data'],
      [api.downloadBackup, 'backups'],
    ] as const;
    for (const [endpoint, page] of pages) {
      const response = await app.request(endpoint, { params: { id: newId() }, headers });
      expect(response.headers['location']).toBe(`/settings/${page}?refused=identity.signed_out`);
    }
  });
});
