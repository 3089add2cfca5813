import { WeeklyReviewPage } from '#features/planning/weekly-review-page.tsx';

export function WeeklyReviewRoute() {
  return <WeeklyReviewPage />;
}
