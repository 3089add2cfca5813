import type { Category } from '@app/contract/categories';
import { ArrowLeft, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConversationListBody } from './conversation-list-body.tsx';
import { useConversationList } from './conversations.api.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useListFilters } from './use-list-filters.ts';
import { useSelection } from './use-selection.ts';
import { t } from './conversations.messages.ts';

export interface ConversationListPageProps {
  categoryId: string;
  subcategoryId?: string | undefined;
  /** Empty while loading. */
  categoryName: string;
  subcategoryName?: string | undefined;
  /** The number of conversations in the category or subcategory; undefined while loading. */
  total: number | undefined;
  /** The categories that conversations can be moved to. */
  categories: readonly Category[];
  /** Between the search and the list. */
  notice?: ReactNode;
}

/** The conversations of a category or subcategory. */
export function ConversationListPage(props: ConversationListPageProps) {
  const { categoryId, subcategoryId, categoryName, subcategoryName, total, categories } = props;
  const filters = useListFilters();
  const { q, isArchived } = filters;
  const list = useConversationList({ categoryId, subcategoryId, q, isArchived });
  const { pathname, search } = useLocation();

  const loaded = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const selection = useSelection(loaded.map(({ id }) => id));
  const count = { count: loaded.length };
  const countLine =
    list.data === undefined
      ? undefined
      : q !== ''
        ? t(list.hasNextPage ? 'countFoundMore' : 'countFound', count)
        : isArchived
          ? t(list.hasNextPage ? 'countArchivedMore' : 'countArchived', count)
          : t('count', { count: list.hasNextPage ? (total ?? loaded.length) : loaded.length });
  return (
    <Page ground="panel">
      <PageHeader
        back={
          <Button asChild variant="ghost" size="small">
            <Link to="/categories">
              <ArrowLeft aria-hidden />
              {t('back')}
            </Link>
          </Button>
        }
        title={subcategoryName ?? (categoryName || t('untitledList'))}
        description={<span aria-live="polite">{countLine ?? '\u00A0'}</span>}
      />
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <SearchBox
          label={t('search')}
          clearLabel={t('clearSearch')}
          value={filters.typed}
          maxLength={500}
          onValueChange={filters.setTyped}
          className="w-full sm:max-w-80"
        />
        <Checkbox label={t('showArchived')} isChecked={isArchived} onCheckedChange={filters.setArchived} />
        {!selection.isOn && loaded.length > 0 && (
          <Button size="small" variant="ghost" className="ml-auto" onClick={selection.start}>
            <ListChecks aria-hidden />
            {t('select')}
          </Button>
        )}
      </div>
      {props.notice}
      {selection.isOn && (
        <SelectionBar selection={selection} isArchived={isArchived} categoryId={categoryId} categories={categories} />
      )}
      <ConversationListBody
        list={list}
        conversations={loaded}
        isSearching={q !== ''}
        isArchived={isArchived}
        onClear={() => filters.setTyped('')}
        categories={categories}
        selection={selection}
        origin={{ categoryName, backRoute: pathname + search, subcategoryName }}
      />
    </Page>
  );
}
