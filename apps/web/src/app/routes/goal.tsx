import { useParams } from 'react-router';
import { useCategories } from '#features/categories/categories.api.ts';
import { GoalPage } from '#features/goals/goal-page.tsx';

export function GoalRoute() {
  const { goalId = '' } = useParams();
  return <GoalPage key={goalId} id={goalId} categories={useCategories().data ?? []} />;
}
