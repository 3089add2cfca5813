import '#test/ready-markdown.ts';
import { sendChat } from '@app/contract/chat';
import {
  approveSuggestion,
  declineSuggestion,
  listApprovedSuggestions,
  listSuggestions,
  type Suggestion,
} from '@app/contract/suggestions';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const conversationId = '00000000-0000-4000-8000-0000000000c1';
const questionId = '00000000-0000-4000-8000-0000000000a1';
const replyId = '00000000-0000-4000-8000-0000000000b1';

const dinner: Suggestion = {
  id: '00000000-0000-4000-8000-0000000000e1',
  type: 'schedule',
  title: 'Dinner with Ben',
  description: 'Dinner with Ben on Friday at 7pm.',
  schedulingDetails: { datetime: '2026-11-27T18:00:00Z', duration: 120, recurring: null },
  conversationId,
  messageId: questionId,
};
const walking: Suggestion = {
  id: '00000000-0000-4000-8000-0000000000e2',
  type: 'recommendation',
  title: 'Walk more',
  description: '',
  conversationId,
  messageId: questionId,
};

/** A chat whose reply has these suggestions. */
async function receiveSuggestions(...suggestions: Suggestion[]) {
  const stream = testServer().stream(sendChat);
  const app = renderApp('/');
  await app.user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Plan it{Enter}');
  await waitFor(() => expect(stream.isOpen).toBe(true));
  stream.send(
    { type: 'started', conversationId, userMessageId: questionId, messageId: replyId },
    {
      type: 'completed',
      response: 'Planned',
      suggestions,
      conversationId,
      messageId: replyId,
      usage: { aiChatCount: 1, resetsAt: '2026-12-01T00:00:00.000Z' },
    },
  );
  stream.end();
  const cards = within(await screen.findByRole('list', { name: 'Suggestions from this reply' }));
  await cards.findAllByRole('button');
  return app;
}

beforeEach(() => {
  window.sessionStorage.clear();
  vi.setSystemTime('2026-11-23T08:00:00Z');
});

afterEach(() => vi.useRealTimers());

describe('the suggestions of a reply', () => {
  it('are shown under it with title and time', async () => {
    await receiveSuggestions(dinner, walking);
    expect(await screen.findByText('Dinner with Ben')).toBeVisible();
    expect(screen.getByText('Friday, Nov 27, 7:00 PM · 120 min')).toBeVisible();
    expect(await screen.findByText('Walk more')).toBeVisible();
  });

  it('show a toast when approved as an event, leave a line with the time and refresh the schedule', async () => {
    const eventId = '00000000-0000-4000-8000-0000000000f1';
    testServer().answer(approveSuggestion, { success: true, eventId });
    let refreshed = 0;
    const countRefresh = () => (refreshed += 1);
    window.addEventListener('refreshSchedule', countRefresh);
    const { user } = await receiveSuggestions(dinner);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Event Scheduled!')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    const open = await screen.findByRole('link', { name: 'Open “Dinner with Ben”' });
    expect(open.parentElement).toHaveTextContent(/^Approved · .*7:00 PM · Open$/);
    expect(open).toHaveAttribute('href', `/schedule?date=2026-11-27&event=${eventId}`);
    await waitFor(() => expect(open).toHaveFocus());
    expect(refreshed).toBe(1);
    expect(testServer().requests(approveSuggestion)[0]?.body.suggestion).toMatchObject({
      id: dinner.id,
      title: 'Dinner with Ben',
      schedulingDetails: { datetime: '2026-11-27T18:00:00Z', duration: 120, timeZone: 'Europe/Berlin' },
    });
    window.removeEventListener('refreshSchedule', countRefresh);
  });

  it('show a toast when approved as a recommendation, without refreshing the schedule', async () => {
    testServer().answer(approveSuggestion, { success: true });
    let refreshed = 0;
    const countRefresh = () => (refreshed += 1);
    window.addEventListener('refreshSchedule', countRefresh);
    const { user } = await receiveSuggestions(walking);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Recommendation Saved!')).toBeVisible();
    expect(refreshed).toBe(0);
    window.removeEventListener('refreshSchedule', countRefresh);
  });

  it('can be changed before they are approved', async () => {
    testServer().answer(approveSuggestion, { success: true });
    const { user } = await receiveSuggestions(dinner);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(screen.getByText('Please enter a title')).toBeVisible();
    await user.type(title, 'Supper');
    await user.clear(screen.getByLabelText('Duration in minutes'));
    await user.type(screen.getByLabelText('Duration in minutes'), '90');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('“Supper” is in your schedule.')).toBeVisible();
    expect(testServer().requests(approveSuggestion)[0]?.body.suggestion).toMatchObject({
      id: dinner.id,
      title: 'Supper',
      schedulingDetails: { datetime: dinner.schedulingDetails?.datetime, duration: 90 },
    });
  });

  it('say at the field that the time was emptied or the duration is invalid', async () => {
    testServer().answer(approveSuggestion, { success: true });
    const { user } = await receiveSuggestions(dinner);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const approve = () => user.click(dialog.getByRole('button', { name: 'Approve' }));
    const [when, duration] = [dialog.getByLabelText('When'), dialog.getByLabelText('Duration in minutes')];
    await user.clear(when);
    await user.clear(duration);
    await approve();
    expect(when).toHaveAccessibleDescription('Please choose when');
    expect(duration).toHaveAccessibleDescription('Please enter a duration of at most 31 days.');
    await user.type(when, '2026-11-27T20:00');
    for (const invalid of ['44641', '-5']) {
      await user.clear(duration);
      await user.type(duration, invalid);
      await approve();
      expect(duration).toBeInvalid();
    }
    expect(testServer().requests(approveSuggestion)).toEqual([]);
    await user.clear(duration);
    await user.type(duration, '44640');
    await approve();
    expect(await screen.findByText('“Dinner with Ben” is in your schedule.')).toBeVisible();
    expect(testServer().requests(approveSuggestion)[0]?.body.suggestion).toMatchObject({
      schedulingDetails: { datetime: '2026-11-27T19:00:00.000Z', duration: 44_640 },
    });
  });

  it('ask for the day of a task if it was emptied', async () => {
    testServer().answer(approveSuggestion, { success: true });
    const { user } = await receiveSuggestions({ ...dinner, type: 'task', title: 'Book a table' });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('When'));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(dialog.getByLabelText('When')).toHaveAccessibleDescription('Please choose when');
    expect(testServer().requests(approveSuggestion)).toEqual([]);
  });

  it('ask for a missing time before they are approved', async () => {
    testServer().answer(approveSuggestion, { success: true });
    const call: Suggestion = { ...walking, type: 'reminder', title: 'Call mum an hour before dinner' };
    const { user } = await receiveSuggestions(call);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(screen.getByText('Please choose when')).toBeVisible();
    expect(testServer().requests(approveSuggestion)).toEqual([]);
    await user.type(screen.getByLabelText('When'), '2026-11-27T18:00');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('“Call mum an hour before dinner” was added to your reminders.')).toBeVisible();
    expect(testServer().requests(approveSuggestion)[0]?.body.suggestion).toMatchObject({
      schedulingDetails: { datetime: '2026-11-27T17:00:00.000Z', duration: 0 },
    });
  });

  it('show a toast when declined, vanish and stay declined', async () => {
    testServer().answer(declineSuggestion, { success: true });
    const { user } = await receiveSuggestions(dinner);
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Suggestion Declined')).toBeVisible();
    expect(screen.queryByText('Dinner with Ben')).not.toBeInTheDocument();
    expect(testServer().requests(declineSuggestion)[0]?.params).toEqual({ id: dinner.id });
  });

  it.each([
    ['is answered without success', { success: false }, 'Failed to approve suggestion. Please try again.'],
    ['is refused', new ErrorResponse('suggestions.already_decided'), undefined],
  ] as const)('whose approval %s stay, with the error', async (_, answer, sentence) => {
    testServer().answer(approveSuggestion, answer);
    const { user } = await receiveSuggestions(dinner);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText(sentence ?? answer.message)).toBeVisible();
    expect(screen.getByText('Dinner with Ben')).toBeVisible();
  });

  it('that were approved earlier are still there after a reload', async () => {
    testServer().answer(listApprovedSuggestions, [{ ...dinner, eventId: null }]);
    await receiveSuggestions(walking);
    const open = await screen.findByRole('link', { name: 'Open “Dinner with Ben”' });
    expect(open).toBeVisible();
    expect(open).not.toHaveFocus();
    expect(testServer().requests(listApprovedSuggestions)[0]?.query).toEqual({ conversationId });
  });

  it('that are undecided are still shown after a reload', async () => {
    testServer().answer(listSuggestions, [
      {
        ...dinner,
        conversationTitle: 'Friday',
        saidAt: '2026-11-21T09:00:00Z',
        importId: null,
        createdAt: '2026-11-21T09:00:00Z',
      },
    ]);
    await receiveSuggestions();
    expect(screen.getByText('Dinner with Ben')).toBeVisible();
  });
});
