import { SubscriptionCard } from '#features/billing/subscription-card.tsx';
import { CategoriesPage } from '#features/categories/categories-page.tsx';
import { ImportDropZone } from '#features/imports/import-drop-zone.tsx';
import { PageDrop } from '#features/imports/page-drop.tsx';
import { useCategoryProposals } from '#features/sorting/category-proposals.api.ts';
import { CategoryProposals } from '#features/sorting/category-proposals.tsx';
import { SubcategoryProposals } from '#features/sorting/subcategory-proposals.tsx';
import { ReviewNotice } from '#features/sorting/review-notice.tsx';
import { useReviewSummary } from '#features/sorting/review-summary.api.ts';

export function CategoriesRoute() {
  // The cards wait until the content above them is known, so that they do not move.
  const isReviewKnown = useReviewSummary().isFetched;
  const areProposalsKnown = useCategoryProposals().isFetched;
  return (
    <CategoriesPage
      isReady={isReviewKnown && areProposalsKnown}
      status={
        <>
          <SubscriptionCard />
          <div className="divide-y divide-line rounded-card border border-line bg-panel empty:hidden">
            <ReviewNotice />
            <CategoryProposals />
          </div>
        </>
      }
      welcome={<ImportDropZone tone="welcome" />}
      dropTarget={<PageDrop />}
      renderProposals={({ id }) => <SubcategoryProposals categoryId={id} />}
    />
  );
}
