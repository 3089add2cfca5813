import { TemplatesPage } from '#features/templates/templates-page.tsx';

export function TemplatesRoute() {
  return <TemplatesPage />;
}
