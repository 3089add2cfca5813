import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { PaymentProvider } from '#integrations/payments/payments.ts';
import type { Clock } from '#platform/clock.ts';
import { choosePlan, type Entitlement, entitlementOf } from './plan-entitlement.ts';
import * as plansRepository from './plans.repository.ts';

export type PlanSync = ReturnType<typeof createPlanSync>;

interface PlanSyncDependencies {
  db: Database;
  clock: Clock;
  identity: Pick<IdentityService, 'setTier'>;
}

/**
 * Copies plans from the payment provider to the database. Every change at the provider triggers a full read, so the order
 * of the provider's events does not matter.
 */
export function createPlanSync({ db, clock, identity }: PlanSyncDependencies) {
  return {
    /** Reads the user's plans at the provider and stores the result, unless the result of a later read is stored already. */
    syncUser: async (provider: PaymentProvider, userId: string): Promise<Entitlement> => {
      const row = await plansRepository.findPlanRow(db, userId, provider.kind);
      if (row === undefined) return { tier: 'free', currentPeriodEnd: null };
      const readNumber = await plansRepository.startRead(db, userId, provider.kind);
      const plans = await provider.listPlans(row.customerId);
      const now = clock.now();
      const plan = choosePlan(plans, now);
      const entitlement = entitlementOf(plan, now);
      await inTransaction(db, async (tx) => {
        const isApplied = await plansRepository.applyRead(tx, userId, provider.kind, {
          number: readNumber,
          now,
          planId: plan?.id ?? null,
          status: plan?.status ?? null,
          isEnding: plan?.isEnding ?? false,
          currentPeriodEnd: plan?.currentPeriodEnd ?? null,
        });
        if (!isApplied) return;
        await identity.setTier({ tx, userId }, entitlement);
        await bumpUserVersion(tx, userId);
      });
      return entitlement;
    },

    /**
     * Sets a user back to Free. Called for users whose paid period has ended and whose payment provider is no longer
     * the configured one.
     */
    revertToFree: async (userId: string): Promise<void> => {
      await inTransaction(db, async (tx) => {
        await identity.setTier({ tx, userId }, { tier: 'free', currentPeriodEnd: null });
        await bumpUserVersion(tx, userId);
      });
    },
  };
}
