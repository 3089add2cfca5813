import {
  getNotificationSettings,
  listNotifications,
  readAllNotifications,
  subscribeToPush,
  testNotification,
  unsubscribeFromPush,
  updateNotification,
  updateNotificationSettings,
} from '@app/contract/notifications';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import type { Mount } from '#platform/http/route.ts';
import type { NotificationsService } from './notifications.service.ts';

const ListCursor = z.tuple([z.iso.datetime(), z.uuid()]);
const testLimit = { name: 'test-notification', limit: 5, windowSeconds: 600 };

export interface NotificationRouteDependencies {
  notifications: NotificationsService;
  /** 'Firefox on Linux' for a User-Agent header. */
  nameBrowser: (userAgent: string | null) => string;
}

export function registerNotificationRoutes(
  mount: Mount,
  { notifications, nameBrowser }: NotificationRouteDependencies,
): void {
  mount(
    listNotifications,
    async ({ userId, query, reply }) => {
      const [createdAt, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, ListCursor);
      const after = createdAt !== undefined && id !== undefined ? { after: { createdAt, id } } : {};
      const page = await notifications.list(userId, { limit: query.limit + 1, ...after });
      const shown = page.slice(0, query.limit);
      const last = shown.at(-1);
      if (page.length > query.limit && last !== undefined) {
        reply.header('link', nextPageLink('/api/notifications', query, encodeCursor([last.createdAt, last.id])));
      }
      return shown;
    },
    { isPolled: true },
  );
  mount(updateNotification, ({ userId, params, body }) => notifications.setRead(userId, params.id, body.isRead));
  mount(readAllNotifications, ({ userId }) => notifications.markAllRead(userId));
  mount(getNotificationSettings, ({ userId, session }) => notifications.getSettings(userId, session.sessionId));
  mount(updateNotificationSettings, ({ userId, session, body }) =>
    notifications.updateSettings(userId, session.sessionId, body),
  );
  mount(testNotification, ({ userId, body }) => notifications.sendTest(userId, body.channels), {
    rateLimit: testLimit,
  });
  mount(subscribeToPush, async ({ userId, session, body, request }) => {
    const label = nameBrowser(request.headers['user-agent'] ?? null);
    return { id: await notifications.subscribe(userId, { sessionId: session.sessionId, label }, body) };
  });
  mount(unsubscribeFromPush, ({ userId, params }) => notifications.unsubscribe(userId, params.id));
}
