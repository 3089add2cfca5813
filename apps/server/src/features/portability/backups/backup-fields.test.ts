import { allEndpoints } from '@app/contract/all-endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadBackup, makeBackup, restoreBackup } from '#test/backup-files.ts';
import { listStoredRows } from '#test/one-of-each.ts';
import { fillEveryTable } from '#test/fill-every-table.ts';
import { type OpenedBackup, openForForging, type Row } from '#test/forge-backup.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { BACKED_UP_TABLES } from '../account-data/account-data.service.ts';
import { rulesOf } from './column-rules.repository.ts';
import { type ColumnRule, createRowCheck } from './row-check.ts';

const TABLES = Object.keys(BACKED_UP_TABLES);
/** Columns without a shorter limit: their texts may be as long as any text of an export. */
const UNBOUNDED_COLUMNS = new Set([
  'chat_files.text',
  'messages.content',
  'messages.source_id',
  'document_versions.text',
  'conversations.source_id',
  'conversation_summaries.text',
]);
const ATTACHMENT = { type: 'attachment', name: 'x.png', mimeType: 'image/png', size: 1 };
const makeNested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

let app: TestApp;
let eve: TestUser;
let backup: OpenedBackup;

beforeAll(async () => {
  app = await createTestApp();
  const ann = await app.signUp('Ann');
  await fillEveryTable(app, ann);
  backup = await openForForging((await makeBackup(app, ann)).zip);
  eve = await app.signUp('Eve');
});
afterAll(() => app.close());

const readRows = (table: string): Row[] => (backup.tables.get(table) ?? []).map((line) => JSON.parse(line) as Row);
const listColumns = (table: string) => [...rulesOf(table)].filter(([column]) => column !== 'user_id');

/** Values that a column must not have, the simplest first. */
function makeWrongValues(table: string, column: string, { kind, isNullable, choices }: ColumnRule): unknown[] {
  const long = choices === undefined && !UNBOUNDED_COLUMNS.has(`${table}.${column}`) ? ['x'.repeat(150_000)] : [];
  const valuesByKind: Record<ColumnRule['kind'], unknown[]> = {
    text: [choices === undefined ? 12 : 'nonsense', 'a\0b', '\ud800', ...long],
    number: ['12', 1e300, -1e300],
    boolean: ['true', 1],
    uuid: ['not-an-id', 'A3BB189E-8BF9-4C4B-9BB5-4D1C6A5B7A11'],
    instant: ['2026-02-31T00:00:00Z', 'infinity', '9999-12-31T00:00:00Z', '0001-01-01T00:00:00Z', 12],
    date: ['2026-02-30', '9999-12-31', 'tomorrow'],
    array: ['x', [12], makeNested(500)],
    json: ['x', 5, makeNested(500), { unheardOf: makeNested(500) }],
  };
  return [...valuesByKind[kind], ...(isNullable ? [] : [null])];
}

/** Uploads a backup of one table, with one value of its first row changed. */
async function restoreChanged(table: string, fields: Row) {
  // The rate limit would refuse this many uploads.
  app.clock.advance(60_000);
  const rows = (all: Row[]) => all.map((row, index) => (index === 0 ? { ...row, ...fields } : row));
  return uploadBackup(app, eve, await backup.forge({ table, rows, includesTable: (name) => name === table }));
}

/** Everything a restore can write. */
async function describeContent() {
  const stored = await listStoredRows(app, eve);
  const { body: user } = await app.request(allEndpoints.getCurrentUser, { as: eve });
  return { user, rows: [...TABLES, 'pictures'].map((table) => [table, stored[table]]) };
}

test('a backup with rows in every table is accepted', async () => {
  const empty = TABLES.filter((table) => readRows(table).length === 0);
  expect(empty, 'tables in which test/fill-every-table.ts makes no row').toEqual([]);
  const zoe = await app.signUp('Zoe');
  expect(await restoreBackup(app, zoe, await backup.forge({}))).toMatchObject({ status: 'completed', error: null });
});

/** The message about a value of the first row. */
const messageAbout = (table: string, column: string) =>
  new RegExp(
    `^This backup is damaged: record 1 of tables/${table}.ndjson, field ${column}\\b.*: .+\\. Nothing was restored\\.$`,
  );

// A restore applies the row check to every table. So one value of each table goes through a whole restore, and all
// others through the check alone, which takes much less time.
describe('a value that no API call would accept', () => {
  test.each(TABLES)('fails the check of a backup, with the name of the field: %s', async (table) => {
    const before = await describeContent();
    const [[column, rule] = expect.fail('a table without columns')] = listColumns(table);
    const [wrong] = makeWrongValues(table, column, rule);
    const restore = await restoreChanged(table, { [column]: wrong });
    expect(restore).toMatchObject({ status: 'failed', error: { code: 'backups.damaged' } });
    expect(restore.error?.message).toMatch(messageAbout(table, column));
    expect(await describeContent()).toEqual(before);
  });

  test.each(TABLES)('is found by the row check, whatever is wrong with it: %s', (table) => {
    const [row = {}] = readRows(table);
    for (const [column, rule] of listColumns(table)) {
      for (const wrong of makeWrongValues(table, column, rule)) {
        const check = createRowCheck(table, Object.keys(row), rulesOf(table));
        const line = JSON.stringify({ ...row, [column]: wrong });
        expect(() => check(line), `${column} ${line.slice(0, 300)}`).toThrow(messageAbout(table, column));
      }
    }
  });
});

test.each<[string, Row, string]>([
  ['events', { time_zone: 'Mars/X' }, 'time_zone: Please enter a time zone such as Europe/Berlin.'],
  ['events', { time_zone: '+02:00' }, 'time_zone: Please enter a time zone such as Europe/Berlin.'],
  ['reminders', { time_zone: 'Mars/X' }, 'time_zone: Please enter a time zone such as Europe/Berlin.'],
  ['scheduled_prompts', { time_zone: 'Mars/X' }, 'time_zone: Please enter a time zone such as Europe/Berlin.'],
  ['followed_events', { time_zone: 'Mars/X' }, 'time_zone: Please enter a time zone such as Europe/Berlin.'],
  ['event_exceptions', { changes: { timeZone: 'Mars/X' } }, 'changes.timeZone: Please enter a time zone'],
  [
    'event_exceptions',
    { changes: { userId: 'x' } },
    'changes: It contains a value that the app would not have stored.',
  ],
  ['events', { recurrence: 'FREQ=SECONDLY' }, 'recurrence: Repeating by this rule is not supported: FREQ=SECONDLY.'],
  ['tasks', { recurrence: 'weekly' }, 'recurrence: Please enter the recurrence as a rule such as FREQ=WEEKLY.'],
  ['events', { duration: 60 * 24 * 32 }, 'duration: The duration may be at most 31 days.'],
  ['events', { local_start: '2026-02-31T09:00:00.000' }, 'local_start: There is no such time.'],
  ['messages', { blocks: [{ ...ATTACHMENT, url: 'java\tscript:alert(1)' }] }, 'blocks[0].url: '],
  ['messages', { blocks: [{ ...ATTACHMENT, url: '\u0001javascript:alert(1)' }] }, 'blocks[0].url: '],
  ['messages', { blocks: [{ ...ATTACHMENT, url: 'https://elsewhere.example/x.png' }] }, 'blocks[0].url: '],
  [
    'messages',
    {
      blocks: [
        { type: 'text', text: 'x' },
        { type: 'code', text: 5, language: null },
      ],
    },
    'blocks[1].text: ',
  ],
  ['messages', { blocks: [{ type: 'page', html: '<p>' }] }, 'blocks[0].type: '],
  ['notifications', { link: '/\\elsewhere.example' }, 'link: Please send a path within the app.'],
  ['notifications', { link: '//elsewhere.example' }, 'link: Please send a path within the app.'],
  ['notifications', { link: 'java\nscript:alert(1)' }, 'link: Please send a path within the app.'],
  [
    'reports',
    { sections: [{ kind: 'open', lines: [{ text: 'x', sources: [{ kind: 'task', label: 'x', link: '/\\x' }] }] }] },
    'sections[0].lines[0].sources[0].link: Please send a path within the app.',
  ],
  ['followed_calendars', { url: 'file:///etc/passwd' }, 'url: This is not the address of a calendar.'],
  ['followed_calendars', { color: 'red;background:url(x)' }, 'color: Please enter a colour such as #3b82f6.'],
  ['categories', { color: '#12345' }, 'color: Please enter a colour such as #3b82f6.'],
  [
    'categories',
    { examples: Array.from({ length: 21 }, (_, at) => `${at}`) },
    'examples: Please send at most 20 examples.',
  ],
  ['conversations', { source: 'myspace' }, 'source: Please choose chat or a source that can be imported.'],
  ['conversations', { sentiment: 2 }, 'sentiment: '],
  ['goals', { target_value: 1e15 }, 'target_value: This number is too large.'],
  ['goals', { title: ' Run ' }, 'title: It contains a value that the app would not have stored.'],
  ['imports', { status: 'queued' }, 'status: '],
  ['imports', { files: [{ name: 'x', path: '../../x', bytes: 1, bytesReceived: 1 }] }, 'files[0].path: '],
  [
    'planning_preferences',
    { working_days: [{ from: 900, to: 600 }] },
    'working_days[0].to: The end must be after the start.',
  ],
  ['reminders', { channels: [] }, 'channels: Please choose at least one way to be reminded.'],
  ['learning_cards', { memory: { stability: -1 } }, 'memory.stability: '],
  [
    'notification_settings',
    { briefing_time: '25:00' },
    'briefing_time: Please enter the time as HH:MM, such as 07:30.',
  ],
])('%s with %j is refused with a message', async (table, fields, message) => {
  const restore = await restoreChanged(table, fields);
  expect(restore.status).toBe('failed');
  expect(restore.error?.message).toContain(`record 1 of tables/${table}.ndjson, field ${message.replace(/\.$/, '')}`);
});

test('a title of 20 MB is refused', async () => {
  const restore = await restoreChanged('conversations', { title: 'x'.repeat(20_000_000) });
  expect(restore.error?.message).toContain('field title: Title may have at most 300 characters');
});

test.each<[Record<string, unknown>, string]>([
  [{ timeZone: 'Mars/X' }, 'account.timeZone: Please enter a time zone such as Europe/Berlin'],
  [{ firstName: 'x'.repeat(101) }, 'account.firstName: First name may have at most 100 characters'],
  [{ email: 5 }, 'account.email: The email must be text'],
])('a manifest whose account has %j is refused', async (fields, message) => {
  app.clock.advance(60_000);
  const forged = await backup.forge({
    manifest: (manifest) => ({ ...manifest, account: { ...manifest.account, ...fields } }),
  });
  const before = await describeContent();
  expect((await uploadBackup(app, eve, forged)).error?.message).toBe(
    `This backup is damaged: manifest.json, field ${message}. Nothing was restored.`,
  );
  expect(await describeContent()).toEqual(before);
});

test('a row that lacks a required field is refused', async () => {
  const rows = (all: Row[]) => all.map(({ title: _title, ...row }) => row);
  const forged = await backup.forge({ table: 'tasks', rows, includesTable: (name) => name === 'tasks' });
  expect((await uploadBackup(app, eve, forged)).error?.message).toContain('tasks has no title');
});
