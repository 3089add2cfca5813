import type { Page } from '@playwright/test';
import { findViolations } from './support/axe.ts';
import { callAs, type Person, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function beginUpgrade(page: Page, choice: RegExp): Promise<Person> {
  const person = await signUp(page);
  await page.goto('/profile');
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL(/\/upgrade-payment$/);
  return person;
}

const payWithCard = async (page: Page, card: string) => {
  await page.getByLabel('Test card number').fill(card);
  await page.getByRole('button', { name: 'Complete Subscription' }).click();
};

test('a year of Premium is paid with a test card and confirmed', async ({ page }) => {
  await beginUpgrade(page, /Yearly/);
  await expect(page.getByText('Test mode, no money moves')).toBeVisible();
  await expect(page.getByText(/You pay \$190 today/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('You are now subscribed to Premium Annual').first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();
});

test('a declined card, one that needs authentication, and a second tab end in one payment', async ({
  page,
  context,
}) => {
  await beginUpgrade(page, /Monthly/);
  const other = await context.newPage();
  await other.goto('/upgrade-payment');
  await expect(other.getByRole('button', { name: 'Complete Subscription' })).toBeVisible();
  await payWithCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await payWithCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('You are now subscribed to Premium Monthly').first()).toBeVisible();
  await payWithCard(other, '4242 4242 4242 4242');
  await expect(other.getByText('You are now subscribed to Premium Monthly').first()).toBeVisible();
});

test('a failed renewal is shown on every screen and fixed in the portal', async ({ page }) => {
  const person = await beginUpgrade(page, /Monthly/);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/dashboard$/);
  await callAs(person, 'POST', '/api/sandbox/plan', { action: 'fail_renewal' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Update card' }).click();
  await expect(page).toHaveURL(/\/upgrade-payment\/test-portal$/);
  await page.getByRole('button', { name: 'Pay the open invoice' }).click();
  await expect(page.getByText('Your last payment did not go through')).toBeHidden();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/and will not renew/)).toBeVisible();
});
