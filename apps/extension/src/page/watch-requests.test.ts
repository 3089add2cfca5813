import { describe, expect, it } from 'vitest';
import type { PageEvent } from './page-link.ts';
import { watchRequests } from './watch-requests.ts';

class NoXhr {
  open(_method: string, _url: string) {}
  setRequestHeader(_name: string, _value: string) {}
}

/** A page with this fetch, and the responses and headers that were passed on. */
function newPage(respond: () => Promise<Response>) {
  const events: PageEvent[] = [];
  const headers: Headers[] = [];
  const page = { fetch: respond, Request, XMLHttpRequest: NoXhr, location: new URL('https://claude.ai/chat/1') };
  watchRequests(page as unknown as typeof globalThis, {
    match: (_method, url) =>
      url.pathname === '/stream' ? 'reply_ended' : url.pathname.startsWith('/chat') ? 'conversation' : null,
    send: (event) => void events.push(event),
    onHeaders: (seen) => void headers.push(seen),
  });
  return { fetch: page.fetch as typeof fetch, newXhr: () => new page.XMLHttpRequest(), events, headers };
}

describe('requests of a page', () => {
  it('are copied, and the page reads the response as before', async () => {
    const { fetch, events, headers } = newPage(async () => Response.json({ uuid: 1 }));
    const response = await fetch('/chat/1', { headers: { authorization: 'Bearer x' } });
    expect(await response.json()).toEqual({ uuid: 1 });
    await expect
      .poll(() => events)
      .toEqual([{ url: 'https://claude.ai/chat/1', method: 'GET', status: 200, body: '{"uuid":1}' }]);
    expect(headers[0]?.get('authorization')).toBe('Bearer x');
  });

  it('are ignored if they go to another site or do not load a conversation', async () => {
    const { fetch, events, headers } = newPage(async () => new Response('x'));
    await fetch('https://other.example/chat/1', { headers: { authorization: 'Bearer x' } });
    await fetch(new Request('https://claude.ai/settings'));
    expect(events).toEqual([]);
    expect(headers).toHaveLength(1);
  });

  it('pass on their headers only if they go to the origin of the page, by XMLHttpRequest too', () => {
    const { newXhr, headers } = newPage(async () => new Response('x'));
    const request = newXhr();
    request.open('GET', '/chat/1');
    request.setRequestHeader('authorization', 'Bearer own');
    request.open('GET', 'https://other.example/chat/1');
    request.setRequestHeader('authorization', 'Bearer foreign');
    expect(headers.map((seen) => seen.get('authorization'))).toEqual(['Bearer own']);
  });

  it('are passed on without a body if a streamed reply has ended or the response is too large', async () => {
    const { fetch, events } = newPage(async () => new Response('x', { headers: { 'content-length': '99999999' } }));
    await fetch('/stream', { method: 'POST' });
    await expect.poll(() => events).toHaveLength(1);
    await fetch('/chat/1');
    await expect
      .poll(() => events)
      .toMatchObject([
        { method: 'POST', body: null },
        { method: 'GET', body: null },
      ]);
  });

  it('are not passed on if they fail', async () => {
    const { fetch, events } = newPage(async () => Promise.reject(new TypeError('offline')));
    await expect(fetch('/chat/1')).rejects.toThrow('offline');
    await expect(fetch('http://[')).rejects.toThrow('offline');
    expect(events).toEqual([]);
  });
});
