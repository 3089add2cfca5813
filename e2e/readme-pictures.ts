// The pictures of the README, taken from the product with its own sample archive: `node e2e/readme-pictures.ts` writes
// them to docs/screenshots.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import config from './playwright.config.ts';
import { createPerson, signIn } from './support/people.ts';
import { startProduct } from './support/product.ts';

const directory = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const product = await startProduct(Number(process.env['CONTACT_SHEET_PORT'] ?? 3147));
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await mkdir(directory, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1.5,
    baseURL: product.address,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  });
  await signIn(context, await createPerson({ address: product.address, email: 'ada@example.com' }));
  const page = await context.newPage();
  await loadSample(page);
  await take(page, '/categories', 'categories', 'light');
  await page.getByRole('link', { name: 'Half marathon in twelve weeks' }).click();
  await page.waitForURL(/conversation-chat/);
  await take(page, page.url(), 'conversation', 'dark');
} finally {
  await browser.close();
  await product.stop();
}

async function loadSample(page: Page): Promise<void> {
  await page.goto('/imports');
  await page.getByRole('button', { name: 'Look around with a sample' }).click();
  await page.getByText('Completed', { exact: true }).first().waitFor();
}

async function take(page: Page, address: string, name: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(directory, `${name}.png`) });
}
