import { useCategories } from '#features/categories/categories.api.ts';
import { TrendsPage } from '#features/insights/trends/trends-page.tsx';

export function TrendsRoute() {
  const { data, isError } = useCategories();
  return <TrendsPage categories={data ?? (isError ? [] : undefined)} />;
}
