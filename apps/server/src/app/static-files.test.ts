import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestShell, type TestShell } from '../../test/test-shell.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'web-'));
const preview = readFileSync(path.join(import.meta.dirname, '../../../web/public/document-preview.html'), 'utf8');
let shell: TestShell;

beforeAll(async () => {
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(
    path.join(directory, 'index.html'),
    '<meta name="application-name" content="AI Assistant" /><p>the app</p>',
  );
  writeFileSync(
    path.join(directory, 'landing.html'),
    '<meta name="application-name" content="AI Assistant" /><b>AI Assistant</b><p>welcome</p>',
  );
  writeFileSync(path.join(directory, 'robots.txt'), 'User-agent: *');
  writeFileSync(path.join(directory, 'document-preview.html'), preview);
  writeFileSync(path.join(directory, 'assets/app-4f2a.js'), 'start()');
  writeFileSync(path.join(directory, 'assets/app-4f2a.js.br'), brotliCompressSync('start()'));
  writeFileSync(path.join(directory, 'assets/app-4f2a.js.map'), '{}');
  writeFileSync(path.join(directory, '..', `${path.basename(directory)}.secret`), 'text outside of the directory');
  shell = await createTestShell({ webDirectory: directory, appName: 'Müller & <Söhne>' });
});
afterAll(async () => {
  await shell.close();
  rmSync(directory, { recursive: true });
  rmSync(`${directory}.secret`);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  shell.app.inject({ url, headers: { host: 'localhost', ...headers } });

it('hashed files are cached forever, others for an hour', async () => {
  const script = await get('/assets/app-4f2a.js');
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(script.headers['content-security-policy']).toContain("connect-src 'self'");
  expect(script.body).toBe('start()');
  expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

it('a hashed file is sent in parts, and only its head to those who ask for that', async () => {
  const part = await get('/assets/app-4f2a.js', { range: 'bytes=0-4' });
  expect([part.statusCode, part.body]).toEqual([206, 'start']);
  const head = await shell.app.inject({
    method: 'HEAD',
    url: '/assets/app-4f2a.js',
    headers: { host: 'localhost' },
  });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '7']);
  const etag = String(head.headers['etag']);
  expect((await get('/assets/app-4f2a.js', { 'if-none-match': etag })).statusCode).toBe(304);
});

it('precompressed files are sent to clients that accept them', async () => {
  const small = await get('/assets/app-4f2a.js', { 'accept-encoding': 'gzip, br' });
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('start()');
  expect((await get('/assets/app-4f2a.js', { 'accept-encoding': 'identity' })).body).toBe('start()');
  expect((await get('/assets/app-4f2a.js.br')).statusCode).toBe(404);
});

describe('pages', () => {
  it('may run our own scripts and show our own pictures, nothing else', async () => {
    const policy = String((await get('/chat')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|https?:/);
  });

  it('include the page on which a program asks for access, and no frame may show it', async () => {
    const { statusCode, headers } = await get('/connect/V1St_GXR8-Z5jdHi6B');
    expect(statusCode).toBe(200);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('may load Stripe’s script on the page with its card form, and only when Stripe is used', async () => {
    const stripe = await createTestShell({ webDirectory: directory, usesStripe: true });
    const readPolicies = async (url: string) => {
      const { headers } = await stripe.app.inject({ url, headers: { host: 'localhost' } });
      return `${String(headers['content-security-policy'])}; ${String(headers['permissions-policy'])}`;
    };
    const form = await readPolicies('/upgrade-payment');
    expect(form).toContain("script-src 'self' https://js.stripe.com");
    expect(form).toContain('camera=()');
    expect(form).toContain('payment=(self "https://js.stripe.com")');
    expect(await readPolicies('/profile')).not.toContain('stripe.com');
    expect(await readPolicies('/profile')).toContain('payment=()');
    expect(String((await get('/upgrade-payment')).headers['content-security-policy'])).not.toContain('stripe.com');
    await stripe.close();
  });

  it.each(['/chat', '/login', '/categories/123/subcategories/4', '/conversation-chat/5?x=1', '/upgrade-payment'])(
    '%s is the app, and is revalidated at each visit',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<p>the app</p>');
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it('/ is the landing page for visitors and the app with a session', async () => {
    expect((await get('/')).body).toContain('<p>welcome</p>');
    expect((await get('/', { cookie: 'session=abc' })).body).toContain('<p>the app</p>');
    expect((await get('/', { cookie: 'other=abc' })).body).toContain('<p>welcome</p>');
  });

  it('set the signed-in cookie for a session that started before the cookie existed', async () => {
    expect((await get('/chat', { cookie: 'session=abc' })).headers['set-cookie']).toBe(
      'signed_in=1; Path=/; SameSite=Lax',
    );
    for (const cookie of ['other=abc', 'session=abc; signed_in=1', 'session=abc; signed_in=0']) {
      expect((await get('/chat', { cookie })).headers['set-cookie']).toBeUndefined();
    }
  });

  it('carry the configured name of the app in their head, and the landing page shows it', async () => {
    expect((await get('/chat')).body).toContain(
      '<meta name="application-name" content="Müller &amp; &lt;Söhne&gt;" />',
    );
    expect((await get('/')).body).toContain('<b>Müller &amp; &lt;Söhne&gt;</b>');
  });

  it('are 304 for a browser that has them, but not for unknown paths', async () => {
    const first = await get('/chat');
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    const etag = String(first.headers['etag']);
    const again = await get('/login', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/nowhere', { 'if-none-match': etag })).statusCode).toBe(404);
  });

  it.each(['/nowhere', '/chatter', '/categories.php.nope/x'])(
    '%s is not a page: the app is sent with status 404 and shows its own error card',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<p>the app</p>');
    },
  );
});

it('the frame of a document may run scripts, but belongs to no origin, loads nothing and is shown by the app alone', async () => {
  const { statusCode, headers, body } = await get('/document-preview.html');
  expect([statusCode, body]).toEqual([200, preview]);
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['connection-allowlist']).toBe('()');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).toContain("frame-ancestors 'self'");
  // The page contains the same policy, for servers that do not send the header.
  const policyOfPage = /content="([^"]*)"/.exec(preview)?.[1]?.split('; ') ?? [];
  expect(policyOfPage).toContain("default-src 'none'");
  expect(policy).toEqual(expect.arrayContaining(policyOfPage));
  // 'self' is allowed for frame-ancestors only.
  expect(policy.join()).not.toMatch(/allow-same-origin|https?:|'self'.*'self'/);
});

it.each([
  '/api/nothing',
  '/assets/missing.js',
  '/favicon.ico',
  '/index.html',
  '/assets/app-4f2a.js.map',
  '/assets/app-4f2a.js/',
  '/assets/',
  '/assets/%2e%2e%2findex.html',
  '/%2e%2e/x.secret',
])('%s is 404 as JSON', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'request.not_found' });
});

it('every path of the web app’s router is a page, and none is sent with 404', async () => {
  const router = readFileSync(path.join(import.meta.dirname, '../../../web/src/app/app-routes.tsx'), 'utf8');
  const paths = [...router.matchAll(/'(\/[^'*]*)'/g)].map(([, address = '']) => address.replaceAll(/:\w+/g, 'one'));
  expect(paths.length).toBeGreaterThan(30);
  const answers = await Promise.all(paths.map(async (address) => `${address}: ${(await get(address)).statusCode}`));
  expect(answers, 'APP_PAGES in static-files.ts has the first segment').toEqual(
    paths.map((address) => `${address}: 200`),
  );
});

it('no path leaves the directory', async () => {
  const name = `${path.basename(directory)}.secret`;
  for (const prefix of ['/../', '/..%2f', '/assets/../../', '/%2e%2e/', '/..%5c']) {
    expect((await get(prefix + name)).body).not.toContain('text outside of the directory');
    expect((await get(prefix + name)).statusCode).toBe(404);
  }
});

it('writes to a page are 404 as JSON', async () => {
  const response = await shell.app.inject({ method: 'POST', url: '/chat', headers: { host: 'localhost' } });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'request.not_found' });
});
