import { screen, waitFor } from '@testing-library/react';
import { type Category, listCategories } from '@app/contract/categories';
import { getConversation } from '@app/contract/conversations';
import { getSearchHistory, rememberSearch } from '@app/contract/saved-searches';
import { getSearchFacets, listSimilarConversations, searchConversations, type SearchHit } from '@app/contract/search';
import { expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
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

const work: Category = {
  id: hit.categoryId,
  name: 'Work',
  description: '',
  emoji: '💼',
  color: '#6a8fd4',
  conversationCount: 4,
  isProtected: false,
  subcategories: [],
};

it('marks the words and leads to the message they are in', async () => {
  testServer().answer(searchConversations, [hit]);
  const app = renderApp('/search');
  expect(await screen.findByText('Search your conversations and documents')).toBeVisible();
  expect(screen.getByText(/and the documents in your conversations\.$/)).toBeVisible();
  await app.user.click(screen.getByText('Search operators'));
  for (const piece of ['has:document', 'has:image', 'in:document']) {
    expect(screen.getByRole('button', { name: piece })).toBeVisible();
  }
  expect(testServer().requests(searchConversations)).toHaveLength(0);
  await app.user.type(screen.getByRole('textbox', { name: 'Search conversations and documents' }), 'starter');
  expect(await screen.findByRole('link', { name: 'Sourdough' })).toHaveAttribute(
    'href',
    `/conversation-chat/${hit.conversationId}?message=${hit.messageId}`,
  );
  expect(await screen.findByText('starter', { selector: 'mark' })).toBeVisible();
  await waitFor(() => expect(app.address()).toBe('/search?q=starter'));
});

it('names the document that has the words, and leads to it', async () => {
  const document = { id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01', title: 'Bread plan' };
  testServer().answer(searchConversations, [{ ...hit, document }]);
  renderApp('/search?q=starter');
  expect(await screen.findByText('Bread plan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sourdough' })).toHaveAttribute(
    'href',
    `/conversation-chat/${hit.conversationId}?document=${document.id}&find=starter`,
  );
});

it('leads to the earlier version of a document that has the words', async () => {
  const document = { id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01', title: 'Bread plan', versionId: hit.conversationId };
  testServer().answer(searchConversations, [{ ...hit, document }]);
  renderApp('/search?q=starter');
  expect(await screen.findByRole('link', { name: 'Sourdough' })).toHaveAttribute(
    'href',
    `/conversation-chat/${hit.conversationId}?document=${document.id}&version=${document.versionId}&find=starter`,
  );
});

it('says that nothing was found', async () => {
  testServer().answer(searchConversations, []);
  renderApp('/search?q=zebra');
  expect(await screen.findByText('No conversations found matching the search')).toBeVisible();
});

it('offers an import to a person who has no conversations yet', async () => {
  testServer().answer(searchConversations, []);
  testServer().answer(listCategories, [{ ...work, conversationCount: 0 }]);
  renderApp('/search?q=zebra');
  expect(await screen.findByText(/^Your archive is empty/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import conversations' })).toHaveAttribute('href', '/imports');
});

it('says that the search failed, and tries again', async () => {
  testServer().answer(searchConversations, new ErrorResponse('internal'));
  const { user } = renderApp('/search?q=starter');
  expect(await screen.findByRole('alert')).toBeVisible();
  testServer().answer(searchConversations, [{ ...hit, messageId: null }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Sourdough' })).toHaveAttribute(
    'href',
    `/conversation-chat/${hit.conversationId}`,
  );
});

it('filters by a facet, and clears the filter', async () => {
  testServer().answer(searchConversations, [hit]);
  testServer().answer(getSearchFacets, {
    isComplete: true,
    total: 3,
    categories: [],
    sources: [
      { source: 'chat', count: 2 },
      { source: 'claude', count: 1 },
    ],
    has: [{ has: 'code', count: 1 }],
    correction: null,
  });
  const app = renderApp('/search?q=starter');
  await app.user.click(await screen.findByRole('button', { name: 'Claude 1' }));
  await waitFor(() => expect(app.address()).toBe('/search?q=starter+source%3Aclaude'));
  const chosen = await screen.findByRole('button', { name: 'Claude 1', pressed: true });
  await app.user.click(chosen);
  await waitFor(() => expect(app.address()).toBe('/search?q=starter'));
});

it('explains an operator with an invalid value, without offering to try again', async () => {
  testServer().answer(searchConversations, new ErrorResponse('search.query_invalid', 'Please look for has:code.'));
  renderApp('/search?q=has:music');
  expect(await screen.findByText('Please look for has:code.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('offers recent and saved searches, and inserts operators into the box', async () => {
  testServer().answer(searchConversations, [hit]);
  testServer().answer(getSearchHistory, {
    recent: [{ q: 'landlord deposit', searchedAt: '2026-03-04T12:00:00.000Z' }],
    saved: [{ id: hit.categoryId, name: 'Rent', q: 'rent has:code', createdAt: '2026-03-04T12:00:00.000Z' }],
  });
  const app = renderApp('/search');
  await app.user.click(await screen.findByRole('button', { name: 'Rent' }));
  await waitFor(() => expect(app.address()).toBe('/search?q=rent+has%3Acode'));
  expect(await screen.findByRole('button', { name: 'Search saved', pressed: true })).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Clear search' }));
  await app.user.click(await screen.findByText('Search operators'));
  await app.user.click(await screen.findByRole('button', { name: 'has:event' }));
  expect(screen.getByRole('textbox', { name: 'Search conversations and documents' })).toHaveValue('has:event ');
});

it('remembers a search whose result was opened', async () => {
  testServer().answer(searchConversations, [hit]);
  const { user } = renderApp('/search?q=starter');
  testServer().answer(getConversation, new ErrorResponse('conversations.not_found'));
  await user.click(await screen.findByRole('link', { name: 'Sourdough' }));
  await waitFor(() =>
    expect(
      testServer()
        .requests(rememberSearch)
        .map(({ body }) => body.q),
    ).toEqual(['starter']),
  );
});

it('says which words were searched instead of mistyped ones, and searches as typed', async () => {
  testServer().answer(searchConversations, [hit]);
  const facets = { isComplete: true, total: 1, categories: [], sources: [], has: [] };
  const correction = { searched: 'docker compose', typed: 'dokcer compose', exactQuery: '"dokcer" compose' };
  testServer().answer(getSearchFacets, { ...facets, correction });
  const app = renderApp('/search?q=dokcer+compose');
  expect(await screen.findByText('docker compose')).toBeVisible();
  testServer().answer(getSearchFacets, { ...facets, correction: null });
  await app.user.click(screen.getByRole('button', { name: 'Search instead for dokcer compose' }));
  await waitFor(() => expect(app.address()).toBe('/search?q=%22dokcer%22+compose'));
  await waitFor(() => expect(screen.queryByText('docker compose')).not.toBeInTheDocument());
});

it('shows the conversations similar to a given one, until something is typed', async () => {
  testServer().answer(searchConversations, [hit]);
  testServer().answer(listSimilarConversations, [{ ...hit, title: 'Rye bread', matchedBy: 'meaning', highlights: [] }]);
  const app = renderApp('/search?q=starter');
  await app.user.click(await screen.findByRole('link', { name: 'More like “Sourdough”' }));
  expect(app.address()).toBe(`/search?like=${hit.conversationId}`);
  expect(await screen.findByRole('link', { name: 'Rye bread' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Conversations like Sourdough' })).toBeVisible();
  await app.user.type(screen.getByRole('textbox', { name: 'Search conversations and documents' }), 'starter');
  await waitFor(() => expect(app.address()).toBe('/search?q=starter'));
});
