import type { FeatureParts } from '#features/feature.ts';
import type { Foundation } from '#features/foundation.ts';
import type { AccountClosing } from '#features/identity/account-closing.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { reconcilePlans, refreshPlan } from './billing.jobs.ts';
import { registerBillingRoutes } from './billing.routes.ts';
import { type BillingService, createBillingService } from './billing.service.ts';
import { registerPaymentRoutes } from './payments.routes.ts';
import { createPlanSync } from './plan-sync.ts';
import { createPlanWatch, type PlanWatch } from './plan-watch.ts';
import { createSandboxCheckout } from './sandbox-checkout.ts';
import { registerSandboxRoutes } from './sandbox.routes.ts';
import { createUpgrades } from './upgrades.ts';

type Needs = Pick<Foundation, 'clock' | 'config' | 'db' | 'jobs' | 'newId' | 'payments' | 'rounds' | 'site'> & {
  identity: IdentityService;
  closing: AccountClosing;
};

/** A processing payment is checked again this long after its confirmation. The sandbox takes 20 seconds to process one. */
const PAYMENT_CHECK_DELAY_MS = 22_000;

/** Limits and usage, buying Premium, and keeping plans up to date with the payment provider. */
export function billingFeature(needs: Needs): FeatureParts<{ billing: BillingService; planWatch: PlanWatch }> {
  const { clock, closing, config, db, identity, jobs, newId, payments, rounds, site } = needs;
  const billing = createBillingService({
    db,
    clock,
    newId,
    freeChatsPerMonth: config.billing.FREE_AI_CHATS_PER_MONTH,
    currentProvider: () => payments.current()?.kind,
  });
  const sync = createPlanSync({ db, clock, identity });
  const findPayer = async (userId: string) => {
    const { email, firstName, lastName } = await identity.getUser(userId);
    return { userId, email, name: `${firstName} ${lastName}` };
  };
  const upgrades = createUpgrades({ db, clock, payments, sync, findPayer });
  const planWatch = createPlanWatch({ db, clock, rounds, payments, sync });
  const sandbox = createSandboxCheckout({ db, payments, sync });

  jobs.register(reconcilePlans, () => planWatch.reconcile());
  jobs.register(refreshPlan, ({ userId }) => planWatch.refresh(userId));
  closing.onBefore((userId) => upgrades.cancelNow(userId));

  return {
    services: { billing, planWatch },
    routes: (mount) => {
      registerBillingRoutes(mount, billing);
      registerPaymentRoutes(mount, { billing, upgrades, planWatch, publicUrl: site.publicUrl });
      registerSandboxRoutes(mount, {
        billing,
        sandbox,
        onProcessing: async (userId) => {
          await jobs.enqueue(
            refreshPlan,
            { userId },
            { startAfter: new Date(clock.now().getTime() + PAYMENT_CHECK_DELAY_MS) },
          );
        },
      });
    },
    cleanup: {
      'chat-reservations': () => billing.deleteLapsedReservations(),
      'payment-events': () => planWatch.deleteOldEvents(),
    },
    recovery: { plans: () => jobs.enqueue(reconcilePlans, {}) },
  };
}
