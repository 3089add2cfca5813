import { defineJob, type JobHandler } from '#platform/job-definition.ts';
import type { Deliver } from './deliver.ts';

const RETRIES = 12;

/** One mail or push, which looks by itself whether its owner is closing the account. Tried for about an hour, so that a mail server may restart. */
export const deliverNotification = defineJob<{ userId: string; deliveryId: string }>({
  name: 'deliver-notification',
  retryLimit: RETRIES,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
  concurrency: 4,
});

export function createDeliveryHandler(deliver: Deliver): JobHandler<{ userId: string; deliveryId: string }> {
  return ({ userId, deliveryId }, { attempt }) => deliver(userId, deliveryId, { isLastTry: attempt > RETRIES });
}
