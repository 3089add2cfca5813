import {
  createReminder,
  deleteReminder,
  listReminders,
  type Reminder,
  snoozeReminder,
  updateReminder,
} from '@app/contract/reminders';
import { restoreTrashItem } from '@app/contract/trash';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const base: Reminder = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01',
  title: 'Call the dentist',
  remindAt: inHours(-1),
  timeZone: 'UTC',
  recurrence: null,
  channels: ['in_app'],
  status: 'fired',
  firedAt: inHours(-1),
  nextAt: null,
  isLate: false,
  eventId: null,
  minutesBefore: null,
  conversationId: null,
  messageId: null,
  createdAt: inHours(-48),
};
const weekly: Reminder = {
  ...base,
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a02',
  title: 'Water the plants',
  recurrence: 'FREQ=WEEKLY',
  status: 'scheduled',
  remindAt: inHours(72),
  nextAt: inHours(72),
  channels: ['in_app', 'email'],
  conversationId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01',
};
const far: Reminder = {
  ...weekly,
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a03',
  title: 'Renew passport',
  nextAt: inHours(24 * 40),
};
const done: Reminder = { ...base, id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a04', title: 'Pay rent', status: 'done' };

const serveReminders = (...reminders: Reminder[]) => testServer().answer(listReminders, reminders);
const getSection = (name: string) => within(screen.getByRole('region', { name }));

it('says how often a reminder repeats, even if the form does not offer its rule', async () => {
  serveReminders({ ...weekly, recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO' });
  renderApp('/reminders');
  expect(await screen.findByText('Every 2 weeks on Monday')).toBeVisible();
});

it('shows the groups today, soon and later, and the group done only on request', async () => {
  serveReminders(base, weekly, far, done);
  const { user } = renderApp('/reminders');
  expect(await screen.findByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible();
  await screen.findByText('Call the dentist');
  expect(getSection('Today').getByText('Call the dentist')).toBeVisible();
  const soon = getSection('Soon');
  expect(soon.getByText('Water the plants')).toBeVisible();
  expect(soon.getByText('Every week')).toBeVisible();
  expect(soon.getByText('By email')).toBeInTheDocument();
  expect(soon.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
    'href',
    `/conversation-chat/${weekly.conversationId}`,
  );
  expect(getSection('Later').getByText('Renew passport')).toBeVisible();
  expect(screen.queryByText('Pay rent')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show 1 done' }));
  expect(getSection('Done').getByText('Pay rent')).toBeVisible();
});

it('sorts due reminders by when they were due, not by the next time of a repeating one', async () => {
  const pills = {
    ...weekly,
    title: 'Take the pills',
    status: 'fired',
    firedAt: inHours(-30),
    nextAt: inHours(1),
  } as const;
  serveReminders(base, pills);
  renderApp('/reminders');
  await screen.findByText('Take the pills');
  const rows = getSection('Today').getAllByRole('button', { name: /^Mark .* as done$/ });
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    'Mark Take the pills as done',
    'Mark Call the dentist as done',
  ]);
});

it('says which reminders are late and which were missed', async () => {
  serveReminders({ ...base, isLate: true }, { ...base, id: weekly.id, title: 'Old', status: 'missed', isLate: true });
  renderApp('/reminders');
  expect(await screen.findByText('Late')).toBeVisible();
  expect(screen.getByText('Missed')).toBeVisible();
});

it('marks a reminder as done at once, and as open again when the server refuses', async () => {
  serveReminders(base);
  testServer().answer(updateReminder, new ErrorResponse('internal'));
  const { user } = renderApp('/reminders');
  await user.click(await screen.findByRole('button', { name: 'Mark Call the dentist as done' }));
  expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Mark Call the dentist as done' })).toBeVisible();
  testServer().answer(updateReminder, { ...base, status: 'done' });
  serveReminders({ ...base, status: 'done' });
  await user.click(screen.getByRole('button', { name: 'Mark Call the dentist as done' }));
  expect(await screen.findByText('Marked as done')).toBeVisible();
  expect(screen.getByText('Nothing is due today.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(
      testServer()
        .requests(updateReminder)
        .map(({ body }) => body.status),
    ).toEqual(['done', 'done', 'scheduled']),
  );
});

it('snoozes and deletes a reminder from its menu, and restores it from the trash', async () => {
  serveReminders(base);
  testServer().answer(snoozeReminder, { ...base, status: 'snoozed', nextAt: inHours(1) });
  testServer().answer(deleteReminder, undefined);
  testServer().answer(restoreTrashItem, undefined);
  const { user } = renderApp('/reminders');
  const open = async () => user.click(await screen.findByRole('button', { name: 'Actions for Call the dentist' }));
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Snooze 1 hour' }));
  expect(await screen.findByText(/^Snoozed until (today|tomorrow)/)).toBeVisible();
  const { body } = testServer().requests(snoozeReminder)[0] ?? {};
  expect(Date.parse(body?.until ?? '') - Date.now()).toBeGreaterThan(hour * 0.9);
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('Reminder deleted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(testServer().requests(restoreTrashItem)).toHaveLength(1));
});

it('adds a reminder with a time in the zone of the user and the chosen channels', async () => {
  serveReminders();
  testServer().answer(createReminder, weekly);
  const { user } = renderApp('/reminders');
  await user.click(await screen.findByRole('button', { name: 'Add Reminder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a reminder' }));
  await user.click(dialog.getByRole('button', { name: 'Add Reminder' }));
  expect(dialog.getByText('Please enter what to remind you of.')).toBeVisible();
  expect(dialog.getByText('Please choose when to remind you.')).toBeVisible();
  await user.type(dialog.getByLabelText('Remind me to'), 'Water the plants');
  await user.click(dialog.getByRole('button', { name: 'Tomorrow, 9:00 AM' }));
  await user.selectOptions(dialog.getByLabelText('Repeat'), 'Every week');
  await user.click(dialog.getByLabelText(/^By email to/));
  expect(dialog.getByLabelText(/turn it on in Settings/)).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Add Reminder' }));
  expect(await screen.findByText('Reminder added')).toBeVisible();
  const [request] = testServer().requests(createReminder);
  expect(request?.body).toMatchObject({
    title: 'Water the plants',
    recurrence: 'FREQ=WEEKLY',
    channels: ['in_app', 'email'],
  });
});

it('changes a reminder without sending an unchanged time, which may have passed', async () => {
  serveReminders(base);
  testServer().answer(updateReminder, base);
  const { user } = renderApp('/reminders');
  await user.click(await screen.findByRole('button', { name: 'Actions for Call the dentist' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit reminder' }));
  await user.type(dialog.getByLabelText('Remind me to'), ' at noon');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(testServer().requests(updateReminder)[0]?.body).toEqual({
      title: 'Call the dentist at noon',
      channels: ['in_app'],
    }),
  );
});

it('says what is wrong with a time in the form', async () => {
  serveReminders();
  testServer().answer(createReminder, new ErrorResponse('reminders.time_passed'));
  const { user } = renderApp('/reminders');
  await user.click(await screen.findByRole('button', { name: 'Add Reminder' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a reminder' }));
  await user.type(dialog.getByLabelText('Remind me to'), 'Call');
  await user.click(dialog.getByRole('button', { name: 'In an hour' }));
  await user.click(dialog.getByRole('button', { name: 'Add Reminder' }));
  expect(await dialog.findByText('This time is in the past. Please choose a later one.')).toBeVisible();
});

it('has an empty state, and an error state with a way to try again', async () => {
  testServer().answer(listReminders, new ErrorResponse('internal'));
  const { user } = renderApp('/reminders');
  expect(await screen.findByText('Failed to load reminders. Please try again.')).toBeVisible();
  serveReminders();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No reminders')).toBeVisible();
});
