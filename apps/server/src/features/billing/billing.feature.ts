import { createBillingService, type BillingService } from '#features/billing/billing.service.ts';
import { registerPaymentRoutes } from '#features/billing/payments.routes.ts';
import { createPlanSync } from '#features/billing/plan-sync.ts';
import { createPlanWatch, type PlanWatch } from '#features/billing/plan-watch.ts';
import { createSandboxDesk, type SandboxDesk } from '#features/billing/sandbox-desk.ts';
import { registerSandboxRoutes } from '#features/billing/sandbox.routes.ts';
import { createUpgrades, type Upgrades } from '#features/billing/upgrades.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';
import { refreshPlan } from './payments.jobs.ts';

export interface PaymentsFeature {
  upgrades: Upgrades;
  planWatch: PlanWatch;
  sandbox: SandboxDesk;
}

const ARRIVAL_MS = 22_000;

export function createBilling({ db, clock, newId, config, payments }: Foundation): BillingService {
  const freeChatsPerMonth = config.billing.FREE_AI_CHATS_PER_MONTH;
  return createBillingService({ db, clock, newId, freeChatsPerMonth, currentProvider: () => payments.current()?.kind });
}

/** Buying Premium and following what becomes of it. */
export function createPaymentsFeature(foundation: Foundation, identity: IdentityService): PaymentsFeature {
  const { db, clock, rounds, payments } = foundation;
  const sync = createPlanSync({ db, clock });
  const findPayer = async (userId: string) => {
    const { email, firstName, lastName } = await identity.getUser(userId);
    return { userId, email, name: `${firstName} ${lastName}` };
  };
  return {
    upgrades: createUpgrades({ db, clock, payments, sync, findPayer }),
    planWatch: createPlanWatch({ db, clock, rounds, payments, sync }),
    sandbox: createSandboxDesk({ db, payments, sync }),
  };
}

export function registerPaymentsRoutes(
  mount: Mount,
  { config, jobs, clock }: Foundation,
  services: PaymentsFeature & { billing: BillingService },
): void {
  registerPaymentRoutes(mount, { ...services, publicUrl: config.server.PUBLIC_URL });
  registerSandboxRoutes(mount, {
    ...services,
    onProcessing: async (userId) => {
      await jobs.enqueue(refreshPlan, { userId }, { startAfter: new Date(clock.now().getTime() + ARRIVAL_MS) });
    },
  });
}
