import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { MODEL_ADDRESS, PRODUCT_ADDRESS, PRODUCT_PORT } from './support/addresses.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
const isRoot = process.getuid?.() === 0;

const quietFlags = [
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
  // One product, one browser, one processor left for both.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that holds only the second time is reported as flaky, and does not hold up everything else.
  retries: 1,
  // Bounds for what hangs: a busy machine takes several times what a quiet one does.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: PRODUCT_ADDRESS,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Where a journey answers for the server itself, no worker may stand between.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // The sandbox of Chromium refuses to run as root.
      args: isRoot ? ['--no-sandbox', ...quietFlags] : quietFlags,
    },
  },
  webServer: {
    command: `node serve.mjs --port ${PRODUCT_PORT} --model-address ${MODEL_ADDRESS}`,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    url: `${PRODUCT_ADDRESS}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: process.env['E2E_LOG'] === undefined ? 'ignore' : 'pipe',
    stderr: 'pipe',
  },
});
