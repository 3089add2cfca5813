import { screen, waitFor, within } from '@testing-library/react';
import {
  approveSuggestion,
  decideSuggestions,
  declineSuggestion,
  getSuggestionSummary,
  listSuggestions,
  type PendingSuggestion,
  reopenSuggestions,
} from '@app/contract/suggestions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installFakeLayout } from '#test/fake-layout.ts';
import { Refusal } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const id = (kind: string, number: number) => `0b6f1c9a-4a55-4a53-${kind}-${String(number).padStart(12, '0')}`;

const proposal = (number: number, conversation = 1): PendingSuggestion => ({
  id: id('9b01', number),
  type: 'schedule',
  title: `Plan ${number}`,
  description: `Plan ${number} on Friday at 7pm.`,
  schedulingDetails: { datetime: '2026-11-27T18:00:00.000Z', duration: 60, recurring: null },
  conversationId: id('9c01', conversation),
  messageId: id('9d01', number),
  conversationTitle: `Talk ${conversation}`,
  saidAt: `2026-11-01T10:${String(number % 60).padStart(2, '0')}:00.000Z`,
  importId: id('9e01', 1),
  createdAt: '2026-11-20T10:00:00.000Z',
});

const answerInbox = (...proposals: PendingSuggestion[]) => {
  testServer().answer(listSuggestions, proposals);
  testServer().answer(getSuggestionSummary, { count: proposals.length });
};
const list = () => within(screen.getByRole('group', { name: 'Proposals' }));
const approvedIds = () =>
  testServer()
    .requests(approveSuggestion)
    .map(({ body }) => body.suggestion.id);

async function openInbox() {
  const app = renderApp('/inbox');
  await screen.findByRole('group', { name: 'Proposals' });
  return app;
}

beforeEach(() => {
  installFakeLayout();
  testServer().answer(approveSuggestion, { success: true });
  testServer().answer(declineSuggestion, { success: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the inbox', () => {
  it('shows proposals under their conversations, each linked to its message', async () => {
    answerInbox(proposal(2), proposal(1), proposal(3, 2));
    await openInbox();
    expect(await list().findByRole('link', { name: 'Talk 1' })).toHaveAttribute(
      'href',
      `/conversation-chat/${id('9c01', 1)}`,
    );
    expect(
      list()
        .getAllByText(/^Plan \d$/)
        .map((title) => title.textContent),
    ).toEqual(['Plan 1', 'Plan 2', 'Plan 3']);
    expect(list().getAllByText('Friday, Nov 27, 2026, 7:00 PM · 60 minutes')).toHaveLength(3);
    expect(list().getAllByRole('link', { name: 'Said on Nov 1, 2026' })[0]).toHaveAttribute(
      'href',
      `/conversation-chat/${id('9c01', 1)}?message=${id('9d01', 1)}`,
    );
  });

  it('decides one proposal per key press', async () => {
    answerInbox(proposal(1), proposal(2), proposal(3));
    const { user } = await openInbox();
    await list().findByText('Plan 1');
    await user.keyboard('ada');
    expect(await screen.findByText('Inbox is empty')).toBeVisible();
    expect(approvedIds()).toEqual([proposal(1).id, proposal(3).id]);
    expect(testServer().requests(declineSuggestion)[0]?.params).toEqual({ id: proposal(2).id });
    expect((await screen.findAllByText('Event Scheduled!')).length).toBeGreaterThan(0);
  });

  it('moves with the arrows, and edits before approving', async () => {
    answerInbox(proposal(1), proposal(2));
    const { user } = await openInbox();
    await list().findByText('Plan 1');
    await user.keyboard('{ArrowDown}e');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Supper');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(list().queryByText('Plan 2')).not.toBeInTheDocument());
    expect(testServer().requests(approveSuggestion)[0]?.body.suggestion).toMatchObject({
      id: proposal(2).id,
      title: 'Supper',
    });
    expect(list().getByText('Plan 1')).toBeVisible();
  });

  it('approves everything of a conversation and leaves the others', async () => {
    answerInbox(proposal(1), proposal(2), proposal(3, 2));
    testServer().answer(decideSuggestions, { ids: [proposal(1).id, proposal(2).id] });
    const { user } = await openInbox();
    await user.click(await list().findByRole('button', { name: 'Approve all of “Talk 1”' }));
    expect(await screen.findByText('2 suggestions approved')).toBeVisible();
    expect(list().queryByText('Plan 1')).not.toBeInTheDocument();
    expect(list().getByText('Plan 3')).toBeVisible();
    expect(testServer().requests(decideSuggestions)[0]?.body).toEqual({
      conversationId: id('9c01', 1),
      decision: 'approve',
    });
  });

  it('decides those selected by X and a range with Shift in one call, without those that have no time', async () => {
    answerInbox(proposal(1), proposal(2), proposal(3), proposal(4));
    testServer().answer(decideSuggestions, { ids: [proposal(2).id] });
    const { user } = await openInbox();
    await list().findByText('Plan 1');
    await user.keyboard('jx{Shift>}j{/Shift}');
    const bar = within(screen.getByRole('toolbar', { name: 'Selected proposals' }));
    expect(bar.getByText('2 selected')).toBeVisible();
    await user.keyboard('a');
    expect(await screen.findByText('1 suggestion has no time yet. Edit it to approve it.')).toBeVisible();
    expect(testServer().requests(decideSuggestions)[0]?.body).toEqual({
      conversationId: null,
      ids: [proposal(2).id, proposal(3).id],
      decision: 'approve',
    });
    expect(list().queryByText('Plan 2')).not.toBeInTheDocument();
    expect(list().getByText('Plan 3')).toBeVisible();
    expect(screen.queryByRole('toolbar', { name: 'Selected proposals' })).not.toBeInTheDocument();
  });

  it('selects by a button and clicks, with Shift a range, and declines all of it with an undo', async () => {
    answerInbox(proposal(1), proposal(2), proposal(3));
    testServer().answer(decideSuggestions, { ids: [proposal(1).id, proposal(2).id, proposal(3).id] });
    testServer().answer(reopenSuggestions, { reopened: 3 });
    const { user } = await openInbox();
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(list().getByRole('checkbox', { name: 'Select Plan 1' }));
    await user.keyboard('{Shift>}');
    await user.click(list().getByRole('checkbox', { name: 'Select Plan 3' }));
    await user.keyboard('{/Shift}');
    await user.click(within(screen.getByRole('toolbar', { name: 'Selected proposals' })).getByText('Decline'));
    expect(await screen.findByText('Inbox is empty')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await list().findByText('Plan 2')).toBeVisible();
  });

  it('undoes a decline', async () => {
    answerInbox(proposal(1), proposal(2));
    testServer().answer(reopenSuggestions, { reopened: 1 });
    const { user } = await openInbox();
    await user.click(await list().findByRole('button', { name: 'Decline “Plan 1”' }));
    expect(await screen.findByText('Suggestion Declined')).toBeVisible();
    await user.keyboard('u');
    expect(await list().findByText('Plan 1')).toBeVisible();
    expect(testServer().requests(reopenSuggestions)[0]?.body).toEqual({ ids: [proposal(1).id] });
  });

  it('still undoes a decline by a key after the last decision', async () => {
    answerInbox(proposal(1));
    testServer().answer(reopenSuggestions, { reopened: 1 });
    const { user } = await openInbox();
    await list().findByText('Plan 1');
    await user.keyboard('d');
    expect(await screen.findByText('Inbox is empty')).toBeVisible();
    expect(await screen.findByText('Suggestion Declined')).toBeVisible();
    await user.keyboard('u');
    expect(await list().findByText('Plan 1')).toBeVisible();
  });

  it('brings a proposal back when the server refuses', async () => {
    answerInbox(proposal(1));
    testServer().answer(approveSuggestion, { success: false });
    const { user } = await openInbox();
    await user.click(await list().findByRole('button', { name: 'Approve “Plan 1”' }));
    expect(await screen.findByText('Failed to approve suggestion. Please try again.')).toBeVisible();
    expect(await list().findByText('Plan 1')).toBeVisible();
  });

  it('renders only the rows in view, however long it is', async () => {
    answerInbox(...Array.from({ length: 1_000 }, (_, index) => proposal(index, Math.floor(index / 5))));
    await openInbox();
    await list().findByText('Plan 0');
    expect(list().getAllByRole('listitem').length).toBeLessThan(40);
  });

  it('shows an empty state, and an error when it could not be loaded', async () => {
    testServer().answer(listSuggestions, new Refusal('internal'));
    const { user } = renderApp('/inbox');
    expect(await screen.findByText('Failed to load your inbox. Please try again.')).toBeVisible();
    answerInbox();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Inbox is empty')).toBeVisible();
  });

  it('is counted in the navigation', async () => {
    answerInbox(proposal(1), proposal(2));
    renderApp('/categories');
    expect(await screen.findByRole('link', { name: 'Inbox 2 waiting' })).toHaveAttribute('href', '/inbox');
  });
});
