import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { provideExports } from './support/exports.ts';
import { resetModelBehaviour } from './support/model.ts';

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'journey-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a newcomer brings an export, finds it sorted, reads on and takes it back', async ({ page }) => {
  const exports = await provideExports(folder);
  await resetModelBehaviour();

  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email').fill(`nora.${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password').fill('correct horse');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created!').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();

  await page.goto('/categories');
  await page.locator('input[type=file]').first().setInputFiles(exports.singleFile);
  await expectCompleted(page);

  await page.goto('/imports');
  await page.locator('input[type=file]').first().setInputFiles(exports.shardedZip);
  await expectCompleted(page);

  await page.goto('/categories');
  await expect(page.getByRole('main').getByText('Other', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByText('Other', { exact: true }).click();
  await expect(page).toHaveURL(/\/categories\/[0-9a-f-]{36}$/);
  const list = page.getByRole('main').locator('a[href^="/conversation-chat/"]');
  await expect(list.first()).toBeVisible();
  await list.first().click();
  await expect(page).toHaveURL(/\/conversation-chat\//);
  const input = page.getByPlaceholder('Continue your conversation...');
  await input.fill('Where did we stop?');
  await input.press('Enter');
  await expect(page.getByText('Where did we stop?').first()).toBeVisible();
  await expect(page.getByText('AI Assistant').last()).toBeVisible();

  await page.goto('/imports');
  await page.locator('a[href^="/imports/"]').first().click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /undo/i }).click();
  await expect(page.getByText('Undone').first()).toBeVisible();
});

/** The receipt of the import that was just dropped. */
async function expectCompleted(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/imports\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible({ timeout: 30_000 });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}
