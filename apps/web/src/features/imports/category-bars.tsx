import type { Category } from '@app/contract/categories';
import { Link } from 'react-router';
import { formatNumber } from '#lib/messages.ts';
import { sortByCount } from '#lib/rank-categories.ts';
import { categoryTint } from '#ui/category-tint.ts';
import { t } from './finished.messages.ts';

/** With more categories than this, the smallest are combined into one line; Other always has its own. */
const MAX_LINES = 10;

export interface CategoryBarsProps {
  categories: readonly (Pick<Category, 'id' | 'name' | 'emoji' | 'color' | 'isProtected'> & {
    conversations: number;
  })[];
}

/** Categories with their numbers of conversations as labelled bars. */
export function CategoryBars({ categories }: CategoryBarsProps) {
  const ranked = sortByCount(categories, ({ conversations }) => conversations);
  const others = ranked.filter(({ isProtected }) => isProtected);
  const namedLines = ranked.length > MAX_LINES ? MAX_LINES - 1 - others.length : ranked.length;
  const shown = ranked.filter((category, index) => category.isProtected || index < namedLines);
  const largest = Math.max(1, ...shown.map(({ conversations }) => conversations));
  const total = (lines: readonly { conversations: number }[]) => lines.reduce((sum, one) => sum + one.conversations, 0);
  const combined = total(ranked) - total(shown);
  return (
    <ul className="mt-3 mb-4 flex flex-col">
      {shown.map(({ id, name, emoji, color, conversations }) => (
        <li key={id}>
          <Link
            to={`/categories/${id}`}
            className="-mx-2 grid min-h-9 grid-cols-[1.25rem_minmax(0,2fr)_minmax(0,3fr)_3rem] items-center gap-x-3 rounded-control px-2 text-ui hover:bg-hover pointer-coarse:min-h-11"
          >
            <span aria-hidden>{emoji}</span>
            <span className="truncate">{name}</span>
            <span aria-hidden className="h-1.5 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full"
                style={{
                  ...categoryTint(color).strong,
                  inlineSize: `${Math.max(2, (conversations / largest) * 100)}%`,
                }}
              />
            </span>
            <span className="tabular text-right font-medium">
              <span aria-hidden>{formatNumber(conversations)}</span>
              <span className="sr-only">{t('sortedPart', { count: conversations })}</span>
            </span>
          </Link>
        </li>
      ))}
      {combined > 0 && (
        <li className="flex min-h-9 items-center justify-between pl-8 text-ui text-muted">
          {t('sortedRest')}
          <span className="tabular">{formatNumber(combined)}</span>
        </li>
      )}
    </ul>
  );
}
