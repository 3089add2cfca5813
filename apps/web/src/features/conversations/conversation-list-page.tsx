import type { Category } from '@app/contract/categories';
import { MAX_BULK_CONVERSATIONS } from '@app/contract/bulk-acts';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { useRowSelection } from '#lib/use-row-selection.ts';
import { Button } from '#ui/button.tsx';
import { DeferredPart } from '#ui/deferred-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { ConversationListBody } from './conversation-list-body.tsx';
import { type ConversationListScope, useConversationList } from './conversations.api.ts';
import { ListFilterBar } from './list-filters.tsx';
import { ConversationSelectionBar } from './selection-bar.tsx';
import { useListFilters } from './use-list-filters.ts';
import { useSelectionActions } from './use-selection-actions.ts';
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
  /** Beside the title. */
  icon?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** A chip after the filters. */
  notice?: ReactNode;
}

/** The conversations of a category or subcategory. */
export function ConversationListPage(props: ConversationListPageProps) {
  const { categoryId, subcategoryId, categoryName, subcategoryName, total, categories } = props;
  const filters = useListFilters();
  const { q, isArchived } = filters;
  const { list, loaded, ids } = useLoadedConversations({ categoryId, subcategoryId, q, isArchived });
  const selection = useRowSelection(ids, MAX_BULK_CONVERSATIONS);
  const selectionActions = useSelectionActions(selection, isArchived);
  const { pathname, search } = useLocation();
  const origin = useMemo(
    () => ({ categoryName, backRoute: pathname + search, subcategoryName }),
    [categoryName, pathname, search, subcategoryName],
  );

  const countParams = { count: loaded.length };
  const countLine =
    list.data === undefined
      ? undefined
      : q !== ''
        ? t(list.hasNextPage ? 'countFoundMore' : 'countFound', countParams)
        : isArchived
          ? t(list.hasNextPage ? 'countArchivedMore' : 'countArchived', countParams)
          : t('count', { count: list.hasNextPage ? (total ?? loaded.length) : loaded.length });
  const { icon, actions } = props;
  const title = subcategoryName ?? (categoryName || t('untitledList'));
  // The same element while rows are selected, so that React leaves it out.
  const header = useMemo(
    () => (
      <PageHeader
        back={
          <Button asChild variant="ghost" size="small">
            <Link to="/categories">
              <ArrowLeft aria-hidden />
              {t('back')}
            </Link>
          </Button>
        }
        icon={icon}
        title={title}
        actions={actions}
        description={<span aria-live="polite">{countLine ?? '\u00A0'}</span>}
      />
    ),
    [icon, title, actions, countLine],
  );
  return (
    <Page background="panel">
      {header}
      <ListFilterBar
        filters={filters}
        category={categories.find(({ id }) => id === categoryId)}
        subcategoryId={subcategoryId}
        notice={props.notice}
        onSelect={!selection.isOn && loaded.length > 0 ? selection.start : undefined}
      />
      <ConversationListBody
        list={list}
        conversations={loaded}
        hasMore={list.hasNextPage}
        isSearching={q !== ''}
        showsArchived={isArchived}
        onClearSearch={() => filters.setTyped('')}
        categories={categories}
        selection={selection}
        selectionActions={selectionActions}
        origin={origin}
      />
      {selection.hasCheckboxes && (
        <DeferredPart>
          <ConversationSelectionBar
            selection={selection}
            actions={selectionActions}
            showsArchived={isArchived}
            categoryId={categoryId}
            categories={categories}
          />
        </DeferredPart>
      )}
    </Page>
  );
}

function useLoadedConversations(scope: ConversationListScope) {
  const list = useConversationList(scope);
  const loaded = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  const ids = useMemo(() => loaded.map(({ id }) => id), [loaded]);
  return { list, loaded, ids };
}
