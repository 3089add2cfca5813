import { SubscriptionCard } from '#features/billing/subscription-card.tsx';
import { CategoriesPage } from '#features/categories/categories-page.tsx';
import { ImportDropZone } from '#features/imports/import-drop-zone.tsx';
import { PageDrop } from '#features/imports/page-drop.tsx';
import { CategoryOffers } from '#features/sorting/category-offers.tsx';
import { ProposalList } from '#features/sorting/proposal-list.tsx';
import { ReviewNotice } from '#features/sorting/review-notice.tsx';

export function CategoriesRoute() {
  return (
    <CategoriesPage
      status={
        <>
          <SubscriptionCard />
          <ReviewNotice />
          <CategoryOffers />
        </>
      }
      welcome={<ImportDropZone tone="welcome" />}
      dropTarget={<PageDrop />}
      renderProposals={({ id }) => <ProposalList categoryId={id} />}
    />
  );
}
