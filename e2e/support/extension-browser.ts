import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Page, type Worker } from '@playwright/test';
import { buildExtension } from '../../apps/extension/test/build-extension.ts';

/** Full builds of Chromium: the headless one that the other journeys use does not support extensions. */
const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()];
export const chromiumWithExtensions = CHROMIUM_PATHS.find((file) => existsSync(file));

export interface ExtensionBrowser {
  context: BrowserContext;
  worker: Worker;
  /** Opens a page of the extension. */
  open(page: string): Promise<Page>;
  /** Opens the popup of a tab. */
  openPopup(tab: Page): Promise<Page>;
  /** Ends the worker as the browser does when nothing happens. */
  stopWorker(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Chromium with the built extension. No program can press the browser's button that allows a site. Therefore the copy
 * that is loaded here lists the sites and the archive among the hosts that are allowed on installation.
 */
export async function startExtensionBrowser(sitesPort: number, archiveAddress: string): Promise<ExtensionBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'extension-'));
  await cp(await buildExtension('chrome', 'extension-journey'), folder, { recursive: true });
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { optional_host_permissions: string[] };
  const hosts = manifest.optional_host_permissions.filter((host) => host !== 'https://*/*');
  await writeFile(file, JSON.stringify({ ...manifest, host_permissions: hosts }));
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumWithExtensions,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      `--host-resolver-rules=MAP * 127.0.0.1:${sitesPort}, EXCLUDE ${new URL(archiveAddress).hostname}`,
      '--ignore-certificate-errors',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // Not `new URL(…).origin`, which is 'null' for addresses of extensions.
  const root = worker.url().slice(0, worker.url().lastIndexOf('/'));
  const openPage = async (page: string) => {
    const opened = await context.newPage();
    await opened.goto(`${root}/${page}`);
    return opened;
  };
  // The browser shows this page on installation, in an empty tab that a journey may just have opened.
  await expect.poll(() => context.pages().some((page) => page.url() === `${root}/options.html`)).toBe(true);
  return {
    context,
    worker,
    open: openPage,
    async openPopup(tab) {
      const id = await worker.evaluate(findTab, tab.url());
      return openPage(`popup.html?tab=${id}`);
    },
    async stopWorker() {
      const page = await openPage('options.html');
      const session = await context.newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await page.close();
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs in the worker. */
async function findTab(url: string): Promise<number | undefined> {
  const { chrome } = globalThis as unknown as {
    chrome: { tabs: { query(filter: object): Promise<{ id?: number; url?: string }[]> } };
  };
  return (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id;
}
