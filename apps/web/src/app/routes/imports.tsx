import { ImportsPage } from '#features/imports/imports-page.tsx';

export function ImportsRoute() {
  return <ImportsPage />;
}
