import { useCategories } from '#features/categories/categories.api.ts';
import { TrendsPage } from '#features/insights/trends/trends-page.tsx';

export function TrendsRoute() {
  return <TrendsPage categories={useCategories().data ?? []} />;
}
