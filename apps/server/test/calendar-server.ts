import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CalendarResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface CalendarServer {
  /** The URL of a calendar at this path. */
  url(path: string): string;
  /** Sets the response of a path. */
  serve(path: string, response: CalendarResponse): void;
  /** The headers of all requests for this path, in order. */
  requestHeaders(path: string): http.IncomingHttpHeaders[];
  close(): Promise<void>;
}

/** A real web server with calendars: a current ETag or date is answered with 304. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const responses = new Map<string, CalendarResponse>();
  const seen = new Map<string, http.IncomingHttpHeaders[]>();
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    seen.set(path, [...(seen.get(path) ?? []), request.headers]);
    const { status = 200, headers = {}, body = '' } = responses.get(path) ?? { status: 404 };
    const isKnown =
      (headers['etag'] !== undefined && request.headers['if-none-match'] === headers['etag']) ||
      (headers['last-modified'] !== undefined && request.headers['if-modified-since'] === headers['last-modified']);
    if (isKnown) response.writeHead(304).end();
    else response.writeHead(status, { 'content-type': 'text/calendar', ...headers }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    serve: (path, response) => void responses.set(path, response),
    requestHeaders: (path) => seen.get(path) ?? [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
