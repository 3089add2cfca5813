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

/** Copies the provider's state to ours. Every change triggers a full read, so the order of events does not matter. */
export function createPlanSync({ db, clock, identity }: PlanSyncDependencies) {
  return {
    /** Reads the user's state at the provider and applies it, unless a later read was applied in the meantime. */
    syncUser: async (provider: PaymentProvider, userId: string): Promise<Entitlement> => {
      const row = await plansRepository.findPlanRow(db, userId, provider.kind);
      if (row === undefined) return { tier: 'free', currentPeriodEnd: null };
      const number = await plansRepository.startRead(db, userId, provider.kind);
      const found = await provider.listPlans(row.customerId);
      const now = clock.now();
      const plan = choosePlan(found, now);
      const entitlement = entitlementOf(plan, now);
      await inTransaction(db, async (tx) => {
        const isApplied = await plansRepository.applyRead(tx, userId, provider.kind, {
          number,
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

    /** For a plan of a provider that is no longer used, once its paid period is over. */
    endPlan: async (userId: string): Promise<void> => {
      await inTransaction(db, async (tx) => {
        await identity.setTier({ tx, userId }, { tier: 'free', currentPeriodEnd: null });
        await bumpUserVersion(tx, userId);
      });
    },
  };
}
