import type { SandboxConfirmBody, SandboxIntent } from '@app/contract/sandbox';
import { prices } from '@app/contract/payments';
import type { Database } from '#db/database.ts';
import type { Payments } from '#integrations/payments/create-payments.ts';
import type { SandboxAction, SandboxProvider } from '#integrations/payments/sandbox-provider.ts';
import type { SandboxRecord } from '#integrations/payments/sandbox-record.ts';
import * as errors from './billing.errors.ts';
import type { PlanSync } from './plan-sync.ts';
import * as plansRepository from './plans.repository.ts';

export type SandboxCheckout = ReturnType<typeof createSandboxCheckout>;

/**
 * Confirms payments and changes plans in the sandbox, as the browser and the portal do at a real provider. Throws
 * billing.payment_not_found when the sandbox is off.
 */
export function createSandboxCheckout({ db, payments, sync }: { db: Database; payments: Payments; sync: PlanSync }) {
  async function requireCustomer(userId: string): Promise<{ sandbox: SandboxProvider; row: plansRepository.PlanRow }> {
    const sandbox = payments.sandbox();
    const row = sandbox && (await plansRepository.findPlanRow(db, userId, 'sandbox'));
    if (sandbox === undefined || row === undefined) throw errors.paymentNotFound();
    return { sandbox, row };
  }

  return {
    getIntent: async (userId: string, intentId: string): Promise<SandboxIntent> => {
      const { sandbox, row } = await requireCustomer(userId);
      return toIntent(await sandbox.getIntent(row.customerId, intentId));
    },

    /** Updates the plan immediately, as after a webhook. */
    confirm: async (userId: string, intentId: string, card: SandboxConfirmBody): Promise<SandboxIntent> => {
      const { sandbox, row } = await requireCustomer(userId);
      const record = await sandbox.confirm(row.customerId, intentId, card);
      await sync.syncUser(sandbox, userId);
      return toIntent(record);
    },

    changePlan: async (userId: string, action: SandboxAction): Promise<void> => {
      const { sandbox, row } = await requireCustomer(userId);
      if (row.planId === null) throw errors.noSubscription();
      await sandbox.act(row.customerId, row.planId, action);
      await sync.syncUser(sandbox, userId);
    },
  };
}

function toIntent({ intentId, intentStatus, tier }: SandboxRecord): SandboxIntent {
  // The sandbox never sets these two statuses, and the contract does not have them.
  const status =
    intentStatus === 'requires_capture' || intentStatus === 'requires_confirmation' ? 'processing' : intentStatus;
  return { id: intentId, status, amount: prices[tier] * 100, currency: 'usd' };
}
