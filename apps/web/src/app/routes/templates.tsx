import { TemplatesPage } from '#features/library/templates/templates-page.tsx';

export function TemplatesRoute() {
  return <TemplatesPage />;
}
