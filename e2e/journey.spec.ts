import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { provideExports } from './support/exports.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

/**
 * Imports a file and opens its receipt; returns how many conversations were added. If any were added and none was
 * skipped, the app shows the archive, with a link to the receipt.
 */
async function importFile(page: Page, file: string) {
  await page.goto('/imports');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page).toHaveURL(/\/imports\/[^/]+$/);
  await page.getByRole('button', { name: /^Import \d+ conversations?$/ }).click({ timeout: 30_000 });
  const receiptLink = page.getByRole('link', { name: 'See the receipt' });
  const completed = page.getByRole('main').getByText('Completed', { exact: true });
  await expect(receiptLink.or(completed)).toHaveCount(1, { timeout: 30_000 });
  if (await receiptLink.isVisible()) await receiptLink.click();
  await expect(completed).toHaveCount(1);
  const receipt = await page.getByRole('region', { name: 'Receipt' }).innerText();
  return Number(/(\d+) added/.exec(receipt)?.[1] ?? 0);
}

async function readArchiveSize(page: Page): Promise<number> {
  await page.goto('/categories');
  const summary = page.getByText(/conversations?, sorted for you|Your conversations will be sorted here/);
  return Number.parseInt((await summary.innerText()).replace(/\D+/g, ''), 10) || 0;
}

test('A person signs up, imports two exports, continues a conversation, and undoes an import', async ({ page }, {
  outputDir,
}) => {
  const exports = await provideExports(outputDir);

  await test.step('sign up', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started Free' }).first().click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill(`journey-${randomUUID()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Confirm password').fill('correct horse');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
  });

  let fromFile = 0;
  await test.step('import the single file: a receipt', async () => {
    fromFile = await importFile(page, exports.singleFile);
    expect(fromFile).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: `${fromFile} conversations added` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What came in' })).toContainText(`Conversations${fromFile}`);
    await expect(page.getByRole('region', { name: 'Receipt' })).not.toContainText('skipped');
  });

  await test.step('the same file again adds nothing', async () => {
    expect(await importFile(page, exports.singleFile)).toBe(0);
    await expect(page.getByText('Everything in this export had already been imported.')).toBeVisible();
  });

  let fromZip = 0;
  let zipReceipt = '';
  await test.step('import the sharded ZIP', async () => {
    fromZip = await importFile(page, exports.shardedZip);
    zipReceipt = page.url();
    expect(fromZip).toBeGreaterThan(0);
  });

  let searchWord = '';
  await test.step('the categories contain all conversations; open Work', async () => {
    await page.getByRole('link', { name: 'See your archive' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your archive' })).toBeVisible();
    await page.getByRole('link', { name: 'Categories', exact: true }).first().click();
    await expect(page.getByText(`${fromFile + fromZip} conversations, sorted for you`)).toBeVisible();
    await page.getByRole('link', { name: 'Work', exact: true }).click();
    if (new URL(page.url()).searchParams.has('in')) await page.getByRole('link', { name: 'All conversations' }).click();
    await expect(page).toHaveURL(/\/categories\/[^/?]+/);
    await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  });

  await test.step('open a conversation and read it', async () => {
    const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    const title = await first.innerText();
    searchWord = title.split(/\s+/).find((word) => /^[A-Za-z]{4,}$/.test(word)) ?? title;
    await first.click();
    await expect(page).toHaveURL(/\/conversation-chat\//);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Work' })).toBeVisible();
  });

  await test.step('continue it', async () => {
    await page.getByRole('textbox', { name: 'Message' }).fill('And what would be the next step?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('article').last()).toContainText('You said: And what would be the next step?');
    await page.reload();
    await expect(page.getByRole('article').last()).toContainText('You said: And what would be the next step?');
  });

  await test.step('find it by a word', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('textbox', { name: 'Search conversations and documents' }).fill(searchWord);
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(new RegExp(searchWord.slice(0, 4), 'i'));
    await page.getByRole('textbox', { name: 'Search conversations and documents' }).fill('zzzzqqqq');
    await expect(page.getByText('No conversations found matching the search')).toBeVisible();
  });

  await test.step("undo the second import: the continued conversation stays, with the person's messages", async () => {
    await page.goto(zipReceipt);
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This import was undone' })).toBeVisible();
    expect(await readArchiveSize(page)).toBe(fromFile + 1);
    await page.goto('/trash');
    await expect(page.getByRole('button', { name: /^Restore / })).toHaveCount(fromZip - 1);
  });
});

test('A file that is not an export is refused with a message, and nothing is stored', async ({ page }, {
  outputDir,
}) => {
  await mkdir(outputDir, { recursive: true });
  const file = `${outputDir}/holiday.json`;
  await writeFile(file, '{"photos": ["beach.jpg"]}');
  await signUp(page);
  await page.goto('/imports');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1, name: 'This file can’t be imported' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('button', { name: 'Choose another file' })).toBeVisible();
  expect(await readArchiveSize(page)).toBe(0);
});
