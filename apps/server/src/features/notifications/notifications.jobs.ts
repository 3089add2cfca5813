import { defineJob, type JobHandler } from '#platform/job-definition.ts';
import type { Deliver } from './deliver.ts';

const RETRIES = 12;

/** Sends one mail or push, unless the account is being closed. Retried for about an hour. */
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
