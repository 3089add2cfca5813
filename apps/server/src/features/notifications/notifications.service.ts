import type { Notification } from '@app/contract/notifications';
import type { Channel } from '@app/contract/reminders';
import { inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import type { NewId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import { createDeliver, type DeliverDependencies, mayMail } from './deliver.ts';
import * as deliveries from './deliveries.repository.ts';
import { listPushSubscriptions } from './notification-settings.repository.ts';
import { claimBriefing, createNotificationSettings, createPushSubscriptions } from './notification-settings.ts';
import * as errors from './notifications.errors.ts';
import { deliverNotification } from './notifications.jobs.ts';
import { toNotification } from './notifications.mapper.ts';
import * as repository from './notifications.repository.ts';

/** A notification to send, and the channels to send it on. */
export interface NotificationRequest {
  kind: Notification['kind'];
  title: string;
  body: string;
  /** A path within the app. */
  link: string;
  reminderId?: string;
  channels: readonly Channel[];
  isLate: boolean;
  dueAt: Date;
}

export interface NotificationsDependencies extends DeliverDependencies {
  newId: NewId;
  jobs: Pick<JobQueue, 'enqueue'>;
  fetcher: Fetcher;
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;

export function createNotificationsService(dependencies: NotificationsDependencies) {
  return {
    ...createNotifier(dependencies),
    ...createNotificationList(dependencies),
    ...createNotificationSettings(dependencies),
    ...createPushSubscriptions(dependencies),
    /** Part of the caller's transaction; see notification-settings.ts. */
    claimBriefing,
    deliver: createDeliver(dependencies),
  };
}

function createNotifier({ db, clock, newId, jobs, findRecipient }: NotificationsDependencies) {
  /** The rows of the mail and the push messages to send for a notification. */
  async function planDeliveries(
    { tx, userId }: OwnerScope,
    notificationId: string,
    channels: readonly Channel[],
  ): Promise<deliveries.NewDelivery[]> {
    const base = { notificationId, createdAt: clock.now() };
    const isMailed = channels.includes('email') && mayMail(await findRecipient(userId, tx));
    const mails = isMailed ? [{ ...base, id: newId(), channel: 'email' as const }] : [];
    const browsers = channels.includes('push') ? await listPushSubscriptions(tx, userId) : [];
    const pushes = browsers.map(({ id }) => ({
      ...base,
      id: newId(),
      channel: 'push' as const,
      pushSubscriptionId: id,
    }));
    return [...mails, ...pushes];
  }

  async function notify(scope: OwnerScope, { channels, ...notification }: NotificationRequest): Promise<void> {
    const { tx, userId } = scope;
    const id = newId();
    const planned = await planDeliveries(scope, id, channels);
    // A notification that cannot be sent on any other channel is shown in the app.
    const isInApp = channels.includes('in_app') || planned.length === 0;
    await repository.insertNotification(tx, userId, { ...notification, id, isInApp, createdAt: clock.now() });
    await deliveries.insertDeliveries(tx, userId, planned);
    for (const { id: deliveryId } of planned) await jobs.enqueue(deliverNotification, { userId, deliveryId }, { tx });
  }

  return {
    /** Part of the caller's transaction; the caller then bumps the user's version. */
    notify,

    sendTest: (userId: string, channels: readonly Channel[]): Promise<void> =>
      inTransaction(db, async (tx) => {
        const body = 'If you can read this, reminders reach you here.';
        const notification = { kind: 'test' as const, title: 'Test notification', body, link: '/settings' };
        await notify({ tx, userId }, { ...notification, channels, isLate: false, dueAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),
  };
}

function createNotificationList({ db, clock }: NotificationsDependencies) {
  return {
    list: async (userId: string, page: Parameters<typeof repository.listNotifications>[2]): Promise<Notification[]> =>
      (await repository.listNotifications(db, userId, page)).map(toNotification),

    setRead: (userId: string, id: string, isRead: boolean): Promise<Notification> =>
      inTransaction(db, async (tx) => {
        const row = await repository.setReadAt(tx, userId, id, isRead ? clock.now() : null);
        if (row === undefined) throw errors.notificationNotFound();
        await bumpUserVersion(tx, userId);
        return toNotification(row);
      }),

    markAllRead: (userId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await repository.setAllRead(tx, userId, clock.now());
        await bumpUserVersion(tx, userId);
      }),

    /** Marks the notification of a reminder read, because the reminder was done or snoozed. */
    markReminderNotificationRead: ({ tx, userId }: OwnerScope, reminderId: string): Promise<void> =>
      repository.setReminderRead(tx, userId, reminderId, clock.now()),

    /** Marks a delivery as failed when its job was given up because the process crashed repeatedly. */
    giveUpDelivery: (userId: string, deliveryId: string): Promise<void> =>
      deliveries.giveUpDelivery(db, userId, deliveryId, clock.now()),

    /**
     * Housekeeping: deletes deliveries older than `KEPT_DAYS`, and such notifications if they were read or are not
     * shown in the app.
     */
    deleteOld: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
      await deliveries.deleteOldDeliveries(db, before);
      await repository.deleteOld(db, before);
    },
  };
}
