import '#test/ready-markdown.ts';
import { screen } from '@testing-library/react';
import { type Category, getCategory, listCategories } from '@app/contract/categories';
import { type ConversationSummary, getConversation, listSubcategoryConversations } from '@app/contract/conversations';
import { getSubcategory } from '@app/contract/subcategories';
import { afterEach, expect, it, vi } from 'vitest';
import { installFakeLayout } from '#test/fake-layout.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const subcategoryId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01';
const health: Category = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c02',
  name: 'Health',
  description: '',
  emoji: '🏥',
  color: '#d46a6a',
  conversationCount: 1,
  isProtected: false,
  subcategories: [],
};
const sleep: ConversationSummary = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01',
  title: 'Sleeping better',
  createdAt: '2026-03-04T22:30:00.000Z',
  updatedAt: '2026-03-04T22:30:00.000Z',
  sentiment: 0.3,
  categoryId: health.id,
  subcategory: { id: subcategoryId, name: 'Sleep' },
  source: 'chat',
  isPinned: false,
  isArchived: false,
  needsReview: false,
  messageCount: 2,
  activeLeafId: null,
  preview: 'User: hello',
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a click opens the conversation with its title, category, subcategory and back link before anything has loaded', async () => {
  installFakeLayout();
  testServer().answer(listCategories, [health]);
  testServer().answer(getCategory, health);
  testServer().answer(listSubcategoryConversations, [sleep]);
  testServer().answer(getSubcategory, {
    id: subcategoryId,
    name: 'Sleep',
    type: 'topic',
    conversationCount: 1,
    lastConversationDate: null,
    categoryId: health.id,
  });
  testServer().answer(getConversation, () => new Promise<never>(() => undefined));
  const list = `/categories/${health.id}/subcategories/${subcategoryId}`;
  const app = renderApp(list);
  await app.user.click(await screen.findByRole('link', { name: 'Sleeping better' }));
  expect(await screen.findByRole('heading', { name: 'Sleeping better', level: 1 })).toBeVisible();
  expect(app.address()).toBe(`/conversation-chat/${sleep.id}`);
  expect(app.state()).toEqual({
    conversation: sleep,
    categoryName: 'Health',
    backRoute: list,
    subcategoryName: 'Sleep',
  });
  expect(screen.getByRole('link', { name: 'Back to Health' })).toHaveAttribute('href', list);
});
