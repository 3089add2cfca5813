import type { Database } from '#db/database.ts';
import type { Payments } from '#integrations/payments/create-payments.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';
import * as errors from './billing.errors.ts';
import type { PlanSync } from './plan-sync.ts';
import * as rows from './plans.repository.ts';

const KEEP_EVENTS_MS = 30 * 86_400_000;

export type PlanWatch = ReturnType<typeof createPlanWatch>;

/** Learns of what happens at the provider: by its webhooks, and by asking where none may have come. */
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
    /** Late, twice or out of order: the event only says whose state to read. Throws billing.webhook_refused. */
    receive: async (rawBody: string, signature: string | undefined): Promise<void> => {
      const provider = payments.current();
      if (provider === undefined) throw errors.paymentsOff();
      const event = provider.readEvent(rawBody, signature);
      if (await rows.hasEvent(db, event.id)) return;
      const { customerId } = event;
      const userId = customerId && (await rows.findUserByCustomer(db, provider.kind, customerId));
      if (userId) await sync.syncUser(provider, userId);
      // Last: a crash before this makes the provider send it again.
      await rows.insertEvent(db, event.id, clock.now());
    },

    /** Reads the state of one person again; nothing without a provider. */
    refresh: async (userId: string): Promise<void> => {
      const provider = payments.current();
      if (provider !== undefined) await sync.syncUser(provider, userId);
    },

    /** At the start and every few minutes: payments on their way, failed renewals, periods that are over. */
    reconcile: async (): Promise<void> => {
      const provider = payments.current();
      const now = clock.now();
      const abandoned = await rows.listAbandoned(db, provider?.kind, now, round.resting());
      await round.each(abandoned, (userId) => userId, sync.endPlan);
      if (provider === undefined) return;
      let after: string | undefined;
      for (;;) {
        const page = await rows.listUncertain(db, provider.kind, now, after);
        await round.each(
          page,
          (userId) => userId,
          (userId) => sync.syncUser(provider, userId),
        );
        after = page.at(-1);
        if (after === undefined) return;
      }
    },

    /** Housekeeping: the provider gives up sending an event long before this. */
    deleteOldEvents: (): Promise<void> => rows.deleteEvents(db, new Date(clock.now().getTime() - KEEP_EVENTS_MS)),
  };
}
