import { screen, waitFor } from '@testing-library/react';
import { searchConversations, type SearchHit } from '@app/contract/search';
import { expect, it } from 'vitest';
import { Refusal } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const hit: SearchHit = {
  conversationId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01',
  messageId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e11',
  title: 'Sourdough',
  snippet: 'Feed the starter twice',
  highlights: [[9, 16]],
  matchedBy: 'words',
  categoryId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01',
  createdAt: '2026-03-04T12:00:00.000Z',
};

it('marks the words and leads to the message they are in', async () => {
  testServer().answer(searchConversations, [hit]);
  const app = renderApp('/search');
  expect(await screen.findByText('Find what was said')).toBeVisible();
  expect(testServer().requests(searchConversations)).toHaveLength(0);
  await app.user.type(screen.getByRole('textbox', { name: 'Search all conversations' }), 'starter');
  expect(await screen.findByRole('link', { name: 'Sourdough' })).toHaveAttribute(
    'href',
    `/conversation-chat/${hit.conversationId}?message=${hit.messageId}`,
  );
  expect(screen.getByText('starter', { selector: 'mark' })).toBeVisible();
  await waitFor(() => expect(app.address()).toBe('/search?q=starter'));
});

it('says that nothing was found', async () => {
  testServer().answer(searchConversations, []);
  renderApp('/search?q=zebra');
  expect(await screen.findByText('No conversations found matching the search')).toBeVisible();
});

it('says that the search failed, and tries again', async () => {
  testServer().answer(searchConversations, new Refusal('internal'));
  const { user } = renderApp('/search?q=starter');
  expect(await screen.findByRole('alert')).toBeVisible();
  testServer().answer(searchConversations, [{ ...hit, messageId: null }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Sourdough' })).toHaveAttribute(
    'href',
    `/conversation-chat/${hit.conversationId}`,
  );
});
