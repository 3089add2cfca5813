import type { Category } from '@app/contract/categories';
import { ChevronDown, FolderSearch, Plus, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { sortByCount } from '#lib/rank-categories.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { phoneIconButtonClass, phoneIconLabelClass } from '#ui/phone-icon-button-class.ts';
import { SearchBox } from '#ui/search-box.tsx';
import { CategoryCard } from './category-card.tsx';
import { categoryGridClass } from './category-grid.ts';
import { type CategoryAction, CategoryMenu } from './category-menu.tsx';
import { t } from './categories.messages.ts';

export type OverviewAction = { kind: 'create' } | { kind: CategoryAction; category: Category };

export interface CategoryOverviewProps {
  categories: readonly Category[];
  /** Above the cards. */
  status: ReactNode;
  /** Shown in an account without conversations. */
  welcome: ReactNode;
  onAction: (action: OverviewAction) => void;
}

export function CategoryOverview({ categories, status, welcome, onAction }: CategoryOverviewProps) {
  const [query, setQuery] = useState('');
  const [showsEmpty, setShowsEmpty] = useState(false);
  const total = categories.reduce((sum, category) => sum + category.conversationCount, 0);
  const ranked = sortByCount(categories, ({ conversationCount }) => conversationCount);
  const shown = ranked.filter((category) => matches(category, query));
  const empty = shown.filter(({ conversationCount }) => conversationCount === 0);
  // A single empty category is not folded. In a new account every category is empty, so none is folded.
  const foldsEmpty = query.trim() === '' && total > 0 && empty.length > 1;
  const cardProps = { total, onAction };
  return (
    <div className="flex flex-col">
      <PageHeader
        title={t('title')}
        description={t('summary', { count: total })}
        keepsActionsBeside
        actions={
          <OverviewActions
            // In a new account the primary button is in the welcome below.
            isImportFirst={total > 0}
            onCreate={() => {
              // The new category is empty, so it appears among the folded ones.
              setShowsEmpty(true);
              onAction({ kind: 'create' });
            }}
          />
        }
      />
      {/* On phones the cards come first. */}
      <div className="mb-3 flex flex-col gap-3 empty:hidden max-sm:order-last max-sm:mt-6">{status}</div>
      <div className="mb-4 flex flex-col gap-3 sm:mb-6">
        {welcome}
        <SearchBox
          label={t('search')}
          clearLabel={t('clearSearch')}
          value={query}
          onValueChange={setQuery}
          className="w-full sm:max-w-80"
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={<FolderSearch />}
          title={t('noMatch', { query: query.trim() })}
          description={t('noMatchText')}
          actions={<Button onClick={() => setQuery('')}>{t('clearSearch')}</Button>}
        />
      ) : (
        <CategoryCards
          categories={foldsEmpty ? shown.filter((category) => !empty.includes(category)) : shown}
          {...cardProps}
        />
      )}
      {foldsEmpty && (
        <div className="mt-4">
          <Button
            variant="ghost"
            className="-ml-3 text-muted"
            aria-expanded={showsEmpty}
            onClick={() => setShowsEmpty(!showsEmpty)}
          >
            <ChevronDown aria-hidden className={showsEmpty ? undefined : '-rotate-90'} />
            {t('emptyCategories', { count: empty.length })}
          </Button>
          {showsEmpty && (
            <div className="mt-2">
              <CategoryCards categories={empty} {...cardProps} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

interface CategoryCardsProps {
  categories: readonly Category[];
  /** The number of all conversations. */
  total: number;
  onAction: (action: OverviewAction) => void;
}

function CategoryCards({ categories, total, onAction }: CategoryCardsProps) {
  const { isPremium } = useViewer();
  return (
    <ul className={categoryGridClass}>
      {categories.map((category) => (
        <CategoryCard
          key={category.id}
          category={category}
          share={total === 0 ? 0 : category.conversationCount / total}
          href={category.subcategories.length > 0 ? `/categories?in=${category.id}` : `/categories/${category.id}`}
          actions={
            <CategoryMenu category={category} isPremium={isPremium} onAction={(kind) => onAction({ kind, category })} />
          }
        />
      ))}
    </ul>
  );
}

function OverviewActions({ isImportFirst, onCreate }: { isImportFirst: boolean; onCreate: () => void }) {
  return (
    <>
      <Button className={phoneIconButtonClass} onClick={onCreate}>
        <Plus aria-hidden />
        <span className={phoneIconLabelClass}>{t('addCategory')}</span>
      </Button>
      <Button asChild className={phoneIconButtonClass} variant={isImportFirst ? 'primary' : 'secondary'}>
        <Link to="/imports">
          <Upload aria-hidden />
          <span className={phoneIconLabelClass}>{t('importData')}</span>
        </Link>
      </Button>
    </>
  );
}

function matches(category: Category, query: string): boolean {
  const searchText = query.trim().toLowerCase();
  const texts = [category.name, category.description, ...category.subcategories.map(({ name }) => name)];
  return texts.some((text) => text.toLowerCase().includes(searchText));
}
