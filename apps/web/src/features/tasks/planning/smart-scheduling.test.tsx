import {
  assistScheduling,
  listScheduleSuggestions,
  resetTimeOfDay,
  type ScheduleSuggestion,
  acceptSlot,
  updatePlanningPreferences,
  getPlanningPreferences,
} from '@app/contract/planning';
import { deleteEvent } from '@app/contract/event-edits';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { defaultPreferences } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const slides: ScheduleSuggestion = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01',
  kind: 'task',
  title: 'Prepare the slides',
  reason: 'Due Monday, and free before then.',
  slot: { start: '2026-11-24T06:00:00.000Z', duration: 90 },
};
const spanish: ScheduleSuggestion = {
  ...slides,
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d02',
  kind: 'goal',
  title: 'Learn Spanish',
};
const eventId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d09';

describe('Smart Scheduling', () => {
  it('shows each suggestion with its slot and its reason, and schedules it with Quick Add', async () => {
    testServer().answer(listScheduleSuggestions, [slides, spanish]);
    testServer().answer(acceptSlot, () => {
      testServer().answer(listScheduleSuggestions, [spanish]);
      return { eventId, title: slides.title, slot: slides.slot };
    });
    const { user } = renderApp('/schedule');
    expect(await screen.findByRole('heading', { name: 'Smart Scheduling' })).toBeVisible();
    const row = within((await screen.findByText('Prepare the slides')).closest('li') as HTMLElement);
    expect(row.getByText('Due Monday, and free before then.')).toBeVisible();
    expect(row.getByText(/7:00 AM · 1 h 30 min$/)).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Quick Add Prepare the slides, Tuesday 7:00 AM' }));
    await findToast('Task Scheduled!', '"Prepare the slides" has been added to Tuesday 7:00 AM');
    expect(testServer().requests(acceptSlot)[0]?.body).toEqual({
      title: 'Prepare the slides',
      taskId: slides.id,
      start: slides.slot.start,
      duration: 90,
    });
    await waitFor(() => expect(screen.queryByText('Prepare the slides')).not.toBeInTheDocument());
  });

  it('deletes the event of a Quick Add on Undo', async () => {
    testServer().answer(listScheduleSuggestions, [slides]);
    testServer().answer(acceptSlot, { eventId, title: slides.title, slot: slides.slot });
    testServer().answer(deleteEvent, undefined);
    const { user } = renderApp('/schedule');
    await user.click(await screen.findByRole('button', { name: /^Quick Add Prepare the slides/ }));
    const toast = await findToast('Task Scheduled!');
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await findToast('Undone');
    expect(testServer().requests(deleteEvent)[0]?.params).toEqual({ id: eventId });
  });

  it('does not link a task when it books a slot for a goal', async () => {
    testServer().answer(listScheduleSuggestions, [spanish]);
    testServer().answer(acceptSlot, { eventId, title: spanish.title, slot: spanish.slot });
    const { user } = renderApp('/schedule');
    await user.click(await screen.findByRole('button', { name: /^Quick Add Learn Spanish/ }));
    await findToast('Task Scheduled!');
    expect(testServer().requests(acceptSlot)[0]?.body).toMatchObject({ taskId: null });
  });

  it('shows an empty state, and an error when it could not be loaded', async () => {
    testServer().answer(listScheduleSuggestions, new ErrorResponse('internal'));
    const { user } = renderApp('/schedule');
    expect(await screen.findByText('Failed to load suggestions. Please try again.')).toBeVisible();
    testServer().answer(listScheduleSuggestions, []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing to schedule')).toBeVisible();
  });
});

describe('Get AI Scheduling Help', () => {
  const reply = {
    response: '2 free slots of 2 hours for “Tax return” next week, within your working hours.',
    title: 'Tax return',
    taskId: null,
    slots: [
      { start: '2026-11-24T06:00:00.000Z', duration: 120 },
      { start: '2026-11-25T08:30:00.000Z', duration: 120 },
    ],
  };

  async function openHelp() {
    const app = renderApp('/schedule');
    await app.user.click(await screen.findByRole('button', { name: 'Get AI Scheduling Help' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'AI Scheduling Help' }));
    const enterRequest = async (text: string) => {
      await app.user.type(dialog.getByRole('textbox', { name: 'What do you need time for?' }), `${text}{Enter}`);
    };
    return { ...app, dialog, ask: enterRequest };
  }

  it('replies with one button per slot; choosing a slot books it and closes the dialog', async () => {
    let answer = (): void => undefined;
    testServer().answer(assistScheduling, () => new Promise((resolve) => (answer = () => resolve(reply))));
    testServer().answer(acceptSlot, { eventId, title: reply.title, slot: reply.slots[0] ?? slides.slot });
    const { user, dialog, ask } = await openHelp();
    await ask('2 hours for the tax return next week');
    expect(await dialog.findByText('AI is thinking...')).toBeVisible();
    answer();
    expect(await dialog.findByText(reply.response)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Schedule Wednesday 9:30 AM' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Schedule Tuesday 7:00 AM' }));
    await findToast('Task Scheduled!', '"Tax return" has been added to Tuesday 7:00 AM');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sends the history along', async () => {
    testServer().answer(assistScheduling, reply);
    const { dialog, ask } = await openHelp();
    await ask('2 hours for the tax return');
    await dialog.findByText(reply.response);
    await ask('rather in the evening');
    await waitFor(() => expect(testServer().requests(assistScheduling)).toHaveLength(2));
    expect(testServer().requests(assistScheduling)[1]?.body).toEqual({
      message: 'rather in the evening',
      history: ['2 hours for the tax return'],
    });
  });

  it('restores the text and leads to the upgrade when the AI chats of the month are used up', async () => {
    testServer().answer(assistScheduling, new ErrorResponse('chat.limit_reached'));
    const { dialog, ask } = await openHelp();
    await ask('an hour for emails');
    expect(await dialog.findByText(/You've reached your message limit for this month\./)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/profile');
    expect(dialog.getByRole('textbox')).toHaveValue('an hour for emails');
  });
});

describe('working hours in the settings', () => {
  it('are shown, changed and saved', async () => {
    testServer().answer(updatePlanningPreferences, ({ body }) => ({
      ...defaultPreferences,
      ...(body as Partial<typeof defaultPreferences>),
    }));
    const { user } = renderApp('/settings/working-hours');
    const section = within(await screen.findByRole('region', { name: 'Working hours' }));
    expect(await section.findByLabelText('Monday from')).toHaveValue('09:00');
    await user.click(section.getByRole('checkbox', { name: 'Work on Friday' }));
    await user.click(section.getByRole('checkbox', { name: 'Work on Saturday' }));
    await user.selectOptions(section.getByRole('combobox', { name: 'Buffer' }), '15 min');
    await user.click(section.getByRole('button', { name: 'Save hours' }));
    await findToast('Working hours saved');
    const workday = { from: 540, to: 1020 };
    expect(testServer().requests(updatePlanningPreferences)[0]?.body).toEqual({
      workingDays: [null, workday, workday, workday, workday, null, workday],
      bufferMinutes: 15,
    });
  });

  it('stay empty when a time is cleared, and are not saved without it', async () => {
    testServer().answer(updatePlanningPreferences, defaultPreferences);
    const { user } = renderApp('/settings/working-hours');
    const section = within(await screen.findByRole('region', { name: 'Working hours' }));
    const end = await section.findByLabelText('Monday to');
    fireEvent.change(end, { target: { value: '' } });
    expect(end).toHaveValue('');
    await user.click(section.getByRole('button', { name: 'Save hours' }));
    expect(section.getByText('Enter a start and an end for each working day.')).toBeVisible();
    expect(testServer().requests(updatePlanningPreferences)).toHaveLength(0);
    fireEvent.change(end, { target: { value: '00:00' } });
    await user.click(section.getByRole('button', { name: 'Save hours' }));
    await waitFor(() =>
      expect(testServer().requests(updatePlanningPreferences)[0]?.body.workingDays?.[1]).toEqual({
        from: 540,
        to: 1440,
      }),
    );
  });

  it('are shown with the learned time of day, which can be reset', async () => {
    const timeOfDay = { shares: { morning: 0.2, afternoon: 0.8, evening: 0 }, accepted: 10, isUsed: true };
    testServer().answer(getPlanningPreferences, { ...defaultPreferences, timeOfDay });
    testServer().answer(resetTimeOfDay, defaultPreferences);
    const { user } = renderApp('/settings/working-hours');
    expect(await screen.findByText('From the last 10 slots you accepted:')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Afternoons' })).toHaveValue(80);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText(/Learnt from the slots you accept/)).toBeVisible();
  });
});
