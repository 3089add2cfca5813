import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const toastFilter = (title: string) => ({ hasText: title });

test('A task is added, scheduled, and completed', async ({ page }) => {
  await signUp(page);
  await page.goto('/schedule');
  const tasks = page.getByRole('heading', { name: "This Week's Tasks" }).locator('xpath=ancestor::header/..');

  await test.step('add it', async () => {
    await page.getByRole('button', { name: 'Add Task' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Task' });
    await dialog.getByLabel('Task', { exact: true }).fill('Prepare the slides');
    await dialog.getByLabel('Estimate').selectOption('45 min');
    await dialog.getByRole('button', { name: 'Add Task' }).click();
    await expect(tasks.getByText('Prepare the slides', { exact: true })).toBeVisible();
  });

  await test.step('Smart Scheduling offers a slot, accepted with one click', async () => {
    await page.getByRole('button', { name: /^Quick Add Prepare the slides/ }).click();
    await expect(page.getByRole('listitem').filter(toastFilter('Task Scheduled!'))).toBeVisible();
    await expect(page.getByRole('button', { name: /^Quick Add Prepare the slides/ })).toHaveCount(0);
    await expect(tasks.getByTitle(/^On the schedule/)).toBeVisible();
  });

  await test.step('complete it with the keyboard', async () => {
    await page.getByRole('checkbox', { name: 'Prepare the slides is done' }).focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByRole('region', { name: 'Done this week' }).getByText('Prepare the slides', { exact: true }),
    ).toBeVisible();
  });
});

test('Scheduling help is a dialog that ends on the schedule', async ({ page }) => {
  await signUp(page);
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Get AI Scheduling Help' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Scheduling Help' });
  await dialog.getByRole('textbox').fill('Find 2 hours for the tax return next week in the morning');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/3 free slots of 2 hours for “Tax return”/)).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Schedule Monday 9:00 AM$/ })
    .first()
    .click();
  await expect(page.getByText('"Tax return" has been added to Monday 9:00 AM', { exact: true }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('A goal is set, progressed, and reviewed', async ({ page }) => {
  await signUp(page);
  await page.goto('/goals');
  await page.getByRole('button', { name: 'Add goal' }).click();
  const form = page.getByRole('dialog', { name: 'Add goal' });
  await form.getByLabel('Goal', { exact: true }).fill('Read twelve books');
  await form.getByLabel('Target').fill('12');
  await form.getByLabel('Unit').fill('books');
  await form.getByRole('button', { name: 'Add goal' }).click();
  for (const amount of ['2', '3']) {
    await page.getByRole('button', { name: 'Log progress for Read twelve books' }).click();
    const log = page.getByRole('dialog', { name: 'Log progress' });
    await log.getByLabel('How much?').fill(amount);
    await page.keyboard.press('Enter');
    await expect(log).toHaveCount(0);
  }
  await expect(page.getByText('5 of 12 books')).toBeVisible();
  await page.getByRole('link', { name: 'Read twelve books' }).click();
  await expect(page.getByRole('heading', { name: 'Progress over time' })).toBeVisible();
  await expect(page.locator('figure svg').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'New milestone' }).fill('Halfway');
  await page.getByRole('textbox', { name: 'At', exact: true }).fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Halfway at 5 books' })).toBeChecked();
  await page.goto('/goals/review');
  await expect(page.getByText('+5 books in 2 entries')).toBeVisible();
  await expect(page.getByText('Reached: Halfway')).toBeVisible();
});
