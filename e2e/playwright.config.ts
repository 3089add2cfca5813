import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { addressOf, PRODUCT_ADDRESS, productPort, WORKERS } from './support/addresses.ts';

const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['CHROMIUM_PATH'] ?? DEBIAN_CHROMIUMS.find((file) => existsSync(file));
const isRoot = process.getuid?.() === 0;

/** Without the background work that makes runs differ. */
const stabilityFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Generous, because a busy machine is several times slower; only a hanging test should reach them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: PRODUCT_ADDRESS,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Journeys that replace server responses need requests that bypass the service worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // The sandbox of Chromium refuses to run as root.
      args: isRoot ? ['--no-sandbox', ...stabilityFlags] : stabilityFlags,
    },
  },
  webServer: Array.from({ length: WORKERS }, (_, worker) => {
    const port = productPort(worker);
    return {
      command: `node serve.mjs --port ${port} --model-address ${addressOf(port + 1)}`,
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      url: `${addressOf(port)}/readyz`,
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 } as const,
      stdout: process.env['E2E_LOG'] === undefined ? ('ignore' as const) : ('pipe' as const),
      stderr: 'pipe' as const,
    };
  }),
});
