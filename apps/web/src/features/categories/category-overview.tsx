import type { Category } from '@app/contract/categories';
import { FolderSearch, Plus, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { CategoryCard } from './category-card.tsx';
import { categoryGrid } from './category-grid.ts';
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
  const { isPremium } = useViewer();
  const [query, setQuery] = useState('');
  const total = categories.reduce((sum, category) => sum + category.conversationCount, 0);
  const shown = categories.filter((category) => matches(category, query));
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('summary', { count: total })}
        actions={<OverviewActions onCreate={() => onAction({ kind: 'create' })} />}
      />
      <div className="mb-6 flex flex-col gap-3">
        {status}
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
        <ul className={categoryGrid}>
          {shown.map((category) => (
            <CategoryCard
              key={category.id}
              category={category}
              share={total === 0 ? 0 : category.conversationCount / total}
              href={category.subcategories.length > 0 ? `/categories?in=${category.id}` : `/categories/${category.id}`}
              actions={
                <CategoryMenu
                  category={category}
                  isPremium={isPremium}
                  onAction={(kind) => onAction({ kind, category })}
                />
              }
            />
          ))}
        </ul>
      )}
    </>
  );
}

function OverviewActions({ onCreate }: { onCreate: () => void }) {
  return (
    <>
      <Button onClick={onCreate}>
        <Plus aria-hidden />
        {t('addCategory')}
      </Button>
      <Button asChild variant="primary">
        <Link to="/imports">
          <Upload aria-hidden />
          {t('importData')}
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
