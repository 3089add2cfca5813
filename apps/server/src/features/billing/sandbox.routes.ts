import { changeSandboxPlan, confirmSandboxIntent, getSandboxIntent } from '@app/contract/sandbox';
import type { Mount } from '#platform/http/route.ts';
import type { BillingService } from './billing.service.ts';
import type { SandboxCheckout } from './sandbox-checkout.ts';

export function registerSandboxRoutes(
  mount: Mount,
  {
    billing,
    sandbox,
    onProcessing,
  }: {
    billing: BillingService;
    sandbox: SandboxCheckout;
    /** Called when a payment is still being processed. */
    onProcessing: (userId: string) => Promise<void>;
  },
): void {
  mount(getSandboxIntent, ({ userId, params }) => sandbox.getIntent(userId, params.id));
  mount(confirmSandboxIntent, async ({ userId, params, body }) => {
    const intent = await sandbox.confirm(userId, params.id, body);
    if (intent.status === 'processing') await onProcessing(userId);
    return intent;
  });
  mount(changeSandboxPlan, async ({ userId, body }) => {
    await sandbox.changePlan(userId, body.action);
    return billing.status(userId);
  });
}
