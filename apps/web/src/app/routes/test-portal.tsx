import { TestPortalPage } from '#features/billing/test-portal-page.tsx';

/** The billing portal of the sandbox. With Stripe as the provider, Stripe’s portal is opened instead. */
export function TestPortalRoute() {
  return <TestPortalPage />;
}
