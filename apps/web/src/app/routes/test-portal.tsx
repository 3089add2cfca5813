import { TestPortalPage } from '#features/subscription/test-portal-page.tsx';

export function TestPortalRoute() {
  return <TestPortalPage />;
}
