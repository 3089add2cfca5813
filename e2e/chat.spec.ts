import type { Page } from '@playwright/test';
import { sendMessage } from './support/chat.ts';
import { setModelBehaviour } from './support/model.ts';
import { ask, callAs, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('article');
const replies = (page: Page) => page.getByRole('article', { name: 'AI Assistant' });
const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

test('A reply is streamed, and the input is empty again', async ({ page }) => {
  await signUp(page);
  await setModelBehaviour('slow', 1);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
  await sendMessage(page, 'What is the weather like on Mars?');
  await expect(replies(page)).toContainText('AI is thinking...');
  await expect(input(page)).toHaveValue('');
  await expect(messages(page)).toHaveCount(2);
  // Words arrive before the reply is complete.
  await expect(replies(page)).toContainText('one word at a time');
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible();
  await expect(replies(page)).toContainText('at last, it is done.', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
});

test('Shift+Enter starts a new line, and line breaks are kept', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await input(page).fill('one');
  await input(page).press('Shift+Enter');
  await input(page).pressSequentially('two');
  await expect(input(page)).toHaveValue('one\ntwo');
  await expect(input(page)).toHaveCSS('max-height', '128px');
  await input(page).press('Enter');
  await expect(messages(page).first().getByText('one')).toHaveText(/one\s*\n\s*two/, { useInnerText: true });
  await expect(replies(page)).toContainText('You said: one');
});

test('Stop keeps the text so far and offers to continue', async ({ page }) => {
  await signUp(page);
  await setModelBehaviour('slow', 1);
  await page.goto('/');
  await sendMessage(page, 'Tell me something long.');
  await expect(replies(page)).toContainText('Slowly and one word');
  await page.getByRole('button', { name: 'Stop the reply' }).click();
  await expect(page.getByText('This reply is unfinished.')).toBeVisible();
  await expect(replies(page)).toContainText('Slowly and one word');
  await expect(replies(page)).not.toContainText('at last, it is done.');
});

test('A reply continues to stream after the page is reloaded', async ({ page }) => {
  await signUp(page);
  await setModelBehaviour('slow', 1);
  await page.goto('/');
  await sendMessage(page, 'Tell me something long.');
  await expect(replies(page)).toContainText('Slowly and');
  await page.reload();
  await expect(messages(page).first()).toContainText('Tell me something long.');
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible();
  await expect(replies(page)).toContainText('at last, it is done.', { timeout: 30_000 });
  await expect(replies(page)).toHaveCount(1);
});

test('A message that fails is put back into the input', async ({ page }) => {
  const person = await signUp(page);
  await setModelBehaviour('error-429-minute', 1);
  await page.goto('/');
  await sendMessage(page, 'Is anybody there?');
  await expect(notifications(page)).toContainText('Error');
  await expect(input(page)).toHaveValue('Is anybody there?');
  await expect(messages(page)).toHaveCount(0);
  const status = await callAs<{ usage: { aiChatCount: number } }>(person, 'GET', '/api/subscription/status');
  expect(status.usage.aiChatCount).toBe(0);
});

test('A saved conversation shows a failure inline, and Retry gets the reply', async ({ page }) => {
  const person = await signUp(page);
  const id = await ask(person, 'First question');
  await setModelBehaviour('error-429-minute', 1);
  await page.goto(`/conversation-chat/${id}`);
  await expect(messages(page)).toHaveCount(2);
  await sendMessage(page, 'Second question');
  await expect(page.getByText("I'm having trouble connecting right now. Please try again.")).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(replies(page).last()).toContainText('You said: Second question');
  await expect(page.getByText("I'm having trouble connecting right now. Please try again.")).toBeHidden();
});

test('At the tenth chat the input locks and the banner links to the profile', async ({ page }) => {
  const person = await signUp(page);
  const id = await ask(person, 'Question 1');
  for (let number = 2; number <= 9; number += 1) await ask(person, `Question ${number}`, id);
  await page.goto('/');
  await expect(page.getByText("You've reached your message limit for this month.")).toBeHidden();
  await sendMessage(page, 'Question 10');
  await expect(replies(page)).toContainText('You said: Question 10');

  await expect(page.getByText("You've reached your message limit for this month.")).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expect(input(page)).toHaveAttribute('placeholder', 'Upgrade to continue chatting...');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/categories');
  await expect(page.getByRole('region', { name: 'Subscription status' })).toContainText('Limit reached');
});

test('A regenerated reply becomes a second version', async ({ page }) => {
  const person = await signUp(page);
  const id = await ask(person, 'Say it');
  await page.goto(`/conversation-chat/${id}`);
  await expect(replies(page)).toContainText('You said: Say it');
  await setModelBehaviour('reasoning', 1);
  await replies(page).hover();
  await replies(page).getByRole('button', { name: 'Regenerate reply' }).click();
  await expect(replies(page)).toContainText('Forty-two.');
  await expect(replies(page)).toContainText('Version 2 of 2');
  await replies(page).getByRole('button', { name: 'Previous version' }).click();
  await expect(replies(page)).toContainText('You said: Say it');
  await page.reload();
  await expect(replies(page)).toContainText('Version 1 of 2');
});

test('An edited question starts a branch and keeps the old one', async ({ page }) => {
  const person = await signUp(page);
  const id = await ask(person, 'Tell me about cats');
  await page.goto(`/conversation-chat/${id}`);
  const question = page.getByRole('article', { name: 'You' });
  await question.hover();
  await question.getByRole('button', { name: 'Edit and send again' }).click();
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('Tell me about dogs');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(replies(page)).toContainText('You said: Tell me about dogs');
  await expect(question).toContainText('Version 2 of 2');
  await question.getByRole('button', { name: 'Previous version' }).click();
  await expect(replies(page)).toContainText('You said: Tell me about cats');
});

test('An unsent draft is restored after a reload', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await input(page).fill('Half a thought');
  await page.reload();
  await expect(input(page)).toHaveValue('Half a thought');
});

test('An approved suggestion becomes an event, a declined one disappears', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/');
  await sendMessage(page, 'I have a dentist appointment tomorrow at 3 pm.');
  const approveButtons = page.getByRole('button', { name: 'Approve' });
  await expect(approveButtons).toHaveCount(1);
  await approveButtons.click();
  await expect(notifications(page)).toContainText('Event Scheduled!');
  await expect(approveButtons).toHaveCount(0);
  const events = await callAs<{ title: string }[]>(person, 'GET', '/api/events');
  expect(events.map(({ title }) => title.toLowerCase()).join()).toContain('dentist');

  await sendMessage(page, 'My flight leaves on Friday at 9 am.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(notifications(page)).toContainText('Suggestion Declined');
  await page.reload();
  await expect(replies(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
});

test('A formatted reply shows its list, table and code, and HTML in it stays text', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await setModelBehaviour('markdown', 1);
  await sendMessage(page, 'Plan my dinners');
  await expect(replies(page).getByRole('heading', { name: 'Planning a week of dinners' })).toBeVisible();
  await expect(replies(page).getByRole('listitem').first()).toContainText('Cook a double portion');
  await expect(replies(page).getByRole('table')).toContainText('Lentil soup with lemon');
  await expect(replies(page).getByRole('button', { name: 'Copy code' })).toBeVisible();
  await sendMessage(page, '<img src=x onerror="document.title=1"> <b>bold</b>');
  await expect(replies(page).last()).toContainText('<b>bold</b>');
});
