import { useCategories } from '#features/categories/categories.api.ts';
import { ReviewPage } from '#features/sorting/review-page.tsx';

export function ReviewRoute() {
  return <ReviewPage categories={useCategories().data ?? []} />;
}
