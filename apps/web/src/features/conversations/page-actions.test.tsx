import '#test/ready-markdown.ts';
import { deleteConversation, getConversation, updateConversation } from '@app/contract/conversations';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setViewportWidth } from '#test/browser-stubs.ts';
import { emptyConversation } from '#test/empty-conversation.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const id = '00000000-0000-4000-8000-0000000000c1';
const family = { id: '00000000-0000-4000-8000-0000000000d1', name: 'Family' };

function openPage() {
  let stored = { ...emptyConversation(id, family), source: 'chatgpt' as const, messageCount: 12 };
  testServer().answer(getConversation, () => stored);
  testServer().answer(updateConversation, ({ body }) => {
    stored = { ...stored, ...(body as Partial<typeof stored>) };
    return { ...stored, preview: '' };
  });
  return renderApp(`/conversation-chat/${id}`, { state: { backRoute: '/trash' } });
}

afterEach(() => setViewportWidth(1280));

test('the header of a conversation names its category, source, day and length', async () => {
  openPage();
  const header = within((await screen.findByRole('heading', { name: 'Rent' })).closest('header') ?? document.body);
  expect(await header.findByText('Family', { ignore: '[aria-hidden]' })).toBeVisible();
  expect(header.getByText('From ChatGPT')).toBeVisible();
  expect(header.getByText('Mar 4, 2026')).toBeVisible();
  expect(header.getByText('12 messages')).toBeVisible();
});

test('the conversation can be pinned and renamed from its page', async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Pin' }));
  expect(await screen.findByRole('button', { name: 'Unpin' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(field);
  await user.type(field, 'Rent of the flat{Enter}');
  expect(await screen.findByRole('heading', { name: 'Rent of the flat' })).toBeVisible();
  expect(
    testServer()
      .requests(updateConversation)
      .map(({ body }) => body),
  ).toEqual([{ isPinned: true }, { title: 'Rent of the flat' }]);
});

test('deleting the conversation leads back to where it was opened from, with an undo', async () => {
  testServer().answer(deleteConversation, undefined);
  const { user, address } = openPage();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/trash'));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a deletion that ends late leads away only from the page of the conversation', async () => {
  const deletion = Promise.withResolvers<undefined>();
  testServer().answer(deleteConversation, () => deletion.promise);
  const { user, address } = openPage();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(screen.getByRole('link', { name: 'Schedule' }));
  await screen.findByRole('heading', { name: "This Week's Tasks" });
  deletion.resolve(undefined);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(address()).toBe('/schedule');
});

test('on a phone, moving and pinning are in the menu', async () => {
  setViewportWidth(390);
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Move to category' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Pin' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pin' })).toBeNull();
});
