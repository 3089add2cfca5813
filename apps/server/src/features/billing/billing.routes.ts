import { getSubscription, getSubscriptionStatus } from '@app/contract/subscription';
import type { Mount } from '#platform/http/route.ts';
import type { BillingService } from './billing.service.ts';

export function registerBillingRoutes(mount: Mount, billing: BillingService): void {
  // Two addresses of one response: the settings page calls the first, the chat screens the second.
  mount(getSubscription, ({ userId }) => billing.status(userId));
  mount(getSubscriptionStatus, ({ userId }) => billing.status(userId));
}
