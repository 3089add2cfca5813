import type { Category } from '@app/contract/categories';
import { Archive, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { chipClass, chipFadeClass, chipRowClass } from '#ui/chip-class.ts';
import { cx } from '#ui/cx.ts';
import { SearchBox } from '#ui/search-box.tsx';
import type { ListFilters } from './use-list-filters.ts';
import { t } from './conversations.messages.ts';

export interface ListFilterBarProps {
  filters: ListFilters;
  category: Category | undefined;
  subcategoryId: string | undefined;
  /** A further chip after the filters, such as one that leads to proposals. */
  notice: ReactNode;
  /** Absent while there is nothing to select. */
  onSelect?: (() => void) | undefined;
}

/** One line of constant height: the search, and chips for the subcategories and the archived conversations. */
export function ListFilterBar({ filters, category, subcategoryId, notice, onSelect }: ListFilterBarProps) {
  const subcategories = (category?.subcategories ?? []).toSorted((a, b) => b.conversationCount - a.conversationCount);
  return (
    <div className="mb-4 flex items-center gap-3 max-lg:flex-wrap">
      <SearchBox
        label={t('search')}
        clearLabel={t('clearSearch')}
        value={filters.typed}
        maxLength={500}
        onValueChange={filters.setTyped}
        className="w-full shrink-0 lg:w-64"
      />
      <div className={cx(chipRowClass, 'min-w-0 flex-1')}>
        {category !== undefined && subcategories.length > 0 && (
          <nav aria-label={t('subcategories')} className="contents">
            <SubcategoryLink
              to={`/categories/${category.id}`}
              name={t('all')}
              count={category.conversationCount}
              isOpen={subcategoryId === undefined}
            />
            {subcategories.map(({ id, name, conversationCount }) => (
              <SubcategoryLink
                key={id}
                to={`/categories/${category.id}/subcategories/${id}`}
                name={name}
                count={conversationCount}
                isOpen={id === subcategoryId}
              />
            ))}
          </nav>
        )}
        <button
          type="button"
          aria-pressed={filters.isArchived}
          onClick={() => filters.setArchived(!filters.isArchived)}
          className={chipClass(filters.isArchived)}
        >
          <Archive aria-hidden className="size-3.5" strokeWidth={1.75} />
          {t('showArchived')}
        </button>
        {notice}
      </div>
      <Button
        size="small"
        variant="ghost"
        className={cx(chipFadeClass, '-mr-2.5', onSelect === undefined && 'invisible before:visible')}
        onClick={onSelect}
      >
        <ListChecks aria-hidden />
        {t('select')}
      </Button>
    </div>
  );
}

interface SubcategoryLinkProps {
  to: string;
  name: string;
  count: number;
  isOpen: boolean;
}

function SubcategoryLink({ to, name, count, isOpen }: SubcategoryLinkProps) {
  return (
    <Link to={to} aria-current={isOpen ? 'page' : undefined} className={chipClass(isOpen)}>
      {name}
      <span className={cx('tabular', !isOpen && 'text-muted')}>{count.toLocaleString('en-US')}</span>
    </Link>
  );
}
