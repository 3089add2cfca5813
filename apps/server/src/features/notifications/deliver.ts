import { type Database, inTransaction } from '#db/database.ts';
import type { Mailer } from '#integrations/email/email.ts';
import type { PushSender } from '#integrations/push/push.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import * as deliveries from './deliveries.repository.ts';
import { composeNotificationMail, type MailFrame } from './notification-mail.ts';
import * as settings from './notification-settings.repository.ts';

export interface Recipient {
  email: string;
  timeZone: string;
}

export interface DeliverDependencies {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  push: PushSender;
  frame: Omit<MailFrame, 'timeZone'>;
  findRecipient: (userId: string) => Promise<Recipient>;
}

/** `isLastTry`: a failure is then kept as final instead of being thrown. */
export type Deliver = (userId: string, deliveryId: string, options: { isLastTry: boolean }) => Promise<void>;

type Waiting = NonNullable<Awaited<ReturnType<typeof deliveries.findWaiting>>>;

/**
 * Sends one mail or one push. What was sent says so in its row, so a job that is run again sends nothing twice; and
 * should the process die between the sending and the row, the second mail or push carries the id of the first, by
 * which the mailbox and the browser know it as the same.
 */
export function createDeliver(dependencies: DeliverDependencies): Deliver {
  const { db, clock, mailer, push, frame, findRecipient } = dependencies;

  async function mail({ delivery, notification }: Waiting): Promise<void> {
    const { email, timeZone } = await findRecipient(delivery.userId);
    await mailer.send({
      to: email,
      id: `notification-${delivery.id}`,
      ...composeNotificationMail(notification, { ...frame, timeZone }),
    });
  }

  /** Returns why it cannot be sent, or nothing. */
  async function pushTo({ delivery, notification, subscription }: Waiting): Promise<string | null> {
    if (subscription === null) return 'unsubscribed';
    const { id, title, body, link, isLate, kind } = notification;
    const said = kind === 'reminder' && isLate ? [`Late reminder`, body] : [body];
    const message = { id, title, body: said.filter((text) => text !== '').join('\n'), link };
    if ((await push.send(subscription, message)) === 'sent') return null;
    await inTransaction(db, (tx) => settings.deletePushSubscription(tx, delivery.userId, subscription.id));
    return 'unsubscribed';
  }

  async function send(waiting: Waiting): Promise<string | null> {
    if (waiting.delivery.channel === 'push') return pushTo(waiting);
    await mail(waiting);
    return null;
  }

  return async (userId, deliveryId, { isLastTry }) => {
    const waiting = await deliveries.findWaiting(db, userId, deliveryId);
    if (waiting === undefined) return;
    let reason: string | null;
    try {
      reason = await send(waiting);
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'internal';
      const isFinal = code === 'email.refused' || code === 'email.not_configured';
      if (!isFinal && !isLastTry) throw error;
      reason = code;
    }
    const state = reason === null ? 'sent' : 'failed';
    await deliveries.finishDelivery(db, userId, deliveryId, { state, reason, finishedAt: clock.now() });
  };
}
