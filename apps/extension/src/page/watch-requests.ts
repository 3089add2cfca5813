import type { RequestKind } from '#sites/site.ts';
import type { PageEvent } from './page-link.ts';

/** The maximum length of a response, in characters or announced bytes; the archive rejects longer conversations. */
const MAX_LENGTH = 16 * 1024 * 1024;

interface RequestHandlers {
  /** What kind of data a request loads; null if it is irrelevant. */
  match(method: string, url: URL): RequestKind | null;
  send(event: PageEvent): void;
  /** Called with the headers of requests to the page's own origin, of which some carry the session. */
  onHeaders(headers: Headers): void;
}

/**
 * Passes on copies of the responses that the page loads by fetch and by XMLHttpRequest. The page gets its responses
 * unchanged, even if something fails here. Returns the original fetch, for requests that must not be watched.
 */
export function watchRequests(page: typeof globalThis, handlers: RequestHandlers): typeof fetch {
  const originalFetch = page.fetch;
  page.fetch = new Proxy(originalFetch, {
    apply(target, self, args: Parameters<typeof fetch>) {
      const response = Reflect.apply<typeof page, Parameters<typeof fetch>, Promise<Response>>(
        target,
        self as typeof page,
        args,
      );
      ignoringErrors(() => watchFetch(page, args, response, handlers));
      return response;
    },
  });
  watchXhr(page, handlers);
  return (...args) => originalFetch.apply(page, args);
}

function watchFetch(
  page: typeof globalThis,
  [input, init]: Parameters<typeof fetch>,
  response: Promise<Response>,
  handlers: RequestHandlers,
) {
  const request = input instanceof page.Request ? input : null;
  const url = new URL(request?.url ?? String(input), page.location.href);
  const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
  if (url.origin !== page.location.origin) return;
  const headers = init?.headers ?? request?.headers;
  if (headers !== undefined) handlers.onHeaders(new Headers(headers));
  const kind = handlers.match(method, url);
  if (kind === null) return;
  response.then(
    (loaded) =>
      ignoringErrors(() => relayResponse(kind, { url: url.href, method, status: loaded.status }, loaded, handlers)),
    // The page handles its own errors.
    () => undefined,
  );
}

async function relayResponse(
  kind: RequestKind,
  request: Omit<PageEvent, 'body'>,
  response: Response,
  handlers: RequestHandlers,
) {
  const copy = response.clone();
  if (kind === 'reply_ended') {
    await readToEnd(copy);
    handlers.send({ ...request, body: null });
    return;
  }
  const body = Number(copy.headers.get('content-length') ?? 0) > MAX_LENGTH ? null : await copy.text();
  handlers.send({ ...request, body: withinLimit(body) });
}

/** A reply is sent as a stream while it is being written. Only its end matters. */
async function readToEnd({ body }: Response) {
  const reader = body?.getReader();
  while (reader !== undefined && !(await reader.read()).done);
}

const withinLimit = (body: string | null) => (body !== null && body.length <= MAX_LENGTH ? body : null);

function watchXhr(page: typeof globalThis, handlers: RequestHandlers) {
  const prototype = page.XMLHttpRequest.prototype;
  const { open, setRequestHeader } = prototype;
  const headersOf = new WeakMap<XMLHttpRequest, Headers>();
  prototype.open = new Proxy(open, {
    apply(target, request: XMLHttpRequest, args: [string, string | URL, boolean]) {
      ignoringErrors(() => {
        const method = args[0].toUpperCase();
        const url = new URL(String(args[1]), page.location.href);
        // The same object may have been opened for the page's own origin before.
        headersOf.delete(request);
        if (url.origin !== page.location.origin) return;
        headersOf.set(request, new Headers());
        const kind = handlers.match(method, url);
        if (kind !== null)
          request.addEventListener('load', () => sendLoaded(kind, { url: url.href, method }, request, handlers));
      });
      target.apply(request, args);
    },
  });
  prototype.setRequestHeader = new Proxy(setRequestHeader, {
    apply(target, request: XMLHttpRequest, args: [string, string]) {
      ignoringErrors(() => {
        const headers = headersOf.get(request);
        headers?.set(...args);
        if (headers !== undefined) handlers.onHeaders(headers);
      });
      target.apply(request, args);
    },
  });
}

function sendLoaded(
  kind: RequestKind,
  event: Pick<PageEvent, 'url' | 'method'>,
  request: XMLHttpRequest,
  { send }: RequestHandlers,
) {
  ignoringErrors(() => {
    const { responseType, status } = request;
    if (kind === 'reply_ended') return send({ ...event, status, body: null });
    if (responseType !== '' && responseType !== 'text' && responseType !== 'json') return undefined;
    const body = responseType === 'json' ? JSON.stringify(request.response) : request.responseText;
    return send({ ...event, status, body: withinLimit(body) });
  });
}

/** An error here must not affect the page. */
function ignoringErrors(work: () => unknown): void {
  try {
    const done = work();
    if (done instanceof Promise) done.catch(() => undefined);
  } catch {
    // The page continues without the extension.
  }
}
