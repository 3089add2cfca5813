import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyEmail } from '@app/contract/email-verification';
import { listNotifications } from '@app/contract/notifications';
import { createReminder, listReminders } from '@app/contract/reminders';
import { expect, test } from 'vitest';
import { startMailServer } from '../mail-server.ts';
import { startApp, waitFor } from './app-process.ts';

const COUNT = 40;

test(
  'each reminder appears once in the app and is mailed under one message id, even if the process is killed meanwhile',
  { timeout: 240_000 },
  async () => {
    const mail = await startMailServer();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'crash-reminders-'));
    const environment = { SMTP_URL: mail.url };
    let app = await startApp(dataDir, environment);
    try {
      const token = await app.signUp('Ann');
      // Reminders are mailed only to a verified address.
      const confirmation = await waitFor(async () => mail.received.shift());
      const [, mailedToken = ''] = /verify-email\?token=(\S+)/.exec(confirmation.text ?? '') ?? [];
      await app.call(verifyEmail, { body: { token: mailedToken } });
      const soon = new Date(Date.now() + 4_000).toISOString();
      for (let index = 0; index < COUNT; index += 1) {
        const body = { title: `Reminder ${index}`, remindAt: soon, channels: ['in_app' as const, 'email' as const] };
        await app.call(createReminder, { token, body });
      }
      const fetchNotifications = async () => app.call(listNotifications, { token, params: {} });
      for (let kills = 0; kills < 2; kills += 1) {
        const before = kills === 0 ? 0 : mail.received.length;
        await waitFor(async () => (mail.received.length > before ? true : undefined), 2);
        await app.kill();
        app = await startApp(dataDir, environment);
      }
      await waitFor(async () =>
        new Set(mail.received.map(({ subject }) => subject)).size === COUNT ? true : undefined,
      );
      const notifications = await fetchNotifications();
      expect(new Set(notifications.map(({ title }) => title)).size).toBe(COUNT);
      expect(notifications).toHaveLength(COUNT);
      expect((await app.call(listReminders, { token })).every(({ status }) => status === 'fired')).toBe(true);
      // A mail sent at the moment of the kill may be sent again with the same id.
      const ids = mail.received.map(({ messageId }) => messageId);
      expect(new Set(ids).size).toBe(COUNT);
      expect(ids.length).toBeLessThanOrEqual(COUNT + 8);
    } finally {
      await app.stop();
      await mail.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

test(
  'a reminder that became due while the app was down is sent at the start, marked as late',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'late-reminder-'));
    let app = await startApp(dataDir);
    try {
      const token = await app.signUp('Bob');
      const body = { title: 'Tea', remindAt: new Date(Date.now() + 2_000).toISOString() };
      await app.call(createReminder, { token, body });
      await app.kill();
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      app = await startApp(dataDir);
      const [notification] = await waitFor(async () => {
        const notifications = await app.call(listNotifications, { token });
        return notifications.length > 0 ? notifications : undefined;
      });
      expect(notification).toMatchObject({ title: 'Tea', isLate: true });
    } finally {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
