import type { Fetcher } from '../fetcher/fetcher.ts';

const MAX_BYTES = 5_120;
const TIMEOUT_MS = 5_000;

/**
 * How the library reads the metadata document of a client: through the guarded fetcher, without redirects. The
 * library's own check comes after the connection, when a private address has already received the request.
 */
export function createDocumentFetch(fetcher: Pick<Fetcher, 'fetch'>): typeof fetch {
  return async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const { status, headers, body } = await fetcher.fetch(address, {
      headers: { accept: 'application/json', 'user-agent': 'client-metadata/1' },
      maxBytes: MAX_BYTES,
      maxRedirects: 0,
      timeoutMs: TIMEOUT_MS,
    });
    const passed = new Headers();
    for (const name of ['content-type', 'cache-control', 'expires']) {
      const value = headers[name];
      if (value !== undefined) passed.set(name, value);
    }
    return new Response(status === 200 ? new Uint8Array(body) : null, {
      // A redirect counts as a response that is not the document.
      status: status >= 200 && status <= 599 ? status : 502,
      headers: passed,
    });
  };
}
