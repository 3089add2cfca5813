import { screen, waitFor, within } from '@testing-library/react';
import {
  getNotificationSettings,
  type NotificationSettings,
  subscribeToPush,
  testNotification,
  unsubscribeFromPush,
  updateNotificationSettings,
} from '@app/contract/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { defaultNotificationSettings } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const serveSettings = (settings: Partial<NotificationSettings> = {}) =>
  testServer().answer(getNotificationSettings, { ...defaultNotificationSettings, ...settings });

async function openPage() {
  const app = renderApp('/settings/notifications');
  const heading = await screen.findByRole('heading', { name: 'Notifications' });
  return { ...app, section: within(heading.closest('section') as HTMLElement) };
}

/** A browser with the notification APIs that the page uses. */
function stubPush(permission: NotificationPermission) {
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://push.example/1',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
  };
  const pushManager = {
    getSubscription: async () => null,
    subscribe: vi.fn<(options: PushSubscriptionOptionsInit) => Promise<typeof subscription>>(async () => subscription),
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => undefined,
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => undefined,
    },
  });
  return pushManager;
}

it('sets the default channels, shown at once and rolled back when refused', async () => {
  serveSettings();
  testServer().answer(updateNotificationSettings, new ErrorResponse('internal'));
  const { user, section } = await openPage();
  const byMail = await section.findByLabelText(/^By email to/);
  await user.click(byMail);
  expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
  await waitFor(() => expect(byMail).not.toBeChecked());
  testServer().answer(updateNotificationSettings, {
    ...defaultNotificationSettings,
    defaultChannels: ['in_app', 'email'],
  });
  await user.click(byMail);
  await waitFor(() => expect(byMail).toBeChecked());
  expect(testServer().requests(updateNotificationSettings).at(-1)?.body).toEqual({
    defaultChannels: ['in_app', 'email'],
  });
});

it('adds reminders to new events automatically', async () => {
  serveSettings();
  testServer().answer(updateNotificationSettings, { ...defaultNotificationSettings, eventReminderMinutes: 1_440 });
  const { user, section } = await openPage();
  await user.selectOptions(await section.findByLabelText('Remind me of new events'), '1 day before');
  expect(testServer().requests(updateNotificationSettings)[0]?.body).toEqual({ eventReminderMinutes: 1_440 });
  await waitFor(() => expect(section.getByLabelText('Remind me of new events')).toHaveValue('1440'));
});

it('turns the morning briefing on', async () => {
  serveSettings();
  const briefing = { isEnabled: true, time: '07:00', byEmail: false };
  testServer().answer(updateNotificationSettings, { ...defaultNotificationSettings, briefing });
  const { user, section } = await openPage();
  await user.click(await section.findByLabelText('Morning briefing'));
  expect(await section.findByLabelText('At')).toHaveValue('07:00');
  expect(testServer().requests(updateNotificationSettings)[0]?.body).toEqual({ briefing: { isEnabled: true } });
});

it('says when the app cannot send mail', async () => {
  serveSettings({ isEmailAvailable: false });
  const { section } = await openPage();
  expect(await section.findByText(/cannot send mail yet/)).toBeVisible();
  expect(section.getByLabelText(/^By email to/)).toBeDisabled();
});

it('sends a test through the default channels', async () => {
  serveSettings({ defaultChannels: ['in_app', 'push'] });
  testServer().answer(testNotification, undefined);
  const { user, section } = await openPage();
  await user.click(await section.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('Test sent')).toBeVisible();
  expect(testServer().requests(testNotification)[0]?.body).toEqual({ channels: ['in_app', 'push'] });
});

it('subscribes this browser with the key of the server, and unsubscribes it', async () => {
  serveSettings();
  const pushManager = stubPush('granted');
  const device = { id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01', label: 'Firefox on Linux', isThisSession: true };
  testServer().answer(subscribeToPush, () => {
    serveSettings({ pushDevices: [{ ...device, createdAt: '2026-11-20T09:00:00.000Z' }] });
    return { id: device.id };
  });
  testServer().answer(unsubscribeFromPush, () => {
    serveSettings();
    return undefined;
  });
  const { user, section } = await openPage();
  await user.click(await section.findByRole('button', { name: 'Turn on in this browser' }));
  expect(await section.findByText('Firefox on Linux')).toBeVisible();
  expect(pushManager.subscribe).toHaveBeenCalledWith(
    expect.objectContaining({ userVisibleOnly: true, applicationServerKey: expect.any(Uint8Array) as Uint8Array }),
  );
  await user.click(section.getByRole('button', { name: 'Turn off notifications for Firefox on Linux' }));
  expect(await section.findByText('No browser shows notifications yet.')).toBeVisible();
});

it('says what failed: turning a browser off, or sending a test', async () => {
  const device = { id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0d01', label: 'Firefox on Linux', isThisSession: false };
  serveSettings({ pushDevices: [{ ...device, createdAt: '2026-11-20T09:00:00.000Z' }] });
  testServer().answer(unsubscribeFromPush, () => new Response('', { status: 502 }));
  testServer().answer(testNotification, () => new Response('', { status: 502 }));
  const { user, section } = await openPage();
  await user.click(await section.findByRole('button', { name: 'Turn off notifications for Firefox on Linux' }));
  expect(await screen.findByText(/could not be turned off/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText(/The test could not be sent/)).toBeVisible();
});

it('says that nothing was changed when the browser denies notifications', async () => {
  serveSettings();
  stubPush('denied');
  const { user, section } = await openPage();
  await user.click(await section.findByRole('button', { name: 'Turn on in this browser' }));
  expect(await screen.findByText(/did not allow notifications/)).toBeVisible();
  expect(testServer().requests(subscribeToPush)).toHaveLength(0);
});

it('says when the browser cannot show notifications', async () => {
  serveSettings();
  const { section } = await openPage();
  expect(await section.findByText('This browser cannot show notifications of this page.')).toBeVisible();
});

it('says that the settings could not be loaded, and loads them again', async () => {
  testServer().answer(getNotificationSettings, new ErrorResponse('internal'));
  const { user, section } = await openPage();
  expect(await section.findByText('Failed to load these settings. Please try again.')).toBeVisible();
  serveSettings();
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByLabelText('In the app')).toBeChecked();
});
