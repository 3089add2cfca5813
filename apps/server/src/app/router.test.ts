import { endpoint } from '@app/contract/endpoint';
import { Id } from '@app/contract/primitives';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/ids.ts';
import { responseSent } from '#platform/http/route.ts';
import { createTestShell, type TestShell } from '../../test/test-shell.ts';

const Ship = z.object({ id: Id, name: z.string() });
const base = { access: 'user', summary: 'A call of this test.', errors: [] } as const;
const shipId = newId();

const getShip = endpoint({
  ...base,
  method: 'GET',
  path: '/api/ships/:id',
  params: z.object({ id: Id }),
  query: z.object({ knots: z.optional(z.coerce.number('Please enter a number.')) }),
  response: z.object({ id: Id, userId: z.string(), knots: z.nullable(z.number()) }),
  errors: ['conversations.not_found'],
});
const renameShip = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/ships/:id',
  params: z.object({ id: Id }),
  body: z.object({ name: z.string('Please send a name.'), crew: z.optional(z.array(z.object({ age: z.int() }))) }),
  response: Ship,
});
const listShips = endpoint({
  ...base,
  method: 'GET',
  path: '/api/ships',
  query: z.object({ q: z.optional(z.string()) }),
  response: z.array(Ship),
});
const sinkShip = endpoint({
  ...base,
  method: 'DELETE',
  path: '/api/ships/:id',
  params: z.object({ id: Id }),
  response: z.undefined(),
  status: 204,
  produces: 'empty',
});
const whoIsThere = endpoint({
  ...base,
  access: 'public',
  method: 'GET',
  path: '/api/who',
  response: z.object({ userId: z.nullable(z.string()) }),
});
const goElsewhere = endpoint({
  ...base,
  access: 'public',
  method: 'GET',
  path: '/api/elsewhere',
  response: z.undefined(),
  status: 302,
  produces: 'redirect',
});
const leak = endpoint({ ...base, method: 'GET', path: '/api/leak', response: Ship });
const upload = endpoint({
  ...base,
  method: 'POST',
  path: '/api/cargo',
  consumes: 'bytes',
  response: z.object({ bytes: z.number() }),
});
const fail = endpoint({ ...base, method: 'POST', path: '/api/fail', response: z.undefined() });

let shell: TestShell;
let listReads = 0;

beforeAll(async () => {
  shell = await createTestShell();
  const { mount } = shell;
  mount(getShip, async ({ params, query, userId }) => ({ id: params.id, userId, knots: query.knots ?? null }));
  mount(renameShip, async ({ params, body }) => ({ id: params.id, name: body.name }));
  mount(
    listShips,
    async () => {
      listReads += 1;
      return [{ id: shipId, name: 'Ariel' }];
    },
    { isPolled: true, rateLimit: { name: 'ships', limit: 50, windowSeconds: 60 } },
  );
  mount(sinkShip, async () => undefined);
  mount(whoIsThere, async ({ userId }) => ({ userId: userId ?? null }));
  mount(goElsewhere, async ({ reply }) => {
    await reply.redirect('/login');
    return responseSent;
  });
  mount(leak, async () => ({ id: shipId, name: 'Ariel', passwordHash: 'secret' }));
  mount(
    upload,
    async ({ body: _body, request }) => {
      let bytes = 0;
      for await (const chunk of request.body as AsyncIterable<Buffer>) bytes += chunk.length;
      return { bytes };
    },
    { rateLimit: { name: 'cargo', limit: 2, windowSeconds: 60 } },
  );
  mount(fail, async () => {
    throw new AppError({ code: 'chat.limit_reached', details: { resetsAt: 'soon' } });
  });
});
afterAll(() => shell.close());

type Call = { url: string; method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; payload?: unknown; headers?: object };

async function call({ url, method = 'GET', payload, headers }: Call) {
  const response = await shell.app.inject({
    method,
    url,
    headers: { host: 'localhost', authorization: 'Bearer user-ann', ...headers },
    ...(payload !== undefined && { payload: payload as object }),
  });
  const isJson = String(response.headers['content-type']).includes('json') && response.body !== '';
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json<unknown>() : undefined,
  };
}

const putShip = (payload: unknown, headers = {}) =>
  call({ url: `/api/ships/${shipId}`, method: 'PUT', payload, headers });

describe('a mounted endpoint', () => {
  it('passes the parsed input to the handler and responds with its JSON', async () => {
    const response = await call({ url: `/api/ships/${shipId}?knots=12` });
    expect(response).toMatchObject({ status: 200, body: { id: shipId, userId: 'ann', knots: 12 } });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('responds with 204 without a body, unless the handler has sent a response itself', async () => {
    const sunk = await call({ url: `/api/ships/${shipId}`, method: 'DELETE' });
    expect(sunk).toMatchObject({ status: 204, body: undefined });
    expect(await call({ url: '/api/elsewhere' })).toMatchObject({ status: 302, headers: { location: '/login' } });
  });

  it('treats a JSON content type without content as no body', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await call({ url: `/api/ships/${shipId}`, method: 'DELETE', headers, payload: '' })).toMatchObject({
      status: 204,
    });
  });

  it('turns an AppError into its status, code, message and details', async () => {
    expect(await call({ url: '/api/fail', method: 'POST' })).toMatchObject({
      status: 403,
      body: {
        code: 'chat.limit_reached',
        message: "You've reached your message limit for this month.",
        details: { resetsAt: 'soon' },
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
  });

  it('never sends a field that is not in the contract', async () => {
    const response = await call({ url: '/api/leak' });
    expect(response).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(response.body)).not.toContain('secret');
  });
});

describe('invalid input', () => {
  it('a malformed id is the 404 of the endpoint', async () => {
    expect(await call({ url: '/api/ships/%00' })).toMatchObject({
      status: 404,
      body: { code: 'conversations.not_found' },
    });
    expect(await call({ url: '/api/ships/12' })).toMatchObject({
      status: 404,
      body: { code: 'conversations.not_found' },
    });
  });

  it('an invalid body or query is 400 with the contract’s message and the path of each issue', async () => {
    expect(await putShip({ crew: [{ age: 1.5 }] })).toMatchObject({
      status: 400,
      body: {
        code: 'request.invalid',
        message: 'Please send a name.',
        details: { issues: [{ path: 'name', message: 'Please send a name.' }, { path: 'crew.0.age' }] },
      },
    });
    expect(await call({ url: `/api/ships/${shipId}?knots=fast` })).toMatchObject({
      status: 400,
      body: { message: 'Please enter a number.' },
    });
  });

  it.each([[[]], ['text'], [null], [12]])('the body %j is 400', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    expect(await putShip(JSON.stringify(payload), headers)).toMatchObject({ status: 400 });
  });

  it('malformed JSON, a __proto__ key and a body that is too large are refused', async () => {
    const json = { 'content-type': 'application/json' };
    expect(await putShip('{"name":', json)).toMatchObject({ status: 400, body: { code: 'request.not_json' } });
    expect(await putShip('{"name":"a","__proto__":{"admin":true}}', json)).toMatchObject({ status: 400 });
    const large = { name: 'a'.repeat(1_100_000) };
    expect(await putShip(large)).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
    'a body of type %s is 415',
    async (type) => {
      const response = await putShip('name=Ariel', { 'content-type': type });
      expect(response).toMatchObject({ status: 415, body: { code: 'request.unsupported_media' } });
    },
  );

  it.each(['/api/ships/%', '/api/nothing', `/api/ships/${'a'.repeat(5000)}`, '/api/ships/x/y', '//'])(
    'the odd address %s is 4xx with a sentence',
    async (url) => {
      const response = await call({ url });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(response.body).toMatchObject({ code: expect.stringMatching(/^\w+\./), message: expect.any(String) });
    },
  );
});

describe('the caller', () => {
  it('gets 401 from a user endpoint without a session, before the body is read', async () => {
    const headers = { authorization: 'Bearer stranger', 'content-type': 'application/json' };
    const response = await call({ url: `/api/ships/${shipId}`, method: 'PUT', payload: '{broken', headers });
    expect(response).toMatchObject({ status: 401, body: { code: 'identity.signed_out' } });
  });

  it('gets 401 with an invalid bearer token, even if the cookie is valid', async () => {
    const headers = { authorization: 'Bearer stranger', cookie: 'session=user-ann' };
    expect(await call({ url: '/api/ships', headers })).toMatchObject({ status: 401 });
    expect(await call({ url: '/api/ships', headers: { ...headers, authorization: 'Basic abc' } })).toMatchObject({
      status: 401,
    });
  });

  it('is known to a public endpoint when signed in', async () => {
    expect(await call({ url: '/api/who' })).toMatchObject({ body: { userId: 'ann' } });
    expect(await call({ url: '/api/who', headers: { authorization: 'Bearer stranger' } })).toMatchObject({
      status: 200,
      body: { userId: null },
    });
  });
});

const pollShipsAs = (userId: string, etag = '') =>
  call({ url: '/api/ships', headers: { authorization: `Bearer user-${userId}`, 'if-none-match': etag } });

describe('a polled list', () => {
  it('is not read again until the user’s data, the day or the query changes', async () => {
    const userId = newId();
    await shell.database.db.execute(
      sql`INSERT INTO users (id, email, name, first_name, last_name) VALUES (${userId}, ${userId}, 'a', 'a', 'a')`,
    );
    const pollShips = (etag?: string, query = '') =>
      call({
        url: `/api/ships${query}`,
        headers: { authorization: `Bearer user-${userId}`, ...(etag && { 'if-none-match': etag }) },
      });
    const first = await pollShips();
    const etag = String(first.headers['etag']);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } });

    const readsBefore = listReads;
    expect(await pollShips(etag)).toMatchObject({ status: 304, body: undefined, headers: { etag } });
    expect(await pollShips(`"other", ${etag}`)).toMatchObject({ status: 304 });
    expect(listReads).toBe(readsBefore);

    expect(await pollShips(etag, '?q=a')).toMatchObject({ status: 200 });
    await inTransaction(shell.database.db, (tx) => bumpUserVersion(tx, userId));
    const second = await pollShips(etag);
    expect(second.status).toBe(200);
    shell.clock.set('2026-11-21T00:00:00Z');
    expect(await pollShips(String(second.headers['etag']))).toMatchObject({ status: 200 });
  });

  it('is read again at midnight in the user’s time zone, not at midnight in UTC', async () => {
    const user = `${newId()}@Asia/Tokyo`;
    shell.clock.set('2026-11-22T14:59:00Z');
    const before = await pollShipsAs(user);
    expect(await pollShipsAs(user, String(before.headers['etag']))).toMatchObject({ status: 304 });
    shell.clock.set('2026-11-22T15:00:00Z');
    const after = await pollShipsAs(user, String(before.headers['etag']));
    expect(after).toMatchObject({ status: 200 });
    shell.clock.set('2026-11-23T00:00:00Z');
    expect(await pollShipsAs(user, String(after.headers['etag']))).toMatchObject({ status: 304 });
  });

  it('is never shared between users', async () => {
    const [ann, bob] = [newId(), newId()];
    const { headers } = await pollShipsAs(ann);
    expect(await pollShipsAs(bob, String(headers['etag']))).toMatchObject({ status: 200 });
  });
});

const sendCargo = (user: string) =>
  call({
    url: '/api/cargo',
    method: 'POST',
    payload: Buffer.from('12345'),
    headers: { authorization: `Bearer user-${user}`, 'content-type': 'application/octet-stream' },
  });

it('a rate-limited endpoint responds with 429 and Retry-After, per user', async () => {
  expect(await sendCargo('ann')).toMatchObject({ status: 200, body: { bytes: 5 } });
  expect(await sendCargo('ann')).toMatchObject({ status: 200 });
  expect(await sendCargo('ann')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
    body: { code: 'request.rate_limited', details: { retryAfterSeconds: 60 } },
  });
  expect(await sendCargo('bob')).toMatchObject({ status: 200 });
});

it('every endpoint is mounted exactly once', () => {
  const mounted = [getShip, renameShip, listShips, sinkShip, whoIsThere, goElsewhere, leak, upload, fail];
  shell.assertComplete(mounted);
  const another = endpoint({ ...base, method: 'GET', path: '/api/another', response: Ship });
  expect(() => shell.assertComplete([...mounted, another])).toThrow('not mounted: GET /api/another');
  expect(() => shell.assertComplete(mounted.slice(1))).toThrow('not in the contract: GET /api/ships/:id');
  expect(() => shell.mount(listShips, async () => [])).toThrow('GET /api/ships is mounted twice');
});
