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
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const makeId = (kind: string, number: number) => `0b6f1c9a-4a55-4a53-${kind}-${String(number).padStart(12, '0')}`;

const makeSuggestion = (number: number, conversation = 1): PendingSuggestion => ({
  id: makeId('9b01', number),
  type: 'schedule',
  title: `Plan ${number}`,
  description: `Plan ${number} on Friday at 7pm.`,
  schedulingDetails: { datetime: '2026-11-27T18:00:00.000Z', duration: 60, recurring: null },
  conversationId: makeId('9c01', conversation),
  messageId: makeId('9d01', number),
  conversationTitle: `Conversation ${conversation}`,
  saidAt: `2026-11-01T10:${String(number % 60).padStart(2, '0')}:00.000Z`,
  importId: makeId('9e01', 1),
  createdAt: '2026-11-20T10:00:00.000Z',
});

const answerInbox = (...suggestions: PendingSuggestion[]) => {
  testServer().answer(listSuggestions, suggestions);
  testServer().answer(getSuggestionSummary, { count: suggestions.length });
};
const getList = () => within(screen.getByRole('group', { name: 'Suggestions' }));
const listApprovedIds = () =>
  testServer()
    .requests(approveSuggestion)
    .map(({ body }) => body.suggestion.id);

async function openInbox() {
  const app = renderApp('/inbox');
  await screen.findByRole('group', { name: 'Suggestions' });
  return app;
}

beforeEach(() => {
  vi.setSystemTime('2026-11-23T08:00:00Z');
  installFakeLayout();
  testServer().answer(approveSuggestion, { success: true });
  testServer().answer(declineSuggestion, { success: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the inbox', () => {
  it('shows suggestions under their conversations, each linked to its message', async () => {
    answerInbox(makeSuggestion(2), makeSuggestion(1), makeSuggestion(3, 2));
    await openInbox();
    expect(await getList().findByRole('link', { name: 'Conversation 1' })).toHaveAttribute(
      'href',
      `/conversation-chat/${makeId('9c01', 1)}`,
    );
    expect(
      getList()
        .getAllByText(/^Plan \d$/)
        .map((title) => title.textContent),
    ).toEqual(['Plan 1', 'Plan 2', 'Plan 3']);
    expect(getList().getAllByText('Friday, Nov 27, 7:00 PM · 60 min')).toHaveLength(3);
    expect(getList().getAllByRole('link', { name: /^Said on Nov 1(, 2026)?$/ })[0]).toHaveAttribute(
      'href',
      `/conversation-chat/${makeId('9c01', 1)}?message=${makeId('9d01', 1)}`,
    );
  });

  it('decides one suggestion per key press', async () => {
    answerInbox(makeSuggestion(1), makeSuggestion(2), makeSuggestion(3));
    const { user } = await openInbox();
    await getList().findByText('Plan 1');
    await user.keyboard('ada');
    expect(await screen.findByText('Inbox is empty')).toBeVisible();
    expect(listApprovedIds()).toEqual([makeSuggestion(1).id, makeSuggestion(3).id]);
    expect(testServer().requests(declineSuggestion)[0]?.params).toEqual({ id: makeSuggestion(2).id });
    expect((await screen.findAllByText('Event Scheduled!')).length).toBeGreaterThan(0);
  });

  it('moves with the arrows, and edits before approving', async () => {
    answerInbox(makeSuggestion(1), makeSuggestion(2));
    const { user } = await openInbox();
    await getList().findByText('Plan 1');
    await user.keyboard('{ArrowDown}e');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Supper');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(getList().queryByText('Plan 2')).not.toBeInTheDocument());
    expect(testServer().requests(approveSuggestion)[0]?.body.suggestion).toMatchObject({
      id: makeSuggestion(2).id,
      title: 'Supper',
    });
    expect(getList().getByText('Plan 1')).toBeVisible();
  });

  it('approves everything of a conversation and leaves the others', async () => {
    answerInbox(makeSuggestion(1), makeSuggestion(2), makeSuggestion(3, 2));
    testServer().answer(decideSuggestions, { ids: [makeSuggestion(1).id, makeSuggestion(2).id] });
    const { user } = await openInbox();
    await user.click(await getList().findByRole('button', { name: 'Approve all of “Conversation 1”' }));
    expect(await screen.findByText('2 suggestions approved')).toBeVisible();
    expect(getList().queryByText('Plan 1')).not.toBeInTheDocument();
    expect(getList().getByText('Plan 3')).toBeVisible();
    expect(testServer().requests(decideSuggestions)[0]?.body).toEqual({
      conversationId: makeId('9c01', 1),
      decision: 'approve',
    });
  });

  it('says which suggestions of a conversation were not approved because they have no time', async () => {
    const { schedulingDetails: _, ...withoutTime } = makeSuggestion(2);
    answerInbox(makeSuggestion(1), withoutTime, makeSuggestion(3, 2));
    testServer().answer(decideSuggestions, { ids: [makeSuggestion(1).id] });
    const { user } = await openInbox();
    await user.click(await getList().findByRole('button', { name: 'Approve all of “Conversation 1”' }));
    expect(await screen.findByText('1 suggestion has no time yet. Edit it to approve it.')).toBeVisible();
    expect(getList().getByText('Plan 2')).toBeVisible();
  });

  it('keeps a time in the second of two repeated hours when only the title is edited', async () => {
    // Clocks in Berlin go back at 01:00 UTC, so 2:30 is at 00:30 and at 01:30 UTC.
    const datetime = '2026-10-25T01:30:00.000Z';
    answerInbox({ ...makeSuggestion(1), schedulingDetails: { datetime, duration: 60, recurring: null } });
    const { user } = await openInbox();
    await getList().findByText('Plan 1');
    await user.keyboard('e');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(testServer().requests(approveSuggestion)[0]?.body.suggestion).toMatchObject({
        title: 'Plan 1!',
        schedulingDetails: { datetime },
      }),
    );
  });

  it('selects with X and Shift; one call approves the selected suggestions that have a time', async () => {
    const { schedulingDetails: _, ...withoutTime } = makeSuggestion(3);
    answerInbox(makeSuggestion(1), makeSuggestion(2), withoutTime, makeSuggestion(4));
    testServer().answer(decideSuggestions, { ids: [makeSuggestion(2).id] });
    const { user } = await openInbox();
    await getList().findByText('Plan 1');
    await user.keyboard('jx{Shift>}j{/Shift}');
    const bar = within(screen.getByRole('toolbar', { name: 'Selected suggestions' }));
    expect(bar.getByText('2 selected')).toBeVisible();
    await user.keyboard('a');
    expect(await screen.findByText('1 suggestion has no time yet. Edit it to approve it.')).toBeVisible();
    expect(testServer().requests(decideSuggestions)[0]?.body).toEqual({
      conversationId: null,
      ids: [makeSuggestion(2).id, makeSuggestion(3).id],
      decision: 'approve',
    });
    expect(getList().queryByText('Plan 2')).not.toBeInTheDocument();
    expect(getList().getByText('Plan 3')).toBeVisible();
    expect(screen.queryByRole('toolbar', { name: 'Selected suggestions' })).not.toBeInTheDocument();
  });

  it('selects rows by clicks, with Shift a range, and undoes the decline of the selected rows', async () => {
    answerInbox(makeSuggestion(1), makeSuggestion(2), makeSuggestion(3));
    testServer().answer(decideSuggestions, { ids: [makeSuggestion(1).id, makeSuggestion(2).id, makeSuggestion(3).id] });
    testServer().answer(reopenSuggestions, { reopened: 3 });
    const { user } = await openInbox();
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(getList().getByRole('checkbox', { name: 'Select Plan 1' }));
    await user.keyboard('{Shift>}');
    await user.click(getList().getByRole('checkbox', { name: 'Select Plan 3' }));
    await user.keyboard('{/Shift}');
    await user.click(within(screen.getByRole('toolbar', { name: 'Selected suggestions' })).getByText('Decline'));
    expect(await screen.findByText('Inbox is empty')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await getList().findByText('Plan 2')).toBeVisible();
  });

  it('undoes a decline', async () => {
    answerInbox(makeSuggestion(1), makeSuggestion(2));
    testServer().answer(reopenSuggestions, { reopened: 1 });
    const { user } = await openInbox();
    await user.click(await getList().findByRole('button', { name: 'Decline “Plan 1”' }));
    expect(await screen.findByText('Suggestion Declined')).toBeVisible();
    await user.keyboard('u');
    expect(await getList().findByText('Plan 1')).toBeVisible();
    expect(testServer().requests(reopenSuggestions)[0]?.body).toEqual({ ids: [makeSuggestion(1).id] });
  });

  it('undoes a decline by a key even when the inbox has become empty', async () => {
    answerInbox(makeSuggestion(1));
    testServer().answer(reopenSuggestions, { reopened: 1 });
    const { user } = await openInbox();
    await getList().findByText('Plan 1');
    await user.keyboard('d');
    expect(await screen.findByText('Inbox is empty')).toBeVisible();
    expect(await screen.findByText('Suggestion Declined')).toBeVisible();
    await user.keyboard('u');
    expect(await getList().findByText('Plan 1')).toBeVisible();
  });

  it('brings a suggestion back when the server refuses', async () => {
    answerInbox(makeSuggestion(1));
    testServer().answer(approveSuggestion, { success: false });
    const { user } = await openInbox();
    await user.click(await getList().findByRole('button', { name: 'Approve “Plan 1”' }));
    expect(await screen.findByText('Failed to approve suggestion. Please try again.')).toBeVisible();
    expect(await getList().findByText('Plan 1')).toBeVisible();
  });

  it('renders only the rows in view, however long it is', async () => {
    answerInbox(...Array.from({ length: 1_000 }, (_, index) => makeSuggestion(index, Math.floor(index / 5))));
    await openInbox();
    await getList().findByText('Plan 0');
    expect(getList().getAllByRole('listitem').length).toBeLessThan(40);
  });

  it('shows an empty state, and an error when it could not be loaded', async () => {
    testServer().answer(listSuggestions, new ErrorResponse('internal'));
    const { user } = renderApp('/inbox');
    expect(await screen.findByText('Failed to load your inbox. Please try again.')).toBeVisible();
    answerInbox();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Inbox is empty')).toBeVisible();
  });

  it('is counted in the navigation', async () => {
    answerInbox(makeSuggestion(1), makeSuggestion(2));
    renderApp('/categories');
    expect(await screen.findByRole('link', { name: 'Inbox 2 waiting' })).toHaveAttribute('href', '/inbox');
  });
});
