import { getSubscription, getSubscriptionStatus, type SubscriptionStatus } from '@app/contract/subscription';
import type { Mount } from '#platform/http/route.ts';
import type { BillingService } from './billing.service.ts';

export function registerBillingRoutes(mount: Mount, billing: BillingService): void {
  const readStatus = async ({ userId }: { userId: string }): Promise<SubscriptionStatus> => {
    const { tier, currentPeriodEnd, limits } = await billing.entitlements(userId);
    return {
      user: { subscriptionTier: tier, currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null },
      limits,
      usage: await billing.usage(userId),
    };
  };
  mount(getSubscription, readStatus);
  mount(getSubscriptionStatus, readStatus);
}
