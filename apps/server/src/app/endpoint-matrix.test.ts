import { allEndpoints } from '@app/contract/all-endpoints';
import { pathParameters, type Endpoint } from '@app/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';

const calls = Object.entries<Endpoint>(allEndpoints);
const forUsers = calls.filter(([, endpoint]) => endpoint.access === 'user');
const withParameters = forUsers.filter(([, endpoint]) => endpoint.params !== undefined);
const withJson = calls.filter(([, endpoint]) => endpoint.consumes === 'json');
const withQuery = calls.filter(([, endpoint]) => endpoint.query !== undefined);

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp({
    environment: { RATE_LIMIT_CHAT_PER_MINUTE: '10000', RATE_LIMIT_UPLOADS_PER_MINUTE: '10000' },
  });
  ann = await app.signUp('Ann');
});
afterAll(() => app.close());

const paramsOf = ({ path }: Endpoint, value: string) =>
  Object.fromEntries(pathParameters(path).map((name) => [name, name === 'type' ? 'conversation' : value]));

/** What a call takes besides JSON, so that it gets as far as its own rules. */
const headersOf = ({ consumes }: Endpoint): Record<string, string> => {
  if (consumes === 'multipart') return { 'content-type': 'multipart/form-data; boundary=edge' };
  if (consumes === 'bytes') return { 'content-type': 'application/octet-stream', 'upload-offset': '0' };
  return {};
};

/** 'clear' for a 4xx with a code and a sentence that tells nothing of our insides; else what is wrong with it. */
function judgeRefusal({ status, body, text }: { status: number; body: unknown; text: string }): string {
  if (status < 400 || status >= 500) return `status ${status}: ${text}`;
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || typeof message !== 'string' || !message.includes(' ')) return `unclear: ${text}`;
  return /\bat .+\.ts:\d+|node_modules|Failed query/.test(text) ? `tells too much: ${text}` : 'clear';
}

describe('nobody', () => {
  it.each(forUsers)('is told to sign in by %s', async (_name, endpoint) => {
    const answer = await app.request(endpoint, { params: paramsOf(endpoint, newId()), headers: headersOf(endpoint) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'identity.signed_out' } });
  });
});

describe('an id that is not the caller’s', () => {
  it.each(withParameters)('is refused by %s', async (_name, endpoint) => {
    const answer = await app.request(endpoint, {
      as: ann,
      params: paramsOf(endpoint, newId()),
      headers: headersOf(endpoint),
      ...(endpoint.consumes === 'json' && { body: {} }),
    });
    expect(judgeRefusal(answer)).toBe('clear');
  });

  it.each(withParameters)('of no id’s shape is not found by %s', async (_name, endpoint) => {
    for (const value of ['1', '..', "'; DROP TABLE users; --", '\0', 'ünïcödé', 'a'.repeat(150)]) {
      const answer = await app.request(endpoint, {
        as: ann,
        params: paramsOf(endpoint, value),
        headers: headersOf(endpoint),
        ...(endpoint.consumes === 'json' && { body: {} }),
      });
      expect(judgeRefusal(answer)).toBe('clear');
      expect([400, 404]).toContain(answer.status);
    }
  });
});

describe('a body of another kind', () => {
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '12',
    '"text"',
    '{"a":',
    '[{"id":{}}]',
    '{"__proto__":{"a":1}}',
    '\0',
    '{"a":1e999}',
  ];
  it.each(withJson)('is refused by %s', async (_name, endpoint) => {
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.request(endpoint, { as: ann, params: paramsOf(endpoint, newId()), headers, body });
      expect(judgeRefusal(answer)).toBe('clear');
    }
  });
});

describe('a query of another kind', () => {
  it.each(withQuery)('never makes %s fail', async (_name, endpoint) => {
    const names = Object.keys(endpoint.query?._zod.def.shape ?? {});
    for (const value of [
      '',
      '-1',
      '1e9',
      'NaN',
      '\0',
      '%',
      "' OR 1=1 --",
      '2026-13-45',
      'AAAA',
      ':*|&!()',
      'a'.repeat(2000),
    ]) {
      for (const name of names) {
        const answer = await app.request(endpoint, {
          as: ann,
          params: paramsOf(endpoint, newId()),
          query: { [name]: value },
          headers: headersOf(endpoint),
        });
        expect(answer.status).toBeLessThan(500);
      }
    }
  });
});
