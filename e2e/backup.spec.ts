import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Download, Page } from '@playwright/test';
import { sendMessageAs, callAs, type Person, signUp } from './support/people.ts';
import { required } from './support/required.ts';
import { expect, test } from './support/test.ts';

async function becomePremium(person: Person): Promise<void> {
  const { clientSecret } = await callAs<{ clientSecret: string }>(
    person,
    'POST',
    '/api/subscription/create-payment-intent',
    { tier: 'premium_monthly' },
  );
  const id = clientSecret.replace(/_secret_.*$/, '');
  await callAs(person, 'POST', `/api/sandbox/payment-intents/${id}/confirm`, { cardNumber: '4242424242424242' });
  await callAs(person, 'POST', '/api/subscription/confirm-payment', { paymentIntentId: id });
}

/** Follows a download link and saves the file. */
async function downloadFile(page: Page, name: RegExp, folder: string): Promise<{ file: string; download: Download }> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const saved = await started;
  const file = path.join(folder, saved.suggestedFilename());
  await saved.saveAs(file);
  return { file, download: saved };
}

const fetchTitles = async (person: Person) =>
  (await callAs<{ title: string }[]>(person, 'GET', '/api/tasks')).map(({ title }) => title).toSorted();

test('A backup is verified and restores what was deleted', async ({ page }, { outputDir }) => {
  const person = await signUp(page);
  await becomePremium(person);
  await sendMessageAs(person, 'Which shoes are good for running?');
  const { id } = await callAs<{ id: string }>(person, 'POST', '/api/tasks', { title: 'Buy running shoes' });
  await callAs(person, 'POST', '/api/tasks', { title: 'Water the plants' });
  await page.goto('/settings/backups');
  const backups = page.getByRole('region', { name: 'Backups', exact: true });
  let backupFile = '';

  await test.step('back up, and verify', async () => {
    await backups.getByRole('button', { name: 'Back up now' }).click();
    await backups.getByRole('button', { name: /^Verify the backup/ }).click({ timeout: 30_000 });
    await expect(backups.getByText(/came back exactly as they were/)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('download it, and the conversations as an export', async () => {
    ({ file: backupFile } = await downloadFile(page, /^Download the backup/, outputDir));
    expect(path.basename(backupFile)).toMatch(/^backup-\d{4}-\d\d-\d\d\.zip$/);
    await page.getByRole('link', { name: 'Your data', exact: true }).click();
    const { file } = await downloadFile(page, /^Download: Conversations as Markdown/, outputDir);
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
    await expect(page).toHaveURL(/\/settings\/data$/);
    await page.getByRole('link', { name: 'Backups', exact: true }).click();
  });

  await test.step('delete a task permanently, and the backup as well', async () => {
    const headers = { authorization: `Bearer ${person.authToken}` };
    for (const route of [`/api/tasks/${id}`, `/api/trash/task/${id}`]) {
      expect((await page.request.delete(route, { headers })).status()).toBe(204);
    }
    expect(await fetchTitles(person)).toEqual(['Water the plants']);
    const link = page.getByRole('link', { name: /^Download the backup/ });
    const address = required(await link.getAttribute('href'), 'address of the download');
    // Requests for the list get no response, so the page still lists the deleted backup.
    await page.route('**/api/backups', () => undefined);
    expect((await page.request.delete(address.replace(/\/file$/, ''), { headers })).status()).toBe(204);
    await link.click();
    await expect(page.getByText('The download did not start', { exact: true })).toBeVisible();
    await expect(page.getByText('This backup does not exist.', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/backups$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('restore: first the preview, then the task is back', async () => {
    await page.getByLabel('Choose a backup file').setInputFiles(backupFile);
    const preview = page.getByRole('table', { name: 'What would happen' });
    const tasks = preview.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Tasks' }) });
    await expect(tasks.getByRole('cell')).toHaveText(['1', '1', /0|—|–/], { timeout: 30_000 });
    expect(await fetchTitles(person)).toEqual(['Water the plants']);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByRole('table', { name: 'What happened' })).toBeVisible({ timeout: 30_000 });
    expect(await fetchTitles(person)).toEqual(['Buy running shoes', 'Water the plants']);
  });
});
