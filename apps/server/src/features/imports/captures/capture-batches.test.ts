import { gzipSync } from 'node:zlib';
import { createCaptures } from '@app/contract/captures';
import { listConversations } from '@app/contract/conversations';
import { deleteDevice, listDevices, updateDevice } from '@app/contract/devices';
import { listImports } from '@app/contract/imports';
import { createToken } from '@app/contract/tokens';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatRegistry } from '@app/formats/format-registry.table';
import { sampleBytes } from '@app/formats/testing/read-sample';
import { createLogger } from '#platform/logger.ts';
import { uploadCaptures, makeCaptureRecord, pairDevice } from '../../../../test/capture-device.ts';
import { makeClaudeCodeSession } from '../../../../test/claude-code-session.ts';
import { refuseRow } from '../../../../test/refuse-row.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let laptop: TestUser;
let people = 0;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLogger({ level: 'trace', destination: { write: (text) => void logged.push(text) } });
  const limits = { CAPTURE_BYTES_PER_DAY: '2000000', RATE_LIMIT_CAPTURES_PER_MINUTE: '100' };
  app = await createTestApp({ log, environment: { ...limits, RATE_LIMIT_SIGNUPS_PER_HOUR: '1000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Sender ${(people += 1)}`);
  laptop = await pairDevice(app, ann);
});

const makeSessionId = (number: number) => `5e551011-0000-4000-8000-${String(number).padStart(12, '0')}`;
const makeSession = (number: number, text = `Question ${number}`) => {
  const payload = makeClaudeCodeSession(makeSessionId(number), [{ text }, { role: 'assistant', text: 'Yes.' }]);
  return makeCaptureRecord(payload, { externalId: makeSessionId(number) });
};
const makeSessions = (count: number) => Array.from({ length: count }, (_, number) => makeSession(number + 1));
const fetchConversations = async () =>
  (await app.request(listConversations, { as: ann, query: { limit: '200' } })).body;
const postCaptures = (body: unknown, headers: Record<string, string> = {}, as = laptop) =>
  app.request(createCaptures, { as, body, headers: { 'content-type': 'application/json', ...headers } });
const postGzipped = (body: unknown) => postCaptures(gzipSync(JSON.stringify(body)), { 'content-encoding': 'gzip' });

describe('a batch', () => {
  test('may be compressed', async () => {
    const { status, body } = await postGzipped({ records: makeSessions(3) });
    expect([status, body.records.map((record) => record.status)]).toEqual([200, ['stored', 'stored', 'stored']]);
  });

  test('that would unpack to more than the limit is refused, and so is a damaged one', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, ' '));
    const headers = { 'content-encoding': 'gzip' };
    expect(await postCaptures(bomb, headers)).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
    const damaged = await postCaptures(gzipSync('{"records": []}').subarray(0, 20), headers);
    expect(damaged.status).toBe(400);
    expect(damaged.text).toMatch(/"message":"\S+ \S+/);
  });

  test('with a body of more than 16 MB is refused', async () => {
    const big = JSON.stringify({ records: [makeSession(1), { filler: 'x'.repeat(17 * 1024 * 1024) }] });
    expect(await postCaptures(big)).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
    expect(await fetchConversations()).toEqual([]);
  });

  test.each([[{}], [{ records: [] }], [[makeSession(1)]], [{ records: Array(201).fill(0) }]])(
    'of the wrong shape is refused',
    async (body) => {
      expect(await postCaptures(JSON.stringify(body))).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
    },
  );

  test('that failed in the middle is stored completely and only once when it is sent again', async () => {
    const records = makeSessions(8);
    // The database becomes unavailable after half of the records.
    const restore = await refuseRow(app.db, {
      table: 'conversations',
      column: 'title',
      value: 'Question 5',
      on: 'insert',
      code: '57P01',
    });
    expect((await postCaptures(JSON.stringify({ records }))).status).toBe(503);
    await restore();
    expect(await fetchConversations()).toHaveLength(4);
    const statuses = (await uploadCaptures(app, laptop, ...records)).map(({ status }) => status);
    expect(statuses).toEqual([...Array<string>(4).fill('unchanged'), ...Array<string>(4).fill('stored')]);
    expect(await fetchConversations()).toHaveLength(8);
    const [receipt] = (await app.request(listImports, { as: ann })).body;
    expect(receipt?.counts).toMatchObject({ found: 8, created: 8 });
  });

  test('that two devices send at the same time is stored once', async () => {
    const other = await pairDevice(app, ann, 'Desk');
    const records = makeSessions(6);
    const answers = await Promise.all([
      uploadCaptures(app, laptop, ...records),
      uploadCaptures(app, other, ...records),
    ]);
    for (const answer of answers) expect(answer.map(({ status }) => status)).not.toContain('skipped');
    expect(await fetchConversations()).toHaveLength(6);
    const created = (await app.request(listImports, { as: ann })).body.map(({ counts }) => counts.created);
    expect(created.reduce((sum, count) => sum + count, 0)).toBe(6);
  });
});

describe('limits', () => {
  test('of bytes a day are reported with the time to wait, and a smaller batch is still accepted', async () => {
    const large = makeSession(1, 'x'.repeat(1_500_000));
    expect((await postCaptures({ records: [large] })).status).toBe(200);
    const refused = await postCaptures({ records: [makeSession(2, 'x'.repeat(600_000))] });
    expect(refused).toMatchObject({ status: 429, body: { code: 'captures.quota_reached' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await uploadCaptures(app, laptop, makeSession(3))).toMatchObject([{ status: 'stored' }]);
    app.clock.advance(86_400_000);
    expect((await postCaptures({ records: [makeSession(2, 'x'.repeat(600_000))] })).status).toBe(200);
    app.clock.advance(-86_400_000);
  });

  test('of batches a minute are reported with the time to wait', async () => {
    await app.db.execute(sql`insert into rate_limits (key, window_start, count)
      values (${`captures:${ann.userId}`}, ${app.clock.now()}, 100)`);
    const refused = await postCaptures({ records: [makeSession(1)] });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.rate_limited' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('sending', () => {
  test('is allowed to devices until they are paused or removed, and to tokens with the scope', async () => {
    const [device] = (await app.request(listDevices, { as: ann })).body;
    const params = { id: device?.id ?? '' };
    await app.request(updateDevice, { as: ann, params, body: { isPaused: true } });
    expect(await postCaptures({ records: [makeSession(1)] })).toMatchObject({
      status: 403,
      body: { code: 'devices.paused' },
    });
    await app.request(updateDevice, { as: ann, params, body: { isPaused: false } });
    expect((await postCaptures({ records: [makeSession(1)] })).status).toBe(200);
    await app.request(deleteDevice, { as: ann, params });
    expect(await postCaptures({ records: [makeSession(1)] })).toMatchObject({
      status: 401,
      body: { code: 'tokens.invalid' },
    });
    // The conversations and the receipt of the device stay.
    expect(await fetchConversations()).toHaveLength(1);
    expect((await app.request(listImports, { as: ann })).body).toMatchObject([{ device: { name: 'Laptop' } }]);
    const sendWithScopes = async (scopes: string[]) => {
      const { token } = (await app.request(createToken, { as: ann, body: { name: 'Script', scopes } })).body;
      return postCaptures({ records: [makeSession(2)] }, {}, { ...ann, token });
    };
    expect(await sendWithScopes(['archive:read'])).toMatchObject({ body: { code: 'tokens.insufficient_scope' } });
    expect((await sendWithScopes(['archive:write'])).status).toBe(200);
  });
});

test('no part of a payload is logged, not even when storing or reading it fails', async () => {
  const secret = 'sk-live-4242-do-not-log';
  const restore = await refuseRow(app.db, { table: 'conversations', column: 'title', value: secret, on: 'insert' });
  await uploadCaptures(
    app,
    laptop,
    { ...makeSession(1, secret), title: secret },
    { ...makeSession(2), payload: `{"broken ${secret}` },
    { payload: secret },
  );
  await restore();
  expect(logged.join('')).toContain('could not be stored');
  expect(logged.join('')).not.toContain(secret);
});

test('records of all formats except pages are stored', async () => {
  const rows = formatRegistry.filter(({ kind }) => kind !== 'page');
  const records = rows.map(({ key, sample }) =>
    makeCaptureRecord(sampleBytes(sample).toString(), { source: key, externalId: `sample-${key}`, format: key }),
  );
  const results = await uploadCaptures(app, laptop, ...records);
  // Jan stores the title and the messages of a conversation in two files; this one has no messages.
  const skipped = results.filter(({ status }) => status === 'skipped').map(({ externalId }) => externalId);
  expect(skipped).toEqual(['sample-jan-thread']);
});
