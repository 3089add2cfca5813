import type {
  Notification,
  NotificationSettings,
  NotificationSettingsChange,
  PushSubscriptionBody,
} from '@app/contract/notifications';
import type { Channel } from '@app/contract/reminders';
import { inTransaction, type Queryable, type Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import type { NewId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Turn } from '#platform/rounds.ts';
import { nextBriefingAt } from './briefing-time.ts';
import { createDeliver, type DeliverDependencies, mayMail } from './deliver.ts';
import * as deliveries from './deliveries.repository.ts';
import * as settings from './notification-settings.repository.ts';
import * as errors from './notifications.errors.ts';
import { deliverNotification } from './notifications.jobs.ts';
import { toNotification, toSettings } from './notifications.mapper.ts';
import * as rows from './notifications.repository.ts';

/** What somebody is told, and where. */
export interface Notice {
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
const MAX_DEVICES = 20;

export function createNotificationsService(dependencies: NotificationsDependencies) {
  const { db, clock, newId, jobs, mailer, push, fetcher, findRecipient } = dependencies;

  /** The mail and the pushes of a notice, one row each. */
  async function planDeliveries(
    { tx, userId }: OwnerScope,
    notificationId: string,
    channels: readonly Channel[],
  ): Promise<deliveries.NewDelivery[]> {
    const base = { notificationId, createdAt: clock.now() };
    const isMailed = channels.includes('email') && mayMail(await findRecipient(userId));
    const mails = isMailed ? [{ ...base, id: newId(), channel: 'email' as const }] : [];
    const browsers = channels.includes('push') ? await settings.listPushSubscriptions(tx, userId) : [];
    const pushes = browsers.map(({ id }) => ({
      ...base,
      id: newId(),
      channel: 'push' as const,
      pushSubscriptionId: id,
    }));
    return [...mails, ...pushes];
  }

  async function notify(scope: OwnerScope, { channels, ...notice }: Notice): Promise<void> {
    const { tx, userId } = scope;
    const id = newId();
    const planned = await planDeliveries(scope, id, channels);
    // Who can be reached by no other way still finds it in the app.
    const isInApp = channels.includes('in_app') || planned.length === 0;
    await rows.insertNotification(tx, userId, { ...notice, id, isInApp, createdAt: clock.now() });
    await deliveries.insertDeliveries(tx, userId, planned);
    for (const { id: deliveryId } of planned) await jobs.enqueue(deliverNotification, { userId, deliveryId }, { tx });
  }

  async function planBriefing(tx: Tx, userId: string): Promise<void> {
    const { briefingEnabled, briefingTime } = await settings.findSettings(tx, userId);
    const { timeZone } = await findRecipient(userId);
    const next = briefingEnabled ? nextBriefingAt(briefingTime, timeZone, clock.now()) : null;
    await settings.saveSettings(tx, userId, { nextBriefingAt: next });
  }

  async function describeSettings(userId: string, sessionId: string): Promise<NotificationSettings> {
    const [row, devices, { email }] = await Promise.all([
      settings.findSettings(db, userId),
      settings.listPushSubscriptions(db, userId),
      findRecipient(userId),
    ]);
    const here = { sessionId, email, isEmailAvailable: mailer.isConfigured, pushPublicKey: push.publicKey };
    return toSettings(row, devices, here);
  }

  return {
    /** Part of the caller's transaction, who then bumps the user's version. */
    notify,
    deliver: createDeliver(dependencies),
    /** A delivery whose job is gone, because its processes died. */
    giveUpDelivery: (userId: string, deliveryId: string): Promise<void> =>
      deliveries.giveUpDelivery(db, userId, deliveryId, clock.now()),

    defaultChannels: async ({ tx, userId }: OwnerScope): Promise<Channel[]> =>
      (await settings.findSettings(tx, userId)).defaultChannels,

    /** How somebody wants to be reached, for the features that tell them things. */
    findSettings: (queryable: Queryable, userId: string): Promise<settings.SettingsRow> =>
      settings.findSettings(queryable, userId),

    /** One that was acted upon needs no attention any more. */
    settleReminder: ({ tx, userId }: OwnerScope, reminderId: string): Promise<void> =>
      rows.setReminderRead(tx, userId, reminderId, clock.now()),

    list: async (userId: string, page: Parameters<typeof rows.listNotifications>[2]): Promise<Notification[]> =>
      (await rows.listNotifications(db, userId, page)).map(toNotification),

    setRead: (userId: string, id: string, isRead: boolean): Promise<Notification> =>
      inTransaction(db, async (tx) => {
        const row = await rows.setReadAt(tx, userId, id, isRead ? clock.now() : null);
        if (row === undefined) throw errors.notificationNotFound();
        await bumpUserVersion(tx, userId);
        return toNotification(row);
      }),

    readAll: (userId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await rows.setAllRead(tx, userId, clock.now());
        await bumpUserVersion(tx, userId);
      }),

    getSettings: describeSettings,

    /** Takes the next due briefing and plans the one after it, in the caller's transaction; undefined when none is due. */
    claimBriefing: async (
      tx: Tx,
      now: Date,
      { resting, found }: Turn,
    ): Promise<{ userId: string; dueAt: Date; byEmail: boolean } | undefined> => {
      const due = await settings.lockDueBriefing(tx, now, resting);
      if (due === undefined) return undefined;
      const { userId, briefingTime, briefingByEmail, nextBriefingAt: dueAt } = due.settings;
      found(userId);
      const next = nextBriefingAt(briefingTime, due.timeZone, now);
      await settings.saveSettings(tx, userId, { nextBriefingAt: next });
      return { userId, dueAt: dueAt ?? now, byEmail: briefingByEmail };
    },

    updateSettings: async (
      userId: string,
      sessionId: string,
      { briefing, defaultChannels, eventReminderMinutes }: NotificationSettingsChange,
    ): Promise<NotificationSettings> => {
      const fields = {
        ...(defaultChannels !== undefined && { defaultChannels }),
        ...(eventReminderMinutes !== undefined && { eventReminderMinutes }),
        ...(briefing?.isEnabled !== undefined && { briefingEnabled: briefing.isEnabled }),
        ...(briefing?.time !== undefined && { briefingTime: briefing.time }),
        ...(briefing?.byEmail !== undefined && { briefingByEmail: briefing.byEmail }),
      };
      await inTransaction(db, async (tx) => {
        await settings.saveSettings(tx, userId, fields);
        if (briefing !== undefined) await planBriefing(tx, userId);
      });
      return describeSettings(userId, sessionId);
    },

    sendTest: (userId: string, channels: readonly Channel[]): Promise<void> =>
      inTransaction(db, async (tx) => {
        const body = 'If you can read this, reminders reach you here.';
        const said = { title: 'Test notification', body, link: '/settings' };
        await notify({ tx, userId }, { ...said, kind: 'test', channels, isLate: false, dueAt: clock.now() });
        await bumpUserVersion(tx, userId);
      }),

    /** Throws fetcher.address_refused for a push service inside the operator's network. */
    subscribe: async (
      userId: string,
      session: { sessionId: string; label: string },
      { endpoint, keys }: PushSubscriptionBody,
    ): Promise<string> => {
      fetcher.assertAllowed(endpoint);
      return inTransaction(db, async (tx) => {
        const existing = await settings.listPushSubscriptions(tx, userId);
        for (const { id } of existing.slice(0, Math.max(0, existing.length - MAX_DEVICES + 1))) {
          await settings.deletePushSubscription(tx, userId, id);
        }
        const row = { id: newId(), endpoint, ...keys, ...session, createdAt: clock.now() };
        return settings.savePushSubscription(tx, userId, row);
      });
    },

    unsubscribe: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await settings.deletePushSubscription(tx, userId, id))) throw errors.pushNotFound();
      }),

    /** Housekeeping: what was read long ago. */
    deleteOld: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
      await deliveries.deleteOldDeliveries(db, before);
      await rows.deleteOld(db, before);
    },
  };
}
