// Takes the pictures of the README and the guides from the product with its own sample archive: `node
// e2e/docs-pictures.ts` writes them to docs/screenshots.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import config from './playwright.config.ts';
import { createPerson, signIn } from './support/people.ts';
import { startInstance } from './support/instance.ts';

const PLANS = [
  'Design review tomorrow 10am 90m',
  'Lunch with Ana tomorrow 1pm 45m',
  'Dentist in 2 days 3pm, remind me a day before',
  'Long run in 3 days 9am 2h',
];

const directory = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const instance = await startInstance(Number(process.env['CONTACT_SHEET_PORT'] ?? 3147));
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await mkdir(directory, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1.5,
    baseURL: instance.address,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  });
  await signIn(context, await createPerson({ address: instance.address, email: 'ada@example.com' }));
  const page = await context.newPage();
  await loadSample(page);
  await take(page, page.url(), 'receipt', 'light');
  await take(page, '/categories', 'categories', 'light');
  await page.getByRole('link', { name: 'A toast for Jonas and Mira' }).click();
  await page.waitForURL(/conversation-chat/);
  await take(page, page.url(), 'conversation', 'dark');
  for (const line of PLANS) await plan(page, line);
  await take(page, '/schedule', 'schedule', 'light');
  await take(page, '/profile', 'premium', 'light');
} finally {
  await browser.close();
  await instance.stop();
}

async function loadSample(page: Page): Promise<void> {
  await page.goto('/imports');
  await page.getByRole('button', { name: 'Try it with sample conversations' }).click();
  await page.getByRole('link', { name: 'See the receipt' }).click();
  await page.getByText('Completed', { exact: true }).first().waitFor();
}

async function plan(page: Page, line: string): Promise<void> {
  await page.goto('/schedule');
  const input = page.getByRole('textbox', { name: 'Add an event as text' });
  await input.fill(line);
  await input.press('Enter');
  await page.getByText('Event Scheduled!').first().waitFor();
}

async function take(page: Page, address: string, name: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(directory, `${name}.png`) });
}
