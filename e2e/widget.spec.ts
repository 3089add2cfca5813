import type { Page } from '@playwright/test';
import { sendMessage } from './support/chat.ts';
import { sendMessageAs, callAs, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const getPanel = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' });
const getInput = (page: Page) => getPanel(page).getByRole('textbox', { name: 'Message' });

test('The floating assistant stays open across screens, resizes, minimises, continues a conversation, and approves a suggestion', async ({
  page,
}) => {
  const person = await signUp(page);
  const id = await sendMessageAs(person, 'What is a sonnet?');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Open AI Assistant' }).click();
  await expect(getInput(page)).toBeFocused();
  await expect(getPanel(page)).toHaveCSS('width', '480px');
  await expect(getPanel(page)).toHaveCSS('height', '512px');

  const edge = await getPanel(page).getByRole('separator', { name: 'Width of the assistant' }).boundingBox();
  await page.mouse.move((edge?.x ?? 0) + 6, (edge?.y ?? 0) + 100);
  await page.mouse.down();
  await page.mouse.move(0, 300, { steps: 4 });
  await page.mouse.up();
  await expect(getPanel(page)).toHaveCSS('width', '800px');

  await sendMessage(getPanel(page), 'I have a dentist appointment tomorrow at 3 pm.');
  await expect(getPanel(page)).toContainText('You said: I have a dentist');
  const refreshed = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('refreshSchedule', () => resolve(true), { once: true })),
  );
  await getPanel(page).getByRole('button', { name: 'Approve' }).click();
  expect(await refreshed).toBe(true);

  await getPanel(page).getByRole('button', { name: 'Minimise' }).click();
  await expect(getInput(page)).toBeHidden();
  await expect(getPanel(page).getByRole('heading', { name: 'AI Assistant', exact: true }).first()).toBeVisible();

  const stored = await callAs<object>(person, 'GET', `/api/conversations/${id}`);
  await page.evaluate((text) => window.localStorage.setItem('continueConversation', text), JSON.stringify(stored));
  await page.goto('/categories');
  await expect(getPanel(page)).toContainText('What is a sonnet?');
  await expect(getPanel(page)).toContainText('What would you like to continue with?');
  await expect(getPanel(page)).toHaveCSS('width', '800px');
  expect(await page.evaluate(() => window.localStorage.getItem('continueConversation'))).toBeNull();
  await sendMessage(getPanel(page), 'Name one');
  await expect(getPanel(page)).toContainText('You said: Name one');
  const countMessages = async () =>
    (await callAs<{ messages: object[] }>(person, 'GET', `/api/conversations/${id}`)).messages.length;
  await expect.poll(countMessages).toBe(4);

  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = await getPanel(page).boundingBox();
  expect([sheet?.x, sheet?.width, (sheet?.y ?? 0) > 200]).toEqual([0, 390, true]);
});
