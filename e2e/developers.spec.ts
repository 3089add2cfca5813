import type { Page } from '@playwright/test';
import { PRODUCT_ADDRESS } from './support/addresses.ts';
import { findViolations } from './support/axe.ts';
import { callAs, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const listFaults = async (page: Page, rules?: string[]): Promise<string[]> =>
  (await findViolations(page, rules)).map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join()}`);

test('The API page needs no account, sends no request to other servers, and makes calls with a token, not the session', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(PRODUCT_ADDRESS) && !/^(?:data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
  const search = page.getByRole('button', { name: /GET.*\/api\/search/ });
  await expect(search).toBeVisible();
  await expect(page.getByText('/api/auth/login')).toBeHidden();

  const person = await signUp(page);
  await callAs(person, 'POST', '/api/tasks', { title: 'Water the plants' });
  const { token } = await callAs<{ token: string }>(person, 'POST', '/api/tokens', {
    name: 'Script',
    scopes: ['plan:read'],
  });
  await page.goto('/settings/tokens');
  await page.getByRole('link', { name: 'The calls that programs can make' }).click();

  await page.getByRole('button', { name: /GET.*\/api\/tasks/ }).click();
  await page.getByRole('button', { name: /try it out/i }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  const answer = page.locator('.live-responses-table');
  await expect(answer).toContainText('identity.signed_out');
  await page.getByRole('textbox', { name: 'Access token' }).fill(token);
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(answer).toContainText('Water the plants');

  // An endpoint with a body has other fields than one without.
  await page.getByRole('button', { name: /POST.*\/api\/conversations/ }).click();
  await page.getByRole('button', { name: /try it out/i }).click();
  await expect(page.getByRole('textbox', { name: 'Request body' })).toBeVisible();
  // All other calls are still closed, as when the page opens; a second check of those would take seconds.
  expect(await listFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(/dark-mode/);
  // The theme changes only colours.
  expect(await listFaults(page, ['color-contrast'])).toEqual([]);
  expect(foreign).toEqual([]);
});
