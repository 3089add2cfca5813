import { RecommendationsPage } from '#features/recommendations/recommendations-page.tsx';

export function RecommendationsRoute() {
  return <RecommendationsPage />;
}
