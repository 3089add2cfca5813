import { writeInsightConversations } from './support/insight-conversations.ts';
import { callAs, importExport, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('A recommendation becomes a goal and does not return; a number in a chart opens its conversations', async ({
  page,
}) => {
  const person = await signUp(page);
  await importExport(person, await writeInsightConversations());
  const generate = page.getByRole('button', { name: 'Generate New' });
  const getAdvice = (words: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: words }) });
  const coffeeShopAdvice = getAdvice('coffee shop in Lisbon');
  const photosAdvice = getAdvice('photos of your trip');

  await test.step('generate: each recommendation shows its reason and its sources', async () => {
    await page.goto('/recommendations');
    await generate.click();
    await expect(coffeeShopAdvice).toContainText(
      'You came back to this in 2 conversations, and it is not in your planner.',
    );
    await coffeeShopAdvice.getByRole('link', { name: /Permits in Portugal/ }).click();
    await expect(page).toHaveURL(/\/conversation-chat\/[^?]+\?message=/);
    await expect(page.getByText('I decided to open the coffee shop in Lisbon with my sister.')).toBeVisible();
    await page.goBack();
  });

  await test.step('the button of a recommendation creates the goal', async () => {
    await coffeeShopAdvice.getByRole('button', { name: /^Set a Goal/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Set a goal' });
    await dialog.getByLabel('Title').fill('Open the coffee shop');
    await dialog.getByRole('button', { name: 'Add Goal' }).click();
    await expect(page.getByText('Great job!', { exact: true })).toBeVisible();
    await expect(coffeeShopAdvice.getByRole('button')).toHaveCount(0);
    const goals = await callAs<{ title: string }[]>(person, 'GET', '/api/goals');
    expect(goals.map(({ title }) => title)).toEqual(['Open the coffee shop']);
  });

  await test.step('a completed or dismissed recommendation does not return after another Generate New', async () => {
    await photosAdvice.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(page.getByText('Recommendation dismissed', { exact: true })).toBeVisible();
    await expect(photosAdvice).toHaveCount(0);
    await Promise.all([page.waitForResponse(/\/api\/recommendations\/generate$/), generate.click()]);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Completed' }).getByRole('heading', { level: 3 })).toHaveText(
      /coffee shop in Lisbon/,
    );
    await expect(photosAdvice).toHaveCount(0);
  });

  await test.step('a number of a chart opens its conversations', async () => {
    await page.goto('/trends');
    await page.getByRole('button', { name: 'Table' }).first().click();
    await page
      .getByRole('button', { name: /^Show 1 conversation:/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/conversation-chat\//);
  });
});
