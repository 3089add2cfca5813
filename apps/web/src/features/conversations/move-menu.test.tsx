import { listCategories } from '@app/contract/categories';
import { getConversation, updateConversation } from '@app/contract/conversations';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyConversation } from '#test/empty-conversation.ts';
import { installFakeLayout } from '#test/fake-layout.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const id = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01';
const makeCategory = (last: string, name: string) => ({
  id: `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c${last}`,
  name,
  description: '',
  emoji: '📁',
  color: '#d46a6a',
  conversationCount: 1,
  isProtected: false,
  subcategories: [],
});
const work = makeCategory('01', 'Work');
const family = makeCategory('02', 'Family');

it('moves the open conversation to another category, with an undo', async () => {
  installFakeLayout();
  const conversation = emptyConversation(id, work);
  testServer().answer(getConversation, conversation);
  testServer().answer(listCategories, [work, family]);
  testServer().answer(updateConversation, { ...conversation, preview: '', categoryId: family.id });
  const { user } = renderApp(`/conversation-chat/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Move to category' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Work' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Family' }));
  const toast = await findToast('Moved to Family');
  expect(toast).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(
      testServer()
        .requests(updateConversation)
        .map(({ body }) => body),
    ).toEqual([
      { categoryId: family.id, subcategoryId: null },
      { categoryId: work.id, subcategoryId: null },
    ]),
  );
});
