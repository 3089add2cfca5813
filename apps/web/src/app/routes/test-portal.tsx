import { TestPortalPage } from '#features/billing/test-portal-page.tsx';

/** The billing portal of the sandbox; with Stripe, its own portal is opened instead. */
export function TestPortalRoute() {
  return <TestPortalPage />;
}
