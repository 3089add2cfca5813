import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RecordedPage } from '../../apps/extension/test/site-responses.ts';

/** Certificate and key for the recorded pages only. The browser is told to ignore certificate errors. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBiTCCAS+gAwIBAgIUBiEVrO5cIH74aiQACgAQhYj0qZAwCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwOcmVjb3JkZWQgcGFnZXMwIBcNMjYxMTIzMTkyNDExWhgPMjEy
NjEwMzAxOTI0MTFaMBkxFzAVBgNVBAMMDnJlY29yZGVkIHBhZ2VzMFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEH5ksljev4PHlR7Cj1zemsRynijrKjEF4yNKbNXJB
/KIv+jWbxnxvrLHpGIriXLKgXkK6IiZW3SkOXIU4m75Z5KNTMFEwHQYDVR0OBBYE
FFWbuqRvPvbJEZd4fnHlVKkhxWaoMB8GA1UdIwQYMBaAFFWbuqRvPvbJEZd4fnHl
VKkhxWaoMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgLDuVSESw
pA7Svv2mXvNNcHt3pNVac90wm2QR+ijAaKQCIQCuGXq2EVcCiS3jn8imGS1Jpa8W
/IvjOXUBFUgNQPl20A==
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgS18GwoEXNZqniJZ1
77HzKg7Y88iQNtQ5FZM8LBk6m+WhRANCAAQfmSyWN6/g8eVHsKPXN6axHKeKOsqM
QXjI0ps1ckH8oi/6NZvGfG+ssekYiuJcsqBeQroiJlbdKQ5chTibvlnk
-----END PRIVATE KEY-----
`;

/** Loads the responses of a recorded page: one by XMLHttpRequest, the others by fetch, because sites use both. */
const script = (loads: RecordedPage['loads']) => `
  const byXhr = (method, path) => new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.onloadend = () => resolve(request.responseText);
    request.send();
  });
  (async () => {
    for (const [index, { method, path }] of ${JSON.stringify(loads)}.entries())
      await (index === 1 ? byXhr(method, path) : fetch(path, { method, headers: { authorization: 'Bearer of-the-page' } }).then((answer) => answer.text()));
    document.title = 'Loaded';
  })();`;

/** Serves recorded pages and their responses for any host. A later page replaces the responses of an earlier one. */
export async function serveRecordedSites() {
  const pages = new Map<string, RecordedPage>();
  const answers = new Map<string, string>();
  /** Requests as `METHOD address`, with their Authorization header. */
  const requests: { line: string; authorization: string | undefined }[] = [];
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
    const url = `https://${request.headers.host}${request.url}`;
    const line = `${request.method} ${url}`;
    requests.push({ line, authorization: request.headers.authorization });
    const page = pages.get(url);
    if (page !== undefined) {
      const head = '<!doctype html><link rel="icon" href="data:,"><title>Loading</title>';
      return response.setHeader('content-type', 'text/html').end(`${head}<script>${script(page.loads)}</script>`);
    }
    const answer = answers.get(line);
    if (answer === undefined) response.statusCode = 404;
    return response.setHeader('content-type', 'application/json').end(answer ?? '{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    record(page: RecordedPage): void {
      pages.set(page.address, page);
      const { origin } = new URL(page.address);
      for (const { method, path, body } of page.loads) answers.set(`${method} ${origin}${path}`, body);
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
