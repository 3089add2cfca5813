import { getConversation } from '@app/contract/conversations';
import { searchConversations, type SearchHit } from '@app/contract/search';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyConversation } from '#test/empty-conversation.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const hit: SearchHit = {
  conversationId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01',
  messageId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e11',
  title: 'Sourdough',
  snippet: 'Feed the starter twice',
  highlights: [],
  matchedBy: 'words',
  categoryId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01',
  createdAt: '2026-03-04T12:00:00.000Z',
};

async function openPalette(keys = '{Control>}k{/Control}') {
  const app = renderApp('/search');
  await screen.findByText('Search your conversations and documents');
  await app.user.keyboard(keys);
  // The frame that opens it shows only the field.
  await screen.findAllByRole('option');
  return { app, dialog: within(await screen.findByRole('dialog', { name: 'Command palette' })) };
}

it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens and closes with %s', async (keys) => {
  const { app } = await openPalette(keys);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await app.user.keyboard(keys);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('keeps the focus in its field, and closes with a click outside of it', async () => {
  const { app } = await openPalette();
  await app.user.keyboard('{Tab}');
  expect(screen.getByRole('combobox')).toHaveFocus();
  await app.user.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('finds an old reply with the keyboard alone and opens it at its message', async () => {
  testServer().answer(searchConversations, [hit]);
  testServer().answer(getConversation, emptyConversation(hit.conversationId, { id: hit.categoryId, name: 'Other' }));
  const { app, dialog } = await openPalette();
  await app.user.keyboard('starter');
  expect(await dialog.findByRole('option', { name: /Sourdough/ })).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByRole('option', { name: /Sourdough/ })).toHaveAttribute('aria-selected', 'true'),
  );
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.address()).toBe(`/conversation-chat/${hit.conversationId}?message=${hit.messageId}`));
});

it('finds the keyboard shortcuts by a question mark, which is not sent to the server', async () => {
  testServer().answer(searchConversations, []);
  const { app, dialog } = await openPalette();
  await app.user.keyboard('?');
  expect((await dialog.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Keyboard shortcuts']);
  await app.user.keyboard('{Backspace}plan');
  await waitFor(() => expect(testServer().requests(searchConversations).length).toBeGreaterThan(0));
  expect(testServer().requests(searchConversations)[0]?.query).toMatchObject({ q: expect.stringMatching(/^pl?a?n?$/) });
});

it('goes to a screen and changes the theme', async () => {
  testServer().answer(searchConversations, []);
  const { app, dialog } = await openPalette();
  expect(dialog.getByRole('option', { name: 'New chat' })).toBeVisible();
  await app.user.keyboard('dark');
  await app.user.click(await dialog.findByRole('option', { name: 'Dark theme' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await app.user.click(screen.getByRole('button', { name: /^Account menu/ }));
  expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await app.user.keyboard('{Escape}');
  await app.user.keyboard('{Control>}k{/Control}');
  await app.user.keyboard('settin{Enter}');
  await waitFor(() => expect(app.address()).toBe('/settings'));
});

it('lists the shortcuts, as ? does outside of text fields', async () => {
  testServer().answer(searchConversations, []);
  const { app, dialog } = await openPalette();
  await app.user.click(dialog.getByRole('option', { name: 'Keyboard shortcuts' }));
  const list = { name: 'Keyboard shortcuts' };
  expect(within(await screen.findByRole('dialog', list)).getByText('Ctrl K')).toBeVisible();
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', list)).not.toBeInTheDocument());

  await app.user.type(screen.getByPlaceholderText('Search conversations and documents'), '?');
  expect(screen.queryByRole('dialog', list)).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await app.user.keyboard('?');
  expect(await screen.findByRole('dialog', list)).toBeVisible();
});

it('passes any text to the search', async () => {
  testServer().answer(searchConversations, []);
  const { app, dialog } = await openPalette();
  await app.user.keyboard('zebra crossing');
  await app.user.click(await dialog.findByRole('option', { name: 'Search everything for “zebra crossing”' }));
  await waitFor(() => expect(app.address()).toBe('/search?q=zebra+crossing'));
});
