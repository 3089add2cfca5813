import type { ArchiveMonth } from '@app/contract/archive';
import type { Category } from '@app/contract/categories';
import { type KeyboardEvent, useRef, useState } from 'react';
import { rankCategories } from '#lib/rank-categories.ts';
import { categoryStyle } from '../trends/format-trend.ts';
import type { ChartPoint } from '../trends/use-trends-url-state.ts';
import { t } from './archive.messages.ts';
import { formatLongMonth, formatMonthName, lastDayOf } from './months.ts';
import { axisOf, namedMonths, type TimelineMonth, yearMarks } from './timeline-scale.ts';

interface PlotProps {
  series: readonly TimelineMonth[];
  categories: readonly Category[];
  onHover: (month: TimelineMonth | undefined) => void;
  onOpen: (point: ChartPoint) => void;
}

/** A bar for each month: one tab stop, the arrow keys go from month to month, Enter lists the conversations. */
export function TimelinePlot({ series, categories, onHover, onOpen }: PlotProps) {
  const axis = axisOf(Math.max(...series.map(({ conversations }) => conversations)));
  const [focusedIndex, setFocusedIndex] = useState(series.length - 1);
  const plot = useRef<HTMLDivElement>(null);
  const categoryIds = rankCategoriesOf(series, categories);
  const gap = series.length > 60 ? 'gap-px' : 'gap-0.5 md:gap-1';
  function moveFocus(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -series.length, End: series.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(series.length - 1, Math.max(0, focusedIndex + step));
    setFocusedIndex(next);
    plot.current?.querySelectorAll('button')[next]?.focus();
  }
  return (
    <div className="md:pr-8">
      <div className="relative h-38 md:h-50">
        <GridLines {...axis} />
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus */}
        <div
          ref={plot}
          role="toolbar"
          aria-label={`${t('timeline')} ${t('timelineKeys')}`}
          className={`absolute inset-0 grid grid-flow-col ${gap}`}
          style={{ gridTemplateColumns: `repeat(${series.length}, minmax(0, 1fr))` }}
          onMouseLeave={() => onHover(undefined)}
        >
          {series.map((month, index) => (
            <button
              key={month.month}
              type="button"
              tabIndex={index === Math.min(focusedIndex, series.length - 1) ? 0 : -1}
              aria-label={describe(month, categories)}
              aria-disabled={month.conversations === 0}
              className="group/bar relative flex min-w-0 flex-col-reverse hover:bg-sunken focus-visible:z-1"
              onKeyDown={moveFocus}
              onFocus={() => {
                setFocusedIndex(index);
                onHover(month);
              }}
              onBlur={() => onHover(undefined)}
              onMouseEnter={() => onHover(month)}
              onClick={() => month.conversations > 0 && onOpen(toPoint(month))}
            >
              {month.skipped !== undefined && <PauseMark />}
              <Bar month={month} top={axis.top} categoryIds={categoryIds} categories={categories} />
            </button>
          ))}
        </div>
      </div>
      <MonthNames series={series} />
      <YearNames series={series} />
    </div>
  );
}

function GridLines({ top, marks }: ReturnType<typeof axisOf>) {
  return marks.map((mark) => (
    <span
      key={mark}
      aria-hidden
      className={`absolute inset-x-0 border-t md:-right-8 ${mark === 0 ? 'border-line-button' : 'border-line'}`}
      style={{ bottom: `${(mark / top) * 100}%` }}
    >
      <span className="tabular absolute right-0 -top-2.25 hidden w-7 bg-panel pl-2 text-right text-[12px] leading-4.5 text-muted md:block">
        {mark}
      </span>
    </span>
  ));
}

interface BarProps {
  month: TimelineMonth;
  /** The number of conversations at the top of the axis. */
  top: number;
  categoryIds: readonly string[];
  categories: readonly Category[];
}

/** The conversations of a month, one part for each category. */
function Bar({ month, top, categoryIds, categories }: BarProps) {
  return categoryIds.map((categoryId) => {
    const part = month.byCategory.find((one) => one.categoryId === categoryId);
    if (part === undefined) return null;
    const height = `${(part.conversations / top) * 100}%`;
    const { color } = categoryStyle(categoryId, categories);
    return (
      <span
        key={categoryId}
        className="block w-full border-t border-panel"
        style={{ height, backgroundColor: color }}
      />
    );
  });
}

function MonthNames({ series }: { series: readonly TimelineMonth[] }) {
  const named = namedMonths(series);
  if (named.length === 0) return null;
  return (
    <div
      aria-hidden
      className="mt-1 grid h-4.5 text-center text-[12px] leading-4.5 text-muted"
      style={{ gridTemplateColumns: `repeat(${series.length}, minmax(0, 1fr))` }}
    >
      {named.map(({ month, at }) => (
        <span key={month} className="truncate" style={{ gridColumn: at + 1 }}>
          {formatMonthName(month)}
        </span>
      ))}
    </div>
  );
}

function YearNames({ series }: { series: readonly TimelineMonth[] }) {
  return (
    <div aria-hidden className="relative h-6 text-small font-medium text-muted">
      {yearMarks(series).map(({ year, at }) => (
        <span
          key={year}
          className={`absolute pl-0.75 leading-6 ${at === 0 ? '' : 'border-l border-line-button'}`}
          // The name of the last year stays inside the chart.
          style={{ left: `min(${(at / series.length) * 100}%, 100% - 2.5rem)` }}
        >
          {year}
        </span>
      ))}
    </div>
  );
}

/** Where the months of a pause are left out. */
function PauseMark() {
  return (
    <span
      aria-hidden
      className="absolute bottom-0 left-1/2 h-3 w-1.5 -translate-x-1/2 translate-y-1/2 -skew-x-12 border-x border-line-field bg-panel"
    />
  );
}

const toPoint = ({ month }: ArchiveMonth): ChartPoint => ({
  name: formatLongMonth(month),
  start: `${month}-01`,
  end: lastDayOf(month),
});

function describe(
  { month, conversations: count, byCategory: [largest], skipped }: TimelineMonth,
  categories: readonly Category[],
) {
  if (skipped !== undefined) return t('pause', { count: skipped });
  const values = { month: formatLongMonth(month), count };
  return largest === undefined
    ? t('monthAlone', values)
    : t('monthWithTop', { ...values, category: categoryStyle(largest.categoryId, categories).name });
}

/** The ids of the categories of these months, in the order of bars and legend. */
export function rankCategoriesOf(series: readonly ArchiveMonth[], categories: readonly Category[]): string[] {
  const sums = new Map<string, number>();
  for (const { byCategory } of series)
    for (const { categoryId, conversations } of byCategory)
      sums.set(categoryId, (sums.get(categoryId) ?? 0) + conversations);
  return rankCategories(sums, categories);
}
