import { SubscriptionCard } from '#features/billing/subscription-card.tsx';
import { CategoriesPage } from '#features/categories/categories-page.tsx';
import { ImportDropZone } from '#features/imports/import-drop-zone.tsx';
import { PageDrop } from '#features/imports/page-drop.tsx';
import { CategoryProposals } from '#features/sorting/category-proposals.tsx';
import { SubcategoryProposals } from '#features/sorting/subcategory-proposals.tsx';
import { ReviewNotice } from '#features/sorting/review-notice.tsx';

export function CategoriesRoute() {
  return (
    <CategoriesPage
      status={
        <>
          <SubscriptionCard />
          <ReviewNotice />
          <CategoryProposals />
        </>
      }
      welcome={<ImportDropZone tone="welcome" />}
      dropTarget={<PageDrop />}
      renderProposals={({ id }) => <SubcategoryProposals categoryId={id} />}
    />
  );
}
