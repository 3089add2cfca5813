import { isInactive } from '#db/active-owner.ts';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import type { Mailer } from '#integrations/email/email.ts';
import type { PushSender } from '#integrations/push/push.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseUnavailable, retryWhileDatabaseUnavailable } from '#platform/database-outage.ts';
import * as deliveries from './deliveries.repository.ts';
import { composeNotificationMail, type MailFrame } from './notification-mail.ts';
import * as settings from './notification-settings.repository.ts';

export interface Recipient {
  email: string;
  timeZone: string;
  /** `off` if this server cannot send mails. */
  emailVerification: 'done' | 'waiting' | 'off';
}

/** Notifications are mailed to verified emails only. The mail with the verification link is not a notification. */
export function mayMail({ emailVerification }: Recipient): boolean {
  return emailVerification === 'done';
}

export interface DeliverDependencies {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  push: PushSender;
  frame: Omit<MailFrame, 'timeZone'>;
  /** With a transaction it reads in it: a second connection could wait for the first while the pool is used up. */
  findRecipient: (userId: string, tx?: Tx) => Promise<Recipient>;
}

/** With `isLastTry` a failure is stored as final instead of being thrown. */
export type Deliver = (userId: string, deliveryId: string, options: { isLastTry: boolean }) => Promise<void>;

type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof deliveries.findWaiting>>>;

/**
 * Sends one mail or one push. A sent delivery is marked in its row, so a job that runs again does not send it twice. If the
 * process crashes between sending and marking, the second mail or push has the id of the first, by which the mailbox and
 * the browser recognise the duplicate.
 */
export function createDeliver(dependencies: DeliverDependencies): Deliver {
  const { db, clock, mailer, push, frame, findRecipient } = dependencies;

  /** Returns why the mail cannot be sent, or null. */
  async function sendMail({ delivery, notification }: WaitingDelivery): Promise<string | null> {
    const recipient = await findRecipient(delivery.userId);
    // The email may have changed since the delivery was planned.
    if (!mayMail(recipient)) return 'unverified';
    await mailer.send({
      to: recipient.email,
      id: `notification-${delivery.id}`,
      ...composeNotificationMail(notification, { ...frame, timeZone: recipient.timeZone }),
    });
    return null;
  }

  /** Returns why the push cannot be sent, or null. */
  async function sendPush({ delivery, notification, subscription }: WaitingDelivery): Promise<string | null> {
    if (subscription === null) return 'unsubscribed';
    const { id, title, body, link, isLate, kind } = notification;
    const lines = kind === 'reminder' && isLate ? [`Late reminder`, body] : [body];
    const message = { id, title, body: lines.filter((text) => text !== '').join('\n'), link };
    if ((await push.send(subscription, message)) === 'sent') return null;
    await inTransaction(db, (tx) => settings.deletePushSubscription(tx, delivery.userId, subscription.id));
    return 'unsubscribed';
  }

  const maySend = async ({ notification, delivery }: WaitingDelivery): Promise<boolean> =>
    notification.kind === 'security' || !(await isInactive(db, delivery.userId));

  const send = (waiting: WaitingDelivery): Promise<string | null> =>
    waiting.delivery.channel === 'push' ? sendPush(waiting) : sendMail(waiting);

  return async (userId, deliveryId, { isLastTry }) => {
    const waiting = await deliveries.findWaiting(db, userId, deliveryId);
    if (waiting === undefined) return;
    let reason: string | null;
    try {
      reason = (await maySend(waiting)) ? await send(waiting) : 'identity.account_closing';
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const code = error instanceof AppError ? error.code : 'internal';
      const isFinal = code === 'email.refused' || code === 'email.not_configured';
      if (!isFinal && !isLastTry) throw error;
      reason = code;
    }
    const state = reason === null ? 'sent' : 'failed';
    const finished = { state, reason, finishedAt: clock.now() } as const;
    // Retried while the database restarts: if the job failed here, its next attempt would send the delivery again.
    await retryWhileDatabaseUnavailable(() => deliveries.finishDelivery(db, userId, deliveryId, finished));
  };
}
