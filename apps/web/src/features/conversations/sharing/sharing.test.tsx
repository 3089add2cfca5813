import { getConversation } from '@app/contract/conversations';
import { deleteShare, getShare, getSharedPage, listShares, putShare, type Share } from '@app/contract/sharing';
import { exportConversation } from '@app/contract/sharing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyConversation } from '#test/empty-conversation.ts';
import { installFakeLayout } from '#test/fake-layout.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const token = 'x'.repeat(43);
const id = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0e01';
const shared: Share = {
  url: `https://app.example.org/share/${token}`,
  isLive: false,
  sharedAt: '2026-03-04T12:00:00.000Z',
};

beforeEach(() => {
  installFakeLayout();
});

test('a conversation is shared only while it has a link, which the dialog creates and revokes', async () => {
  let share: Share | null = null;
  testServer().answer(getConversation, emptyConversation(id, { id, name: 'Finances' }));
  testServer().answer(getShare, () => ({ share }));
  testServer().answer(putShare, ({ body }) => ({ share: (share = { ...shared, isLive: body.isLive }) }));
  testServer().answer(deleteShare, () => {
    share = null;
    return undefined;
  });
  const { user } = renderApp(`/conversation-chat/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Share or export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share by link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share by link' }));
  expect(await dialog.findByText('Nobody else can see this conversation.')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Create link' }));
  expect(await dialog.findByLabelText('Link')).toHaveValue(shared.url);
  expect(dialog.getByText(/Shows the conversation as it was/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('What the link shows'), 'live');
  await waitFor(() => expect(dialog.queryByText(/Shows the conversation as it was/)).not.toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }));
  expect(await dialog.findByText('Nobody else can see this conversation.')).toBeVisible();
});

test('a shared conversation is readable without an account', async () => {
  testServer().answer(getSharedPage, {
    title: 'Rent',
    isLive: false,
    sharedAt: '2026-03-04T12:00:00.000Z',
    messages: [{ id, role: 'user', content: 'May the rent rise?', createdAt: '2026-03-04T12:00:00.000Z' }],
  });
  renderApp(`/share/${token}`, { as: null });
  expect(await screen.findByRole('heading', { name: 'Rent', level: 1 })).toBeVisible();
  expect(screen.getByText('May the rent rise?')).toBeVisible();
  expect(screen.getByText(/It shows the conversation as it was/)).toBeVisible();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});

test('a revoked link shows a message', async () => {
  testServer().answer(getSharedPage, new ErrorResponse('sharing.not_found'));
  renderApp(`/share/${token}`, { as: null });
  expect(await screen.findByRole('heading', { name: 'This conversation is not shared' })).toBeVisible();
});

test('the print view shows the conversation as text, and its other branches on request', async () => {
  testServer().answer(
    exportConversation,
    ({ query }) =>
      new Response(query.branches === 'all' ? '# Rent\n\nShown\n\nOther branch' : '# Rent\n\nShown', {
        headers: { 'content-type': 'text/markdown' },
      }),
  );
  const { user } = renderApp(`/conversation-chat/${id}/print`);
  expect(await screen.findByRole('heading', { name: 'Rent', level: 2 })).toBeVisible();
  expect(screen.queryByText('Other branch')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'All branches' }));
  expect(await screen.findByText('Other branch')).toBeVisible();
});

test('all links are listed in the settings, copied and revoked there', async () => {
  let all = [{ ...shared, conversationId: id, title: 'Rent' }];
  testServer().answer(listShares, () => all);
  testServer().answer(deleteShare, () => {
    all = [];
    return undefined;
  });
  const { user } = renderApp('/settings/shares');
  const link = await screen.findByRole('link', { name: 'Rent' });
  expect(link).toHaveAttribute('href', `/conversation-chat/${id}`);
  expect(screen.getByText('As it was Mar 4, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the link of Rent' }));
  expect(await navigator.clipboard.readText()).toBe(shared.url);
  await user.click(screen.getByRole('button', { name: 'Stop sharing Rent' }));
  expect(await screen.findByText(/No conversation is shared/)).toBeVisible();
});
