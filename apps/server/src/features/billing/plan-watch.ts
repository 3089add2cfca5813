import type { Database } from '#db/database.ts';
import type { Payments } from '#integrations/payments/create-payments.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';
import * as errors from './billing.errors.ts';
import type { PlanSync } from './plan-sync.ts';
import * as plansRepository from './plans.repository.ts';

const KEEP_EVENTS_MS = 30 * 86_400_000;

/** The rows of this round are user ids. */
const idOfRow = (userId: string) => userId;

export type PlanWatch = ReturnType<typeof createPlanWatch>;

/** Follows changes at the payment provider by webhooks, and by polling in case a webhook was lost. */
export function createPlanWatch(dependencies: {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  payments: Payments;
  sync: PlanSync;
}) {
  const { db, clock, payments, sync } = dependencies;
  const round = dependencies.rounds.open('plans');

  return {
    /**
     * An event only names the customer to sync, so it may be late, repeated or out of order. Throws
     * billing.payments_off and billing.webhook_refused.
     */
    receiveWebhook: async (rawBody: string, signature: string | undefined): Promise<void> => {
      const provider = payments.current();
      if (provider === undefined) throw errors.paymentsTurnedOff();
      const event = provider.parseWebhook(rawBody, signature);
      if (await plansRepository.hasEvent(db, event.id)) return;
      const { customerId } = event;
      const userId = customerId && (await plansRepository.findUserByCustomer(db, provider.kind, customerId));
      if (userId) await sync.syncUser(provider, userId);
      // Stored last, so that the provider sends the event again after a crash before this line.
      await plansRepository.insertEvent(db, event.id, clock.now());
    },

    /** Syncs the plan of one user; does nothing without a provider. */
    refresh: async (userId: string): Promise<void> => {
      const provider = payments.current();
      if (provider !== undefined) await sync.syncUser(provider, userId);
    },

    /** Called at start and every ten minutes: syncs plans with pending payments, failed renewals or ended periods. */
    reconcile: async (): Promise<void> => {
      const provider = payments.current();
      const now = clock.now();
      const endedUserIds = await plansRepository.listEndedOfOtherProviders(
        db,
        provider?.kind,
        now,
        round.listRecentlyFailed(),
      );
      await round.each(endedUserIds, idOfRow, sync.revertToFree);
      if (provider === undefined) return;
      let after: string | undefined;
      for (;;) {
        const page = await plansRepository.listPossiblyChanged(db, provider.kind, now, after);
        await round.each(page, idOfRow, (userId) => sync.syncUser(provider, userId));
        after = page.at(-1);
        if (after === undefined) return;
      }
    },

    /** Deletes events that are so old that the provider no longer resends them. */
    deleteOldEvents: (): Promise<void> =>
      plansRepository.deleteEvents(db, new Date(clock.now().getTime() - KEEP_EVENTS_MS)),
  };
}
