import { WeeklyReviewPage } from '#features/tasks/planning/weekly-review-page.tsx';

export function WeeklyReviewRoute() {
  return <WeeklyReviewPage />;
}
