import type { ArchiveChapter } from '@app/contract/archive';
import { formatNumber } from '#lib/messages.ts';
import { categoryStyle } from '../trends/format-trend.ts';
import type { ChartPoint } from '../trends/use-trends-url-state.ts';
import { t } from './archive.messages.ts';
import { formatSpan, lastDayOf } from './months.ts';
import type { ArchivePartProps } from './archive-part.ts';
import { placeChapters, type PlacedChapter } from './timeline-scale.ts';

const toPoint = ({ key, name, from, to }: ArchiveChapter): ChartPoint => ({
  name,
  topic: key,
  start: `${from}-01`,
  end: lastDayOf(to),
});

/** The accessible name, in the order of the visible text, which differs between the two lists of chapters. */
const describe = (
  { name, from, to, conversations: count }: ArchiveChapter,
  messageKey: 'chapterInTime' | 'chapterInList',
): string => t(messageKey, { name, span: formatSpan(from, to), count });

/** The share of a chapter's box that its months take; the rest of the box is room for the name. */
const shareOfBox = ({ from, to, left, right }: PlacedChapter, months: number): number =>
  (to - from + 1) / months / ((right - left) / 100);

/** The chapters below the months they lasted, on wide screens. */
export function ChapterTrack({ archive, categories, onOpen }: ArchivePartProps) {
  const placed = placeChapters(archive);
  const lanes = Math.max(0, ...placed.map(({ lane }) => lane)) + 1;
  const months = archive.series.length;
  return (
    <ul
      aria-label={t('chapters')}
      className="relative mt-2 mr-8 hidden lg:block"
      style={{ height: `calc(${lanes} * 3.25rem)` }}
    >
      {placed.map((box) => {
        const { chapter, lane, left, right, isAtEnd } = box;
        return (
          <li
            key={chapter.key}
            className="absolute"
            style={{ left: `${left}%`, width: `${right - left}%`, top: `calc(${lane} * 3.25rem)` }}
          >
            <button
              type="button"
              aria-label={describe(chapter, 'chapterInTime')}
              title={formatSpan(chapter.from, chapter.to)}
              onClick={() => onOpen(toPoint(chapter))}
              className={`group/chapter block w-full pt-2 leading-4.25 ${isAtEnd ? 'text-right' : 'text-left'}`}
            >
              <span
                aria-hidden
                className={`absolute top-0 h-0.75 rounded-full ${isAtEnd ? 'right-0.5' : 'left-0.5'}`}
                style={{
                  width: `calc(${shareOfBox(box, months) * 100}% - 4px)`,
                  backgroundColor: categoryStyle(chapter.categoryId, categories).color,
                }}
              />
              <span className="block truncate text-small leading-4.25 font-[550] underline-offset-3 group-hover/chapter:underline">
                {chapter.name}
              </span>{' '}
              <span className="tabular block text-[12px] text-muted">{formatNumber(chapter.conversations)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The same chapters as a list, where there is no room below the months. */
export function ChapterList({ archive: { chapters }, categories, onOpen }: ArchivePartProps) {
  return (
    <ul aria-label={t('chapters')} className="mt-3 grid gap-x-8 sm:max-md:grid-cols-2 lg:hidden">
      {chapters.map((chapter) => (
        <li key={chapter.key}>
          <button
            type="button"
            aria-label={describe(chapter, 'chapterInList')}
            onClick={() => onOpen(toPoint(chapter))}
            className="-mx-2 flex h-11 w-[calc(100%+1rem)] items-center gap-2.5 rounded-control px-2 text-left hover:bg-hover"
          >
            <span
              aria-hidden
              className="h-6 w-0.75 shrink-0 rounded-full"
              style={{ backgroundColor: categoryStyle(chapter.categoryId, categories).color }}
            />
            <span className="min-w-0 flex-1 truncate text-ui font-[550]">{chapter.name}</span>{' '}
            <span className="text-small whitespace-nowrap text-muted">{formatSpan(chapter.from, chapter.to)}</span>{' '}
            <span className="tabular w-7 text-right text-list">{formatNumber(chapter.conversations)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
