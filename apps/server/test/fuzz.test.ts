import { allEndpoints } from '@app/contract/all-endpoints';
import { fillPath, pathParameters, type Endpoint } from '@app/contract/endpoint';
import { ErrorBody, isErrorCode } from '@app/contract/errors';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup, restoreBackup } from './backup-files.ts';
import { createOneOfEach } from './one-of-each.ts';
import { multipart } from './multipart.ts';
import { arbitraryOf, textArbitrary } from './schema-arbitrary.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';

const calls = Object.entries<Endpoint>(allEndpoints);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 30);
/** Endpoints that may end the current session. */
const MAY_END_SESSION = new Set(['logout', 'endSession', 'changePassword', 'updateProfile', 'deleteAccount']);

let app: TestApp;
let address: string;
let ann: TestUser;
let eve: TestUser;
const words = [
  'Europe/Berlin',
  'conversation',
  'schedule',
  'FREQ=WEEKLY;BYDAY=MO',
  '#3b82f6',
  '2026-11-20T09:00:00Z',
  'someone@example.org',
  'correct horse',
  'Dentist appointment on Tuesday at 3pm',
  '10',
];

beforeAll(async () => {
  const generous = '1000000';
  app = await createTestApp({
    environment: {
      PORT: '0',
      OPERATORS: 'ann@example.org',
      FREE_AI_CHATS_PER_MONTH: '0',
      RATE_LIMIT_CHAT_PER_MINUTE: generous,
      RATE_LIMIT_UPLOADS_PER_MINUTE: generous,
      RATE_LIMIT_SIGNUPS_PER_HOUR: generous,
      RATE_LIMIT_FAILED_LOGINS: generous,
    },
  });
  address = await app.server.listen();
  ann = await app.signUp('Ann');
  eve = await app.signUp('Eve');
  words.push(...Object.values(await createOneOfEach(app, ann)));
});
afterAll(() => app.close());

const toPrintable = (value: string) => value.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500);
const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** Names and values for a query or headers; a name may occur twice. */
function queryArbitrary(schema: Endpoint['query']): fc.Arbitrary<[string, string][]> {
  if (schema === undefined) return fc.constant([]);
  const parameters = Object.entries(schema._zod.def.shape).map(([name, type]) =>
    fc
      .array(arbitraryOf(type, words), { maxLength: 2 })
      .map((values) =>
        values.filter((value) => value !== undefined).map((value): [string, string] => [name, toText(value)]),
      ),
  );
  return fc.tuple(...parameters).map((lists) => lists.flat());
}

function payloadArbitrary(endpoint: Endpoint): fc.Arbitrary<{ body?: unknown; headers: Record<string, string> }> {
  const bytes = fc.oneof(textArbitrary(words), fc.constantFrom('[]', '[{"mapping":{}}]', '{"a":', 'PK\u0003\u0004'));
  if (endpoint.consumes === 'multipart') {
    const file = fc.record({
      name: textArbitrary(words).map(toPrintable),
      bytes,
      field: fc.constantFrom('file', 'other'),
    });
    return fc.array(file, { maxLength: 3 }).map((files) => multipart(files));
  }
  if (endpoint.consumes === 'bytes' || endpoint.consumes === 'picture') {
    const type = endpoint.consumes === 'bytes' ? 'application/octet-stream' : 'image/png';
    return bytes.map((body) => ({ body: Buffer.from(body), headers: { 'content-type': type } }));
  }
  if (endpoint.body === undefined) return fc.constant({ headers: {} });
  const headers = { 'content-type': 'application/json' };
  return arbitraryOf(endpoint.body, words).map((body) => ({ body: JSON.stringify(body) ?? '', headers }));
}

/** A stream needs a real connection. */
async function fetchStream(line: string, { token }: TestUser, headers: Record<string, string>) {
  const [, path = ''] = line.split(' ');
  const response = await fetch(address + path, { headers: { ...headers, authorization: `Bearer ${token}` } });
  const responseText = await response.text();
  return {
    status: response.status,
    text: responseText,
    body: response.ok ? undefined : (JSON.parse(responseText) as unknown),
  };
}

/** Without '.' and '..', which `fillPath` refuses. */
const segmentArbitrary = textArbitrary(words)
  .map(toText)
  .filter((text) => !/^\.{1,2}$/.test(text));

const requestArbitrary = (endpoint: Endpoint) =>
  fc.record({
    params: fc.record(Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, segmentArbitrary]))),
    query: queryArbitrary(endpoint.query),
    headers: queryArbitrary(endpoint.headers),
    payload: payloadArbitrary(endpoint),
  });

// The words are known only once the app runs, so requests are generated inside the test.
test.each(calls)('%s responds to any request without a server error', { timeout: 60_000 }, async (name, endpoint) => {
  const as = MAY_END_SESSION.has(name) ? eve : ann;
  await fc.assert(
    fc.asyncProperty(requestArbitrary(endpoint), async ({ params, query, headers, payload: { body, ...given } }) => {
      const line = `${endpoint.method} ${fillPath(endpoint.path, params)}?${new URLSearchParams(query).toString()}`;
      const sent = Object.fromEntries(headers.map(([header, value]) => [header, toPrintable(value)]));
      const options = { as, headers: { ...sent, ...given.headers }, body };
      const response =
        endpoint.produces === 'event-stream' ? await fetchStream(line, as, sent) : await app.request(line, options);
      expect(response.status, response.text).toBeLessThan(500);
      if (response.status < 400) return;
      const error = ErrorBody.parse(response.body);
      expect(isErrorCode(error.code)).toBe(true);
      expect(error.message).toMatch(/\S \S/);
      expect(response.text).not.toMatch(/\bat .+\.ts:\d+|node_modules|Failed query|invalid input syntax/);
    }),
    { numRuns: RUNS },
  );
  await app.server.services.importRunner.wake();
});

test('afterwards the app still works', async () => {
  expect((await app.request(allEndpoints.getReadiness)).status).toBe(200);
  expect((await app.request(allEndpoints.listConversations, { as: ann })).status).toBe(200);
  expect((await app.request(allEndpoints.listEvents, { as: ann })).status).toBe(200);
});

test('the resulting account can be backed up and restored', { timeout: 60_000 }, async () => {
  // The calls above may have made as many backups as are allowed, and may have reached the rate limit.
  await app.db.execute(sql`delete from backups where user_id = ${ann.userId}`);
  app.clock.advance(120_000);
  const { zip } = await makeBackup(app, ann);
  const zoe = await app.signUp('Zoe');
  expect(await restoreBackup(app, zoe, zip)).toMatchObject({ status: 'completed', error: null });
});
