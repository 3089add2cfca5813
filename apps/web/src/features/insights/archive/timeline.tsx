import type { ArchiveMonth } from '@app/contract/archive';
import type { Category } from '@app/contract/categories';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { categoryStyle } from '../trends/format-trend.ts';
import type { ArchivePartProps } from './archive-part.ts';
import { t } from './archive.messages.ts';
import { ChapterList, ChapterTrack } from './chapters.tsx';
import { formatMonth } from './months.ts';
import { rankCategoriesOf, TimelinePlot } from './timeline-plot.tsx';
import { foldMonths, type TimelineMonth } from './timeline-scale.ts';

/** All conversations by month and category, with the chapters below. */
export function Timeline({ archive: whole, categories, onOpen }: ArchivePartProps) {
  const archive = useMemo(() => ({ ...whole, series: foldMonths(whole.series) }), [whole]);
  const { series } = archive;
  const id = useId();
  const busiest = series.reduce((best, month) => (month.conversations > best.conversations ? month : best));
  const [hovered, setHovered] = useState<TimelineMonth>();
  const shown = hovered ?? busiest;
  return (
    <section aria-labelledby={id} className="mt-7 md:mt-10">
      <header className="mb-3 lg:flex lg:items-baseline lg:gap-4">
        <h2 id={id} className="text-section">
          {t('timeline')}
        </h2>
        <p aria-hidden className="tabular text-list text-muted lg:ml-auto">
          {shown.skipped === undefined && (
            <>
              <b className="font-semibold text-text">{formatMonth(shown.month)}</b>
              {' · '}
            </>
          )}
          {hovered === undefined ? describeBusiest(busiest) : describeHovered(hovered, categories)}
        </p>
      </header>
      <TimelinePlot series={series} categories={categories} onHover={setHovered} onOpen={onOpen} />
      {archive.chapters.length > 0 && (
        <>
          <ChapterTrack archive={archive} categories={categories} onOpen={onOpen} />
          <ChapterList archive={archive} categories={categories} onOpen={onOpen} />
        </>
      )}
      <Legend series={series} categories={categories} />
    </section>
  );
}

function describeBusiest({ conversations: count, skipped }: TimelineMonth): string {
  return skipped === undefined ? t('busiest', { count }) : t('pause', { count: skipped });
}

function describeHovered(
  { conversations: count, byCategory: [largest], skipped }: TimelineMonth,
  categories: readonly Category[],
): string {
  if (skipped !== undefined) return t('pause', { count: skipped });
  const category = largest === undefined ? '' : categoryStyle(largest.categoryId, categories).name;
  return t(count === 0 ? 'inMonth' : 'inMonthMostly', { count, category });
}

function Legend({ series, categories }: { series: readonly ArchiveMonth[]; categories: readonly Category[] }) {
  return (
    <ul
      aria-label={t('legend')}
      className="mt-4 flex flex-wrap gap-x-4.5 border-t border-line pt-2 text-list text-second md:gap-y-1.5 md:pt-4"
    >
      {rankCategoriesOf(series, categories).map((id) => {
        const { name, color } = categoryStyle(id, categories);
        return (
          <li key={id}>
            <Link
              to={`/categories/${id}`}
              className="flex min-h-6 items-center gap-1.75 hover:text-text pointer-coarse:min-h-11"
            >
              <span aria-hidden className="size-2 rounded-[2px]" style={{ backgroundColor: color }} />
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
