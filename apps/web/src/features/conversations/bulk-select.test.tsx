import { type BulkBody, changeConversations, undoBulkAct } from '@app/contract/bulk-acts';
import { type Category, getCategory, listCategories } from '@app/contract/categories';
import { type ConversationSummary, listCategoryConversations } from '@app/contract/conversations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { installFakeLayout } from '#test/fake-layout.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const health: Category = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c02',
  name: 'Health',
  description: '',
  emoji: '🏥',
  color: '#d46a6a',
  conversationCount: 3,
  isProtected: false,
  subcategories: [],
};
const work: Category = { ...health, id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01', name: 'Work', emoji: '💼' };
const actId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01';

const makeConversation = (number: number): ConversationSummary => ({
  id: `0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e0${number}`,
  title: `Talk ${number}`,
  createdAt: '2026-03-04T22:30:00.000Z',
  updatedAt: '2026-03-04T22:30:00.000Z',
  sentiment: 0.5,
  categoryId: health.id,
  subcategory: null,
  source: 'chat',
  isPinned: false,
  isArchived: false,
  needsReview: false,
  messageCount: 2,
  activeLeafId: null,
  preview: 'User: hello',
});
const conversations = [1, 2, 3].map(makeConversation);
let listed: ConversationSummary[];

beforeEach(() => {
  installFakeLayout();
  listed = conversations;
  testServer().answer(listCategories, [health, work]);
  testServer().answer(getCategory, health);
  testServer().answer(listCategoryConversations, () => listed);
});

async function startSelecting() {
  const app = renderApp(`/categories/${health.id}`);
  await app.user.click(await screen.findByRole('button', { name: 'Select' }));
  return { app, bar: within(screen.getByRole('toolbar', { name: 'Selected conversations' })) };
}
const listBulkBodies = (): BulkBody[] =>
  testServer()
    .requests(changeConversations)
    .map(({ body }) => body);

it('selects a range, deletes it in one call, and restores it with one undo', async () => {
  testServer().answer(changeConversations, ({ body }) => {
    listed = listed.filter(({ id }) => !body.ids.includes(id));
    return { actId, changed: body.ids.length };
  });
  testServer().answer(undoBulkAct, () => {
    listed = conversations;
    return { changed: 2 };
  });
  const { app, bar } = await startSelecting();
  expect(bar.getByText('None selected')).toBeVisible();
  expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await app.user.click(screen.getByRole('checkbox', { name: 'Select Talk 1' }));
  await app.user.keyboard('{Shift>}');
  await app.user.click(screen.getByRole('checkbox', { name: 'Select Talk 2' }));
  await app.user.keyboard('{/Shift}');
  expect(bar.getByText('2 selected')).toBeVisible();
  await app.user.click(bar.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 conversations deleted')).toBeVisible();
  expect(listBulkBodies()).toEqual([{ ids: conversations.slice(0, 2).map(({ id }) => id), kind: 'delete' }]);
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Talk 1' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Talk 1' })).toBeVisible();
});

it('moves all shown conversations to another category', async () => {
  testServer().answer(changeConversations, { actId, changed: 3 });
  const { app, bar } = await startSelecting();
  await app.user.click(bar.getByRole('button', { name: 'Select all shown' }));
  await app.user.click(bar.getByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 3 conversations' }));
  await app.user.selectOptions(dialog.getByLabelText('Category'), work.id);
  await app.user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('3 conversations moved to Work')).toBeVisible();
  expect(listBulkBodies()).toEqual([
    { ids: conversations.map(({ id }) => id), kind: 'move', categoryId: work.id, subcategoryId: null },
  ]);
});

it('brings the rows back when the server refuses', async () => {
  testServer().answer(changeConversations, new ErrorResponse('internal'));
  const { app, bar } = await startSelecting();
  await app.user.click(screen.getByRole('checkbox', { name: 'Select Talk 3' }));
  await app.user.click(bar.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Error')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Talk 3' })).toBeVisible());
});
