import type { Category } from '@app/contract/categories';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useViewer } from '#lib/viewer.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCategories } from './categories.api.ts';
import { CategoryDrillIn } from './category-drill-in.tsx';
import { CategoryForm } from './category-form.tsx';
import { categoryGridClass } from './category-grid.ts';
import { CategoryOverview, type OverviewAction } from './category-overview.tsx';
import { DeleteCategory } from './delete-category.tsx';
import { MergeCategory } from './merge-category.tsx';
import { PremiumGate } from './premium-gate.tsx';
import { t } from './categories.messages.ts';

export interface CategoriesPageProps {
  /** False while it is unknown what `status` shows. */
  isReady: boolean;
  /** The subscription status card. */
  status: ReactNode;
  /** Shown in an account without conversations. */
  welcome: ReactNode;
  /** Accepts exports dropped on the page when there is no drop zone. */
  dropTarget: ReactNode;
  /** The suggested subcategories of a category. */
  renderProposals: (category: Category) => ReactNode;
}

/** All categories, or with ?in={id} one category's subcategories. */
export function CategoriesPage({ isReady, status, welcome, dropTarget, renderProposals }: CategoriesPageProps) {
  const { isPremium } = useViewer();
  const categories = useCategories();
  const [search] = useSearchParams();
  const [action, setAction] = useState<OverviewAction>();
  const close = () => setAction(undefined);

  if (categories.data === undefined || !isReady) {
    return (
      <Page>
        {categories.isError ? (
          <>
            <PageHeader title={t('title')} />
            <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void categories.refetch()} />
          </>
        ) : (
          <LoadingCategories />
        )}
      </Page>
    );
  }
  const openCategory = categories.data.find((category) => category.id === search.get('in'));
  const isEmpty = categories.data.every(({ conversationCount }) => conversationCount === 0);
  const isGated = !isPremium && (action?.kind === 'create' || action?.kind === 'merge');
  return (
    <Page>
      {openCategory === undefined ? (
        <CategoryOverview
          categories={categories.data}
          status={status}
          welcome={isEmpty && welcome}
          onAction={setAction}
        />
      ) : (
        <CategoryDrillIn category={openCategory} proposals={renderProposals(openCategory)} />
      )}
      {(!isEmpty || openCategory !== undefined) && dropTarget}
      <PremiumGate isOpen={isGated} onClose={close} />
      {action?.kind === 'create' && !isGated && <CategoryForm category={null} onClose={close} />}
      {action?.kind === 'edit' && <CategoryForm category={action.category} onClose={close} />}
      {action?.kind === 'delete' && <DeleteCategory category={action.category} onClose={close} />}
      {action?.kind === 'merge' && !isGated && (
        <MergeCategory
          category={action.category}
          targets={categories.data.filter(({ id }) => id !== action.category.id)}
          onClose={close}
        />
      )}
    </Page>
  );
}

function LoadingCategories() {
  return (
    <output className="block" aria-label={t('loading')}>
      <PageHeader title={t('title')} />
      <Skeleton className="-mt-5 mb-6 h-5 w-52" />
      <Skeleton className="mb-3 h-13 w-full rounded-card max-sm:hidden" />
      <Skeleton className="mb-6 h-9 w-80 max-w-full" />
      <div className={categoryGridClass}>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} className="h-46 rounded-card" />
        ))}
      </div>
    </output>
  );
}
