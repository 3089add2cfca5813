import { describe, expect, it } from 'vitest';
import { listCategories, updateCategory } from '@app/contract/categories';
import { listConversations } from '@app/contract/conversations';
import { getCurrentUser, login, logout } from '@app/contract/identity';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { testServer } from '#test/test-server.ts';
import { callEndpoint, callPage, endpointUrl } from './api.ts';
import { ApiError, errorSentence } from './api-error.ts';
import { authToken } from './browser-storage.ts';

async function catchFailure(work: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new TypeError(`Expected an ApiError, not ${String(error)}`);
  return error;
}

describe('a call', () => {
  it('sends JSON with credentials, and the bearer token only when one is stored', async () => {
    const sent: RequestInit[] = [];
    globalThis.fetch = (_, init) => {
      sent.push(init ?? {});
      return Promise.resolve(Response.json(ada));
    };
    await callEndpoint(getCurrentUser);
    authToken.write('token-1');
    await callEndpoint(getCurrentUser);
    const [first, second] = sent.map((init) => new Headers(init.headers));
    expect(sent.map((init) => init.credentials)).toEqual(['include', 'include']);
    expect(first?.get('Content-Type')).toBe('application/json');
    expect(first?.has('Authorization')).toBe(false);
    expect(second?.get('Authorization')).toBe('Bearer token-1');
  });

  it('fills the path, encodes it and leaves empty query values out', () => {
    expect(endpointUrl(updateCategory, { id: 'a/b c' })).toBe('/api/categories/a%2Fb%20c');
    expect(endpointUrl(listConversations, {}, { q: 'tea & milk', cursor: undefined, limit: 50 })).toBe(
      '/api/conversations?q=tea+%26+milk&limit=50',
    );
  });

  it('returns undefined for an empty response', async () => {
    testServer().answer(logout, undefined);
    await expect(callEndpoint(logout)).resolves.toBeUndefined();
  });

  it('sends an idempotency key and can be aborted', async () => {
    testServer().answer(login, () => new Promise(() => undefined));
    const controller = new AbortController();
    const call = callEndpoint(login, {
      body: { email: 'ada@example.com', password: 'engine' },
      idempotencyKey: 'key-1',
      signal: controller.signal,
    });
    controller.abort();
    await expect(call).rejects.toThrow(/abort/i);
    expect(testServer().requests(login)[0]?.headers.get('Idempotency-Key')).toBe('key-1');
  });
});

describe('a failure', () => {
  it('has the message {status}: {body} and the sentence for the user', async () => {
    testServer().answer(getCurrentUser, new ErrorResponse('identity.signed_out'));
    const error = await catchFailure(callEndpoint(getCurrentUser));
    expect(error.message).toBe(
      '401: {"message":"Please sign in to continue.","code":"identity.signed_out","requestId":"request-1"}',
    );
    expect(error).toMatchObject({ status: 401, code: 'identity.signed_out', requestId: 'request-1' });
    expect(errorSentence(error, 'Please try again.')).toBe('Please sign in to continue.');
  });

  it('has the message {status}: {status text} without a body', async () => {
    testServer().answer(getCurrentUser, () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    const error = await catchFailure(callEndpoint(getCurrentUser));
    expect(error.message).toBe('502: Bad Gateway');
    expect(errorSentence(error, 'Please try again.')).toBe('Please try again.');
  });

  it('has no server sentence when the network fails', () => {
    expect(errorSentence(new TypeError('Failed to fetch'), 'Please try again.')).toBe('Please try again.');
  });
});

describe('a revalidated call', () => {
  it('sends the last ETag and returns the same object while nothing has changed', async () => {
    let version = '"1"';
    testServer().answer(listCategories, ({ headers }) =>
      headers.get('If-None-Match') === version
        ? new Response(null, { status: 304 })
        : Response.json([], { headers: { ETag: version } }),
    );
    const first = await callEndpoint(listCategories, { isRevalidated: true });
    const second = await callEndpoint(listCategories, { isRevalidated: true });
    expect(second).toBe(first);
    version = '"2"';
    expect(await callEndpoint(listCategories, { isRevalidated: true })).not.toBe(first);
  });
});

describe('a page of a list', () => {
  it('knows the cursor of the next page, and that the last one has none', async () => {
    const link = '</api/conversations?limit=1&cursor=next_1>; rel="next"';
    testServer().answer(listConversations, ({ query }) =>
      Response.json([], query?.cursor === undefined ? { headers: { Link: link } } : {}),
    );
    const first = await callPage(listConversations, { query: { limit: 1 } });
    expect(first.nextCursor).toBe('next_1');
    const last = await callPage(listConversations, { query: { limit: 1, cursor: first.nextCursor } });
    expect(last.nextCursor).toBeUndefined();
  });
});
