import type {
  NotificationSettings,
  NotificationSettingsChange,
  PushSubscriptionBody,
} from '@app/contract/notifications';
import type { Channel } from '@app/contract/reminders';
import { inTransaction, type Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import type { NewId } from '#platform/ids.ts';
import type { StepContext } from '#platform/rounds.ts';
import type { DeliverDependencies } from './deliver.ts';
import * as repository from './notification-settings.repository.ts';
import * as errors from './notifications.errors.ts';
import { toSettings } from './notifications.mapper.ts';
import { Temporal } from 'temporal-polyfill';

const MAX_BROWSERS = 20;

/** The settings for when and through which channels a user is notified. */
export function createNotificationSettings({ db, clock, mailer, push, findRecipient }: DeliverDependencies) {
  async function planBriefing(tx: Tx, userId: string): Promise<void> {
    const { briefingEnabled, briefingTime } = await repository.findSettings(tx, userId);
    const { timeZone } = await findRecipient(userId);
    const next = briefingEnabled ? nextBriefingAt(briefingTime, timeZone, clock.now()) : null;
    await repository.saveSettings(tx, userId, { nextBriefingAt: next });
  }

  async function getSettings(userId: string, sessionId: string): Promise<NotificationSettings> {
    const [row, browsers, { email }] = await Promise.all([
      repository.findSettings(db, userId),
      repository.listPushSubscriptions(db, userId),
      findRecipient(userId),
    ]);
    const context = { sessionId, email, isEmailAvailable: mailer.isConfigured, pushPublicKey: push.publicKey };
    return toSettings(row, browsers, context);
  }

  return {
    getSettings,
    findSettings: repository.findSettings,

    defaultChannels: async ({ tx, userId }: OwnerScope): Promise<Channel[]> =>
      (await repository.findSettings(tx, userId)).defaultChannels,

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
        await repository.saveSettings(tx, userId, fields);
        if (briefing !== undefined) await planBriefing(tx, userId);
      });
      return getSettings(userId, sessionId);
    },
  };
}

interface DueBriefing {
  userId: string;
  dueAt: Date;
  byEmail: boolean;
}

/**
 * Returns the next due briefing and plans the user's following one, in the caller's transaction; undefined when none is
 * due.
 */
export async function claimBriefing(
  tx: Tx,
  now: Date,
  { recentlyFailed, reportRow }: StepContext,
): Promise<DueBriefing | undefined> {
  const due = await repository.lockDueBriefing(tx, now, recentlyFailed);
  if (due === undefined) return undefined;
  const { userId, briefingTime, briefingByEmail, nextBriefingAt: dueAt } = due.settings;
  reportRow(userId);
  const next = nextBriefingAt(briefingTime, due.timeZone, now);
  await repository.saveSettings(tx, userId, { nextBriefingAt: next });
  return { userId, dueAt: dueAt ?? now, byEmail: briefingByEmail };
}

/** The browsers that receive push messages. */
export function createPushSubscriptions({
  db,
  clock,
  newId,
  fetcher,
}: Pick<DeliverDependencies, 'db' | 'clock'> & { newId: NewId; fetcher: Fetcher }) {
  return {
    /** Throws fetcher.address_refused for a push service inside the operator's network. */
    subscribe: async (
      userId: string,
      session: { sessionId: string; label: string },
      { endpoint, keys }: PushSubscriptionBody,
    ): Promise<string> => {
      fetcher.assertAllowed(endpoint);
      return inTransaction(db, async (tx) => {
        const all = await repository.listPushSubscriptions(tx, userId);
        // A browser that subscribes again replaces its own row.
        const otherBrowsers = all.filter((row) => row.endpoint !== endpoint);
        const surplus = Math.max(0, otherBrowsers.length + 1 - MAX_BROWSERS);
        // The browsers that subscribed first are removed.
        for (const { id } of otherBrowsers.slice(0, surplus)) {
          await repository.deletePushSubscription(tx, userId, id);
        }
        const row = { id: newId(), endpoint, ...keys, ...session, createdAt: clock.now() };
        return repository.savePushSubscription(tx, userId, row);
      });
    },

    unsubscribe: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await repository.deletePushSubscription(tx, userId, id))) throw errors.pushSubscriptionNotFound();
      }),
  };
}

/** The first instant after `after` at which the local time in the time zone is `time` (HH:MM). */
function nextBriefingAt(time: string, timeZone: string, after: Date): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone);
  const today = now.toPlainDate();
  const briefingOn = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
  const briefingToday = briefingOn(today);
  return new Date(briefingToday > after.getTime() ? briefingToday : briefingOn(today.add({ days: 1 })));
}
