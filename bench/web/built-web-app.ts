/** The built web app in a browser, with API responses from inside the page, so that only the screens are measured. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { chromiumOptions } from './chromium-options.ts';

const webFolder = fileURLToPath(new URL('../../apps/web/', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface BuiltWebApp {
  address: string;
  newContext(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Builds the web app, serves it and starts a browser; `close` ends both and deletes the build. */
export async function openBuiltWebApp(): Promise<BuiltWebApp> {
  const folder = await mkdtemp(join(tmpdir(), 'web-bench-'));
  await build(folder);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://local').pathname;
    const file = extname(path) === '' ? '/index.html' : path;
    readFile(join(folder, file)).then(
      (bytes) => response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  const address = await listen(server);
  const browser = await chromium.launch(chromiumOptions());
  return {
    address,
    newContext: () => browser.newContext({ viewport: { width: 1280, height: 900 } }),
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Seconds of main-thread work of the page: script, layout and paint. */
export async function readBusySeconds(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

export async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
}

async function build(folder: string): Promise<void> {
  const vite = fileURLToPath(new URL('../../node_modules/.bin/vite', import.meta.url));
  const child = spawn(vite, ['build', '--outDir', folder, '--logLevel', 'error'], { cwd: webFolder, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('The web app could not be built.');
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
