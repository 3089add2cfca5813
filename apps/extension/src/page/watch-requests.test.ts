import { describe, expect, it } from 'vitest';
import type { PageEvent } from './page-link.ts';
import { watchRequests } from './watch-requests.ts';

class NoXhr {
  open() {}
  setRequestHeader() {}
}

/** A page with its own fetch; returns it with the messages that were passed on. */
function newPage(answer: () => Promise<Response>) {
  const events: PageEvent[] = [];
  const headers: Headers[] = [];
  const page = { fetch: answer, Request, XMLHttpRequest: NoXhr, location: new URL('https://claude.ai/chat/1') };
  watchRequests(page as unknown as typeof globalThis, {
    match: (_method, url) =>
      url.pathname === '/stream' ? 'ended' : url.pathname.startsWith('/chat') ? 'conversation' : null,
    send: (event) => void events.push(event),
    onHeaders: (seen) => void headers.push(seen),
  });
  return { fetch: page.fetch as typeof fetch, events, headers };
}

describe('requests of a page', () => {
  it('are copied, and the page reads its answer as before', async () => {
    const { fetch, events, headers } = newPage(async () => Response.json({ uuid: 1 }));
    const response = await fetch('/chat/1', { headers: { authorization: 'Bearer x' } });
    expect(await response.json()).toEqual({ uuid: 1 });
    await expect
      .poll(() => events)
      .toEqual([{ url: 'https://claude.ai/chat/1', method: 'GET', status: 200, body: '{"uuid":1}' }]);
    expect(headers[0]?.get('authorization')).toBe('Bearer x');
  });

  it('may be of other sites, or of no interest', async () => {
    const { fetch, events, headers } = newPage(async () => new Response('x'));
    await fetch('https://other.example/chat/1', { headers: { authorization: 'Bearer x' } });
    await fetch(new Request('https://claude.ai/settings'));
    expect(events).toEqual([]);
    expect(headers).toHaveLength(1);
  });

  it('are passed on without their text at the end of an answer, and when it is too large', async () => {
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

  it('fail for the page alone', async () => {
    const { fetch, events } = newPage(async () => Promise.reject(new TypeError('offline')));
    await expect(fetch('/chat/1')).rejects.toThrow('offline');
    await expect(fetch('http://[')).rejects.toThrow('offline');
    expect(events).toEqual([]);
  });
});
