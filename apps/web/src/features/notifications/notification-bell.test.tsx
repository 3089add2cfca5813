import { screen, waitFor, within } from '@testing-library/react';
import {
  listNotifications,
  type Notification,
  readAllNotifications,
  updateNotification,
} from '@app/contract/notifications';
import { snoozeReminder, updateReminder } from '@app/contract/reminders';
import { expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const unreadNotification: Notification = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b01',
  kind: 'reminder',
  title: 'Call the dentist',
  body: '',
  link: '/reminders',
  isLate: true,
  dueAt: new Date(Date.now() - 3_600_000).toISOString(),
  createdAt: new Date().toISOString(),
  isRead: false,
  reminderId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01',
};
const read: Notification = {
  ...unreadNotification,
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0b02',
  title: 'Pay rent',
  isRead: true,
  isLate: false,
};

const serveNotifications = (...notifications: Notification[]) => testServer().answer(listNotifications, notifications);

async function openPage() {
  const app = renderApp('/trash');
  await app.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return { ...app, panel: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
}

it('counts unread notifications and lists all, with late ones marked', async () => {
  serveNotifications(unreadNotification, read);
  const { panel } = await openPage();
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(await panel.findByRole('link', { name: 'Call the dentist' })).toHaveAttribute('href', '/reminders');
  expect(panel.getByText('Late')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Pay rent' })).toBeVisible();
  expect(panel.getByRole('link', { name: 'All reminders' })).toHaveAttribute('href', '/reminders');
});

it('marks one or all as read, and as unread again when the server refuses', async () => {
  serveNotifications(unreadNotification);
  testServer().answer(updateNotification, new ErrorResponse('internal'));
  const { user, panel } = await openPage();
  await user.click(await panel.findByRole('button', { name: 'Mark “Call the dentist” as read' }));
  expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
  expect(await panel.findByRole('button', { name: 'Mark “Call the dentist” as read' })).toBeVisible();
  testServer().answer(readAllNotifications, () => {
    serveNotifications({ ...unreadNotification, isRead: true });
    return undefined;
  });
  await user.click(panel.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
});

it('marks a reminder as done or snoozes it', async () => {
  serveNotifications(unreadNotification);
  // Refused, so that the notification stays unread and keeps its buttons.
  testServer().answer(updateReminder, new ErrorResponse('reminders.not_found'));
  testServer().answer(snoozeReminder, new ErrorResponse('reminders.not_found'));
  const { user, panel } = await openPage();
  await user.click(await panel.findByRole('button', { name: 'Snooze Call the dentist for 10 minutes' }));
  expect(testServer().requests(snoozeReminder)[0]).toMatchObject({
    params: { id: unreadNotification.reminderId },
    body: { minutes: 10 },
  });
  await user.click(await panel.findByRole('button', { name: 'Mark Call the dentist as done' }));
  expect(testServer().requests(updateReminder)[0]?.body).toEqual({ status: 'done' });
});

it('says that nothing is new', async () => {
  serveNotifications();
  const { panel } = await openPage();
  expect(await panel.findByText('Nothing new')).toBeVisible();
});

it('loads the notifications again on request after a failure', async () => {
  testServer().answer(listNotifications, new ErrorResponse('internal'));
  const { user, panel } = await openPage();
  expect(await panel.findByText('Failed to load notifications. Please try again.')).toBeVisible();
  serveNotifications(read);
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText('Pay rent')).toBeVisible();
});
