import type { Page } from '@playwright/test';
import { sendMessage } from './support/chat.ts';
import { setModelBehaviour } from './support/model.ts';
import { sendMessageAs, callAs, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const getInput = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const getMessages = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('article');
const getReplies = (page: Page) => page.getByRole('article', { name: 'AI Assistant' });
const getNotifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

test('A reply is streamed, and the input is empty again', async ({ page }) => {
  await signUp(page);
  await setModelBehaviour('slow', 1);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
  await sendMessage(page, 'What is the weather like on Mars?');
  await expect(getReplies(page)).toContainText('AI is thinking...');
  await expect(getInput(page)).toHaveValue('');
  await expect(getMessages(page)).toHaveCount(2);
  // Words arrive before the reply is complete.
  await expect(getReplies(page)).toContainText('one word at a time');
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible();
  await expect(getReplies(page)).toContainText('at last, it is done.', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
});

test('Shift+Enter starts a new line, and line breaks are kept', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await getInput(page).fill('one');
  await getInput(page).press('Shift+Enter');
  await getInput(page).pressSequentially('two');
  await expect(getInput(page)).toHaveValue('one\ntwo');
  await expect(getInput(page)).toHaveCSS('max-height', '128px');
  await getInput(page).press('Enter');
  await expect(getMessages(page).first().getByText('one')).toHaveText(/one\s*\n\s*two/, { useInnerText: true });
  await expect(getReplies(page)).toContainText('You said: one');
});

test('Stop keeps the text so far and offers to continue', async ({ page }) => {
  await signUp(page);
  await setModelBehaviour('slow', 1);
  await page.goto('/');
  await sendMessage(page, 'Tell me something long.');
  await expect(getReplies(page)).toContainText('Slowly and one word');
  await page.getByRole('button', { name: 'Stop the reply' }).click();
  await expect(page.getByText('This reply is unfinished.')).toBeVisible();
  await expect(getReplies(page)).toContainText('Slowly and one word');
  await expect(getReplies(page)).not.toContainText('at last, it is done.');
});

test('A reply continues to stream after the page is reloaded', async ({ page }) => {
  await signUp(page);
  await setModelBehaviour('slow', 1);
  await page.goto('/');
  await sendMessage(page, 'Tell me something long.');
  await expect(getReplies(page)).toContainText('Slowly and');
  await page.reload();
  await expect(getMessages(page).first()).toContainText('Tell me something long.');
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible();
  await expect(getReplies(page)).toContainText('at last, it is done.', { timeout: 30_000 });
  await expect(getReplies(page)).toHaveCount(1);
});

test('A message that fails is put back into the input', async ({ page }) => {
  const person = await signUp(page);
  await setModelBehaviour('error-429-minute', 1);
  await page.goto('/');
  await sendMessage(page, 'Is anybody there?');
  await expect(getNotifications(page)).toContainText('Error');
  await expect(getInput(page)).toHaveValue('Is anybody there?');
  await expect(getMessages(page)).toHaveCount(0);
  const status = await callAs<{ usage: { aiChatCount: number } }>(person, 'GET', '/api/subscription/status');
  expect(status.usage.aiChatCount).toBe(0);
});

test('A saved conversation shows a failure inline, and Retry gets the reply', async ({ page }) => {
  const person = await signUp(page);
  const id = await sendMessageAs(person, 'First question');
  await setModelBehaviour('error-429-minute', 1);
  await page.goto(`/conversation-chat/${id}`);
  await expect(getMessages(page)).toHaveCount(2);
  await sendMessage(page, 'Second question');
  await expect(page.getByText("I'm having trouble connecting right now. Please try again.")).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(getReplies(page).last()).toContainText('You said: Second question');
  await expect(page.getByText("I'm having trouble connecting right now. Please try again.")).toBeHidden();
});

test('At the tenth chat the input locks and the banner links to the profile', async ({ page }) => {
  const person = await signUp(page);
  const id = await sendMessageAs(person, 'Question 1');
  for (let number = 2; number <= 9; number += 1) await sendMessageAs(person, `Question ${number}`, id);
  await page.goto('/');
  await expect(page.getByText("You've reached your message limit for this month.")).toBeHidden();
  await sendMessage(page, 'Question 10');
  await expect(getReplies(page)).toContainText('You said: Question 10');

  await expect(page.getByText("You've reached your message limit for this month.")).toBeVisible();
  await expect(getInput(page)).toBeDisabled();
  await expect(getInput(page)).toHaveAttribute('placeholder', 'Upgrade to continue chatting...');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/categories');
  await expect(page.getByRole('region', { name: 'Subscription status' })).toContainText('Limit reached');
});

test('A regenerated reply becomes a second version', async ({ page }) => {
  const person = await signUp(page);
  const id = await sendMessageAs(person, 'Say it');
  await page.goto(`/conversation-chat/${id}`);
  await expect(getReplies(page)).toContainText('You said: Say it');
  await setModelBehaviour('reasoning', 1);
  await getReplies(page).hover();
  await getReplies(page).getByRole('button', { name: 'Regenerate reply' }).click();
  await expect(getReplies(page)).toContainText('Forty-two.');
  await expect(getReplies(page)).toContainText('Version 2 of 2');
  await getReplies(page).getByRole('button', { name: 'Previous version' }).click();
  await expect(getReplies(page)).toContainText('You said: Say it');
  await page.reload();
  await expect(getReplies(page)).toContainText('Version 1 of 2');
});

test('An edited question starts a branch, and the old branch stays', async ({ page }) => {
  const person = await signUp(page);
  const id = await sendMessageAs(person, 'Tell me about cats');
  await page.goto(`/conversation-chat/${id}`);
  const question = page.getByRole('article', { name: 'You' });
  await question.hover();
  await question.getByRole('button', { name: 'Edit and send again' }).click();
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('Tell me about dogs');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(getReplies(page)).toContainText('You said: Tell me about dogs');
  await expect(question).toContainText('Version 2 of 2');
  await question.getByRole('button', { name: 'Previous version' }).click();
  await expect(getReplies(page)).toContainText('You said: Tell me about cats');
});

test('An unsent draft is restored after a reload', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await getInput(page).fill('Half a thought');
  await page.reload();
  await expect(getInput(page)).toHaveValue('Half a thought');
});

test('An approved suggestion becomes an event, a declined one disappears', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/');
  await sendMessage(page, 'I have a dentist appointment tomorrow at 3 pm.');
  const approveButtons = page.getByRole('button', { name: 'Approve' });
  await expect(approveButtons).toHaveCount(1);
  await approveButtons.click();
  await expect(getNotifications(page)).toContainText('Event Scheduled!');
  await expect(approveButtons).toHaveCount(0);
  const events = await callAs<{ title: string }[]>(person, 'GET', '/api/events');
  expect(events.map(({ title }) => title.toLowerCase()).join()).toContain('dentist');

  await sendMessage(page, 'My flight leaves on Friday at 9 am.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(getNotifications(page)).toContainText('Suggestion Declined');
  await page.reload();
  await expect(getReplies(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
});

test('A formatted reply shows its list, table and code, and HTML in it stays text', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await setModelBehaviour('markdown', 1);
  await sendMessage(page, 'Plan my dinners');
  await expect(getReplies(page).getByRole('heading', { name: 'Planning a week of dinners' })).toBeVisible();
  await expect(getReplies(page).getByRole('listitem').first()).toContainText('Cook a double portion');
  await expect(getReplies(page).getByRole('table')).toContainText('Lentil soup with lemon');
  await expect(getReplies(page).getByRole('button', { name: 'Copy code' })).toBeVisible();
  await sendMessage(page, '<img src=x onerror="document.title=1"> <b>bold</b>');
  await expect(getReplies(page).last()).toContainText('<b>bold</b>');
});
