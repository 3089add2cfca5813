import { MODEL_ADDRESS } from './support/addresses.ts';
import { findViolations } from './support/axe.ts';
import { sendMessage } from './support/chat.ts';
import { signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('A person adds a key, gets a reply from its model, and asks another model again', async ({ page }) => {
  await signUp(page);
  await page.goto('/settings/models');
  await page.getByLabel('Provider').selectOption({ label: 'OpenAI-compatible server' });
  await page.getByLabel('Address').fill(`${MODEL_ADDRESS}/v1`);
  await page.getByLabel('Key, if the server needs one').fill('wrong-0123456789');
  await page.getByRole('button', { name: 'Test and add' }).click();
  await expect(page.getByRole('alert')).toContainText('refuses this key');
  await page.getByLabel('Key, if the server needs one').fill('sk-own-0123456789-wxyz');
  await page.getByLabel('Name').fill('My server');
  await page.getByRole('button', { name: 'Test and add' }).click();
  await expect(page.getByText('Key ending in wxyz')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await takePicture('settings');

  await page.goto('/');
  await page.getByRole('button', { name: /^Model: / }).click();
  await page.getByRole('textbox', { name: 'Search models' }).fill('reasoning');
  await takePicture('picker');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Model: reasoning' })).toBeVisible();
  await sendMessage(page, 'What is the answer?');
  const reply = page.getByRole('article', { name: 'AI Assistant' });
  await expect(reply).toContainText('Forty-two.');
  await expect(reply).toContainText('reasoning (My server)');

  await reply.hover();
  await reply.getByRole('button', { name: 'Answer again with another model' }).click();
  await page.getByRole('textbox', { name: 'Search models' }).fill('markdown');
  await page.keyboard.press('Enter');
  await expect(reply).toContainText('markdown (My server)');
  await expect(reply.getByText('2/2')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await takePicture('phone');
  await page.reload();
  await expect(reply).toContainText('markdown (My server)');

  async function takePicture(name: string): Promise<void> {
    const folder = process.env['SHOTS'];
    if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
  }
});
