import { useCategories } from '#features/categories/categories.api.ts';
import { GoalsPage } from '#features/goals/goals-page.tsx';

export function GoalsRoute() {
  return <GoalsPage categories={useCategories().data ?? []} />;
}
