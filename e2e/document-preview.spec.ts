import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
// Playwright's own `test`: that of ./support/test.ts would fail, because the browser reports the requests that it refuses.
import { expect, type Page, test } from '@playwright/test';
import { UNKNOWN_PAGE } from './support/test.ts';

/**
 * Every way in which a script could send data to another server, or to this app. `there` is an address that records its
 * visitors.
 */
const waysOut: Readonly<Record<string, (there: string) => string>> = {
  fetch: (there) => `fetch('${there}')`,
  beacon: (there) => `navigator.sendBeacon('${there}')`,
  'web socket': (there) => `new WebSocket('${there.replace('http', 'ws')}')`,
  picture: (there) => `new Image().src = '${there}'`,
  script: (there) => `document.head.append(Object.assign(document.createElement('script'), { src: '${there}' }))`,
  module: (there) => `import('${there}')`,
  'style sheet': (there) => `document.body.style.background = 'url(${there})'`,
  frame: (there) => `document.body.append(Object.assign(document.createElement('iframe'), { src: '${there}' }))`,
  'frame in a frame': (there) =>
    `document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: "<script>location = '${there}'</" + "script>" }))`,
  form: (there) =>
    `const form = Object.assign(document.createElement('form'), { action: '${there}' }); document.body.append(form); form.submit()`,
  navigation: (there) => `location = '${there}'`,
  'navigation of the app': (there) => `top.location = '${there}'`,
  'new window': (there) => `open('${there}')`,
  preconnect: (there) =>
    `document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: '${there}' }))`,
};

const privateData: Readonly<Record<string, string>> = {
  'the page around it': 'parent.document.title',
  cookies: 'document.cookie',
  'local storage': 'localStorage.length',
  'the database of the browser': "indexedDB.open('x')",
  'peer-to-peer connections': 'RTCPeerConnection.name',
};

let server: Server;
let address: string;
let visits: string[];

test.beforeAll(async () => {
  server = createServer((request, response) => response.end());
  server.on('connection', () => visits.push('a connection'));
  server.on('request', ({ url }) => visits.push(url ?? ''));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.beforeEach(() => (visits = []));
test.afterAll(() => server.close());

/** Shows documents in frames, as the app does, and collects the reports of their scripts. */
async function readReports(page: Page, sources: readonly string[]): Promise<string[]> {
  await page.goto(UNKNOWN_PAGE);
  return page.evaluate(async (pages) => {
    const reports: string[] = [];
    addEventListener('message', ({ data }) => reports.push(String(data)));
    for (const html of pages) {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = '/document-preview.html';
      frame.addEventListener('load', () => frame.contentWindow?.postMessage(html, '*'), { once: true });
      document.body.append(frame);
    }
    await new Promise((resolve) => void setTimeout(resolve, 3000));
    return reports.toSorted();
  }, sources);
}

const makeReportingPage = (script: string) =>
  `<!doctype html><body><script>const report = (text) => parent.postMessage(text, '*');${script}</script>`;

test('The script of a previewed document runs, without an origin', async ({ page }) => {
  expect(await readReports(page, [makeReportingPage("report('runs as ' + origin)")])).toEqual(['runs as null']);
});

test('A previewed document reaches no other server', async ({ page }) => {
  const ways = Object.entries(waysOut);
  const sources = ways.map(([name, leave]) => makeReportingPage(`report('${name}'); ${leave(`${address}${name}`)}`));
  expect(await readReports(page, sources)).toEqual(ways.map(([name]) => name).toSorted());
  expect(visits).toEqual([]);
  expect(page.url()).toContain(UNKNOWN_PAGE);
});

test('A previewed document sees nothing of the app or the browser', async ({ page }) => {
  const sources = Object.entries(privateData).map(([name, take]) =>
    makeReportingPage(`try { report('${name}: ' + ${take}) } catch (error) { report('${name}: ' + error.name) }`),
  );
  expect(await readReports(page, sources)).toEqual([
    'cookies: SecurityError',
    'local storage: SecurityError',
    'peer-to-peer connections: ReferenceError',
    'the database of the browser: SecurityError',
    'the page around it: SecurityError',
  ]);
});

test('A previewed document cannot call the app', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const call = "fetch('/api/documents', { credentials: 'include' })";
  await readReports(page, [makeReportingPage(call), makeReportingPage("location = '/api/navigated'")]);
  expect(calls).not.toContain('/api/documents');
  expect(calls).not.toContain('/api/navigated');
});
