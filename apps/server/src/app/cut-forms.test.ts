import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import type { Endpoint } from '@app/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'cut-forms-'));
  app = await createTestApp({ environment: { DATA_DIR: dataDir, RATE_LIMIT_UPLOADS_PER_MINUTE: '1000' } });
  ann = await app.signUp('Ann');
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

/** Names of all files left behind. */
async function listFilesLeft(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:test',
  'BEGIN:VEVENT',
  'UID:one',
  'DTSTART:20261124T090000Z',
  'SUMMARY:Dentist',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const { body, headers } = multipart([{ name: 'file', bytes: calendar }]);
const end = body.length;
const lastBoundaryLength = '\r\n--test-boundary-7MA4YWxkTrZu0gW--\r\n'.length;

/** Where the form is cut off, as the number of bytes that are sent. */
const CUTS = [
  ['within its first boundary', 20],
  ['within the headers of the file', 80],
  ['within the file', end - lastBoundaryLength - 30],
  ['after the file', end - lastBoundaryLength],
  ['within its last boundary', end - 10],
  ['before the two hyphens at the end of its last boundary', end - 4],
] as const;

const calls: [string, Endpoint][] = [
  ['an import', api.createImport],
  ['a backup to restore', api.createRestore],
  ['a calendar', api.importCalendar],
];

describe.each(calls)('a form that cannot be read: %s', (_name, endpoint) => {
  test.each(CUTS)('is refused with a message and leaves nothing behind if it is cut off %s', async (_where, at) => {
    const response = await app.request(endpoint, { as: ann, headers, body: body.subarray(0, at) });
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', message: 'The upload ended before it was complete. Please send it again.' },
    });
    expect(await listFilesLeft()).toEqual([]);
    expect((await app.request(api.listImports, { as: ann })).body).toEqual([]);
    expect((await app.request(api.listEvents, { as: ann })).body).toEqual([]);
  });

  test.each([
    ['no boundary', 'multipart/form-data'],
    ['a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(300)}`],
  ])('is refused if it has %s', async (_what, type) => {
    const response = await app.request(endpoint, { as: ann, headers: { 'content-type': type }, body });
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', message: 'The boundary of this form is missing or too long.' },
    });
  });
});

test('a form with two files that is cut off in the second leaves neither behind', async () => {
  const formWithTwoFiles = multipart([
    { name: 'one.json', bytes: '[]' },
    { name: 'two.json', bytes: '[]' },
  ]);
  const response = await app.request(api.createImport, {
    as: ann,
    headers,
    body: formWithTwoFiles.body.subarray(0, -20),
  });
  expect(response.status).toBe(400);
  expect(await listFilesLeft()).toEqual([]);
});

test('a restore can be sent again right after one that was cut off', async () => {
  await app.request(api.createRestore, { as: ann, headers, body: body.subarray(0, end - 10) });
  expect((await app.request(api.createRestore, { as: ann, headers, body })).status).toBe(202);
});

test('a file without a name is accepted', async () => {
  const bodyWithoutName = Buffer.from(body.toString().replace('; filename="file"', ''));
  const response = await app.request(api.importCalendar, { as: ann, headers, body: bodyWithoutName });
  expect(response).toMatchObject({ status: 200, body: { counts: { found: 1 } } });
});

test('a form with more files than it may have is refused with the limit, and leaves none of them', async () => {
  const makeForm = (count: number) =>
    multipart(Array.from({ length: count }, (_, at) => ({ name: `${at}.json`, bytes: '[]' })));
  const before = await listFilesLeft();
  const refused = await app.request(api.createImport, { as: ann, ...makeForm(51) });
  expect(refused).toMatchObject({
    status: 400,
    body: { message: 'A form may have at most 50 files. Please put more of them into a ZIP file.' },
  });
  expect(await listFilesLeft()).toEqual(before);
  expect((await app.request(api.createImport, { as: ann, ...makeForm(50) })).status).toBe(202);
});
