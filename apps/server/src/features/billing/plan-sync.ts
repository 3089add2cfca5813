import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { PaymentProvider } from '#integrations/payments/payments.ts';
import type { Clock } from '#platform/clock.ts';
import { choosePlan, type Entitlement, entitlementOf } from './plan-entitlement.ts';
import * as rows from './plans.repository.ts';

export type PlanSync = ReturnType<typeof createPlanSync>;

/** Makes our state the provider's. Whoever hears that something changed, in whatever order, asks for all of it anew. */
export function createPlanSync({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Reads the provider's state of this person and applies it, unless a later reading was applied meanwhile. */
    syncUser: async (provider: PaymentProvider, userId: string): Promise<Entitlement> => {
      const row = await rows.findPlanRow(db, userId, provider.kind);
      if (row === undefined) return { tier: 'free', currentPeriodEnd: null };
      const number = await rows.beginRead(db, userId, provider.kind);
      const found = await provider.listPlans(row.customerId);
      const now = clock.now();
      const plan = choosePlan(found, now);
      const entitlement = entitlementOf(plan, now);
      await inTransaction(db, async (tx) => {
        const isApplied = await rows.applyRead(tx, userId, provider.kind, {
          number,
          now,
          planId: plan?.id ?? null,
          status: plan?.status ?? null,
          isEnding: plan?.isEnding ?? false,
          currentPeriodEnd: plan?.currentPeriodEnd ?? null,
        });
        if (!isApplied) return;
        await rows.setTier(tx, userId, entitlement);
        await bumpUserVersion(tx, userId);
      });
      return entitlement;
    },

    /** Without a provider to ask, a plan ends when its paid period does. */
    endPlan: async (userId: string): Promise<void> => {
      await inTransaction(db, async (tx) => {
        await rows.setTier(tx, userId, { tier: 'free', currentPeriodEnd: null });
        await bumpUserVersion(tx, userId);
      });
    },
  };
}
