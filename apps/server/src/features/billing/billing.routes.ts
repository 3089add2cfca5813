import { getSubscription, getSubscriptionStatus } from '@app/contract/subscription';
import type { Mount } from '#platform/http/route.ts';
import type { BillingService } from './billing.service.ts';

export function registerBillingRoutes(mount: Mount, billing: BillingService): void {
  // Both addresses give the same response: the settings page calls the first one, the chat screens the second.
  mount(getSubscription, ({ userId }) => billing.status(userId));
  mount(getSubscriptionStatus, ({ userId }) => billing.status(userId));
}
