import { TestPortalPage } from '#features/billing/test-portal-page.tsx';

export function TestPortalRoute() {
  return <TestPortalPage />;
}
