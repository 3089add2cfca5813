import type { Notification, NotificationSettings } from '@app/contract/notifications';
import type { PushRow, SettingsRow } from './notification-settings.repository.ts';
import type { NotificationRow } from './notifications.repository.ts';

export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    link: row.link,
    isLate: row.isLate,
    dueAt: row.dueAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    reminderId: row.reminderId,
  };
}

export function toSettings(
  row: SettingsRow,
  browsers: PushRow[],
  context: { sessionId: string; email: string; isEmailAvailable: boolean; pushPublicKey: string },
): NotificationSettings {
  const { sessionId, ...fields } = context;
  return {
    defaultChannels: row.defaultChannels,
    eventReminderMinutes: row.eventReminderMinutes,
    briefing: { isEnabled: row.briefingEnabled, time: row.briefingTime, byEmail: row.briefingByEmail },
    pushDevices: browsers.map((browser) => ({
      id: browser.id,
      label: browser.label,
      createdAt: browser.createdAt.toISOString(),
      isThisSession: browser.sessionId === sessionId,
    })),
    ...fields,
  };
}
