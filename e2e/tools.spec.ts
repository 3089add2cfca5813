import { MODEL_ADDRESS } from './support/addresses.ts';
import { findViolations } from './support/axe.ts';
import { sendMessage } from './support/chat.ts';
import { callAs, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Key {
  models: { id: string; name: string }[];
}

test('A line about a used tool stays after a reload, and a diagram in a reply is drawn', async ({ page }) => {
  const ada = await signUp(page);
  const key = await callAs<Key>(ada, 'POST', '/api/model-keys', {
    provider: 'openai-compatible',
    name: 'My server',
    key: 'sk-own-0123456789-wxyz',
    baseUrl: `${MODEL_ADDRESS}/v1`,
  });
  const chooseModel = (name: string) =>
    callAs(ada, 'PATCH', '/api/model-settings', { chosen: key.models.find((model) => model.name === name)?.id });
  await chooseModel('tools');
  await page.goto('/');
  await page.getByRole('button', { name: 'What the model may use' }).click();
  const pages = page.getByRole('checkbox', { name: /^Web pages/ });
  await pages.click();
  await expect(pages).not.toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sendMessage(page, 'calculate {"expression":"17% * 2340"}');
  const reply = page.getByRole('article', { name: 'AI Assistant' });
  await expect(reply.getByText('Calculated 17% * 2340 = 397.8')).toBeVisible();
  await expect(reply).toContainText('The tools said: 17% * 2340 = 397.8');
  await page.reload();
  await expect(reply.getByText('Calculated 17% * 2340 = 397.8')).toBeVisible();
  await expect(page.getByRole('button', { name: 'What the model may use: 4 of 5 on' })).toBeVisible();

  await chooseModel('echo');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Model: echo' })).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(
    'Draw\n```mermaid\ngraph TD\n  A[Flour] --> B[Water]\n```\n```mermaid\ngraph TD\n  A[Flour -->\n```',
  );
  await message.press('Enter');
  const showButtons = reply.last().getByRole('button', { name: 'Show the diagram' });
  await showButtons.first().click();
  const getFrame = (index: number) => page.locator('iframe').nth(index).contentFrame();
  await expect(getFrame(0).locator('svg')).toContainText('Flour');
  await showButtons.click();
  await expect(getFrame(1).getByText('This diagram cannot be drawn.')).toBeVisible();
  await expect(getFrame(1).getByText('Parse error on line 3')).toBeVisible();
});
