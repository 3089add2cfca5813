import {
  changeTier,
  confirmPayment,
  createPaymentIntent,
  getPaymentSetup,
  openPortal,
  receiveStripeEvent,
} from '@app/contract/payments';
import { ownOrigin } from '#platform/http/own-origin.ts';
import type { Mount } from '#platform/http/route.ts';
import type { BillingService } from './billing.service.ts';
import type { PlanWatch } from './plan-watch.ts';
import type { Upgrades } from './upgrades.ts';

export interface PaymentRouteDependencies {
  billing: BillingService;
  upgrades: Upgrades;
  planWatch: PlanWatch;
  publicUrl: string | undefined;
}

/** Each of these requests causes a request to the payment provider. */
const rateLimit = { name: 'payment', limit: 30, windowSeconds: 60 };

export function registerPaymentRoutes(mount: Mount, dependencies: PaymentRouteDependencies): void {
  const { billing, upgrades, planWatch, publicUrl } = dependencies;
  mount(getPaymentSetup, async () => upgrades.getSetup());
  mount(
    createPaymentIntent,
    async ({ userId, body }) => ({ clientSecret: await upgrades.startPurchase(userId, body.tier) }),
    {
      rateLimit,
    },
  );
  mount(confirmPayment, ({ userId, body }) => upgrades.confirm(userId, body.paymentIntentId), { rateLimit });
  mount(
    changeTier,
    async ({ userId, body }) => {
      await upgrades.changeTier(userId, body.tier);
      return billing.status(userId);
    },
    { rateLimit },
  );
  mount(
    openPortal,
    async ({ userId, request }) => ({
      url: await upgrades.openPortal(userId, `${ownOrigin(request, publicUrl)}/profile`),
    }),
    { rateLimit },
  );
  mount(receiveStripeEvent, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    await planWatch.receiveWebhook(typeof request.body === 'string' ? request.body : '', String(signature ?? ''));
    return { received: true };
  });
}
