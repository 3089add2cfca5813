import type { Archive } from '@app/contract/archive';
import type { Category } from '@app/contract/categories';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/messages.ts';
import { rankCategories } from '#lib/rank-categories.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { categoryStyle } from '../trends/format-trend.ts';
import { t } from './archive.messages.ts';
import { Panel, rowClass } from './panel.tsx';

/** The number of conversations in each category, and how many have an uncertain category. */
export function SortedPanel({ archive, categories }: { archive: Archive; categories: readonly Category[] }) {
  const { counts, toReview } = archive;
  const countsById = new Map<string, number>();
  for (const { byCategory } of archive.series)
    for (const { categoryId, conversations } of byCategory)
      countsById.set(categoryId, (countsById.get(categoryId) ?? 0) + conversations);
  const max = Math.max(1, ...countsById.values());
  const sureOfAll = { sure: counts.conversations - toReview, all: counts.conversations };
  return (
    <Panel title={t('sorted')} text={toReview > 0 ? t('sortedText', sureOfAll) : undefined}>
      <ul>
        {rankCategories(countsById, categories).map((id) => {
          const count = countsById.get(id) ?? 0;
          const { name, emoji, color } = categoryStyle(id, categories);
          return (
            <li key={id}>
              <Link
                to={`/categories/${id}`}
                className={`${rowClass} relative grid h-11 grid-cols-[1.375rem_minmax(5.25rem,auto)_minmax(0,1fr)_2.5rem] items-center gap-2 md:h-8 md:grid-cols-[1.375rem_7rem_minmax(0,1fr)_2.5rem]`}
              >
                <span aria-hidden>{emoji}</span>
                <VisuallyHidden>{t('categoryLabel', { name, count })}</VisuallyHidden>
                <span aria-hidden className="truncate text-ui">
                  {name}
                </span>
                <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
                  <span
                    className="block h-full min-w-1.5 rounded-full"
                    style={{ width: `${(count / max) * 100}%`, backgroundColor: color }}
                  />
                </span>
                <span aria-hidden className="tabular text-right text-list font-[550]">
                  {formatNumber(count)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {toReview > 0 && archive.year === null && (
        <p className="-mx-2 mt-3.5 flex items-center gap-3 rounded-control bg-warning-soft py-2.5 pr-2.5 pl-3.5 text-ui font-[550] text-warning-text">
          <ListChecks aria-hidden className="size-4.5" strokeWidth={1.75} />
          {t('toReview', { count: toReview })}
          <Button asChild size="small" className="ml-auto">
            <Link to="/review">{t('review')}</Link>
          </Button>
        </p>
      )}
    </Panel>
  );
}
