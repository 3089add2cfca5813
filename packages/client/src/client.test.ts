import { describe, expect, it } from 'vitest';
import { ApiError, createClient, isRefusedWith } from './client.ts';

/** A client whose calls are answered with one response, and the requests it made. */
function createAnsweredClient(body: unknown, init: ResponseInit = {}) {
  const requests: Request[] = [];
  const client = createClient({
    address: 'http://app.test/',
    token: 'aia_pat_x',
    fetch: async (url, given) => {
      requests.push(new Request(url, given));
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
    },
  });
  return { client, requests };
}

const catchFailure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the client', () => {
  it('sends the token and the query, and returns the cursor of the next page', async () => {
    const headers = { link: '</api/search?q=a+b&cursor=WzIwXQ>; rel="next"' };
    const { client, requests } = createAnsweredClient([], { headers });
    expect(await client.searchConversations({ query: { q: 'a b', limit: 20 } })).toEqual({ body: [], next: 'WzIwXQ' });
    expect(requests[0]?.url).toBe('http://app.test/api/search?q=a+b&limit=20');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer aia_pat_x');
  });

  it('fills paths, sends JSON, and needs no input for a call without parameters', async () => {
    const { client, requests } = createAnsweredClient({});
    await client.getGoal({ params: { id: 'a/b' } });
    await client.createProposal({ body: { type: 'task', title: 'Sweep' } });
    await client.listReminders();
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/goals/a%2Fb',
      'POST /api/proposals',
      'GET /api/reminders',
    ]);
    expect(await requests[1]?.json()).toEqual({ type: 'task', title: 'Sweep' });
  });

  it('does not compile with a wrong input or error code', async () => {
    const { client } = createAnsweredClient({});
    // @ts-expect-error -- a conversation has an id
    await client.getConversation();
    // @ts-expect-error -- there is no such type
    await client.createProposal({ body: { type: 'payment', title: 'x' } });
    // @ts-expect-error -- a goal is never refused like this
    expect(isRefusedWith(undefined, 'getGoal', 'billing.card_declined')).toBe(false);
  });

  it('rejects with the sentence, the code and the time to wait', async () => {
    const body = { message: 'Too many requests.', code: 'request.rate_limited', requestId: 'r1' };
    const { client } = createAnsweredClient(body, { status: 429, headers: { 'retry-after': '30' } });
    const error = await catchFailure(client.listTasks());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ ...body, status: 429, retryAfterSeconds: 30 });
    expect(isRefusedWith(error, 'listTasks', 'request.rate_limited')).toBe(true);
    expect(isRefusedWith(error, 'listTasks', 'tokens.invalid')).toBe(false);
  });

  it('reports when something other than the app answers', async () => {
    expect(
      await catchFailure(createAnsweredClient('<p>Bad gateway', { status: 502 }).client.listTasks()),
    ).toMatchObject({
      status: 502,
      code: '',
    });
    expect(await catchFailure(createAnsweredClient('<p>Hello').client.listTasks())).toMatchObject({
      message: 'The answer is not JSON. Is this the address of the app?',
    });
  });
});
